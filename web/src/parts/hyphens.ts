// Hyphenation: browsers support it for some languages only, so words in narrow places come with their own hyphens.
import { texts } from '../text/index.svelte';

const SOFT = '\u00ad';
const known = new Map<string, Map<string, string>>();

/** A game's hyphenated words, from its message `NAME-hyphens`: `post-koets-kan-toor dood-gra-ver`. */
function words(game: string): Map<string, string> {
  const key = `${texts.language} ${game}`;
  let found = known.get(key);
  if (!found) {
    const list = texts.has(`${game}-hyphens`) ? texts.say(`${game}-hyphens`).split(/\s+/) : [];
    found = new Map(list.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));
    known.set(key, found);
  }
  return found;
}

/** Insert soft hyphens into the words for which the game's catalogue has them. */
export function softly(text: string, game: string): string {
  const broken = words(game);
  return text.replace(/\p{L}+/gu, (word) => broken.get(word) ?? word);
}
