// Words broken by the language: browsers know how in some languages only, so what stands in narrow places brings it along.
import { texts } from '../text/index.svelte';

const SOFT = '\u00ad';
const known = new Map<string, Map<string, string>>();

/** The words of a game that may be broken, from its message `NAME-hyphens`: `post-koets-kan-toor dood-gra-ver`. */
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

/** A text with soft hyphens in the words for which the game's catalogue has them. */
export function softly(text: string, game: string): string {
  const broken = words(game);
  return text.replace(/\p{L}+/gu, (word) => broken.get(word) ?? word);
}
