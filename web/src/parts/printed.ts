// The words of the printed rulebooks, where the page has others: a search for one finds what the page calls it.
export interface Term {
  printed: string;
  ours: string;
  /** Beginnings of words with which the page's texts say it. */
  find: readonly string[];
}
/** A game's terms, by language. */
export type Printed = Readonly<Record<string, readonly Term[]>>;

/** A text without accents, capitals and the shapes of apostrophes, to compare what is typed with what is written. */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase().trim();

/** The terms that a search may mean: every word of it is in the printed name. */
export function meant(query: string, terms: readonly Term[]): Term[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.length ? terms.filter(({ printed }) => words.every((word) => folded(printed).includes(word))) : [];
}

/** Whether a text has what is searched for, as it was typed or as the page calls it. An empty search finds everything. */
export function finder(query: string, terms: readonly Term[]): (text: string) => boolean {
  const wanted = [folded(query), ...meant(query, terms).flatMap(({ find }) => find.map(folded))];
  return (text) => wanted.some((word) => folded(text).includes(word));
}
