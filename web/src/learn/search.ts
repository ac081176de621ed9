// Searching the rules: by the words that players use, and with the words that were found.
import { folded, sought, type Term } from '../parts/printed';

/** Fewer letters than this are too few to mean a synonym. */
const ENOUGH = 4;
const LETTER = /[\p{L}\p{N}]/u;

/** The words that players use in all games: in each line the words, a colon, and stems of those that the page uses. */
export function synonyms(lines: string): Term[] {
  return lines.split('\n').flatMap((line) => {
    const [words = '', stems = ''] = line.split(': ');
    const find = stems.split(', ');
    return words.split(', ').map((printed) => ({ printed, ours: find[0]!, find }));
  });
}

/** The printed terms and, once enough has been typed, the synonyms. */
export const known = (query: string, printed: readonly Term[], lines: string): readonly Term[] =>
  query.trim().length < ENOUGH ? printed : [...printed, ...synonyms(lines)];

/** A text in pieces: whole words in which the search was found, and what lies between them. */
export function marked(text: string, query: string, terms: readonly Term[]): { words: string; found: boolean }[] {
  if (!query.trim()) return [{ words: text, found: false }];
  const places = Array.from({ length: text.length }, (_, at) => Array.from(folded(text[at]!), () => at)).flat();
  const plain = folded(text);
  const found = new Array<boolean>(text.length).fill(false);
  for (const word of sought(query, terms))
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1)) {
      let [from, to] = [places[at]!, places[at + word.length - 1]!];
      while (from > 0 && LETTER.test(text[from - 1]!)) from -= 1;
      while (to + 1 < text.length && LETTER.test(text[to + 1]!)) to += 1;
      found.fill(true, from, to + 1);
    }
  const pieces: { words: string; found: boolean }[] = [];
  for (const [at, letter] of [...text].entries()) {
    const last = pieces.at(-1);
    if (last && last.found === found[at]) last.words += letter;
    else pieces.push({ words: letter, found: found[at]! });
  }
  return pieces;
}
