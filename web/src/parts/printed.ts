// The words of the printed rulebooks, where the page uses others: a search for one finds the page's word.
export interface Term {
  printed: string;
  ours: string;
  /** Stems of the words that the page's texts use for it. */
  find: readonly string[];
}
/** A game's terms, by language. */
export type Printed = Readonly<Record<string, readonly Term[]>>;

/** Normalise a text for searching: without accents, capitals and typographic apostrophes. */
export const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** The terms that a search may mean: those whose printed name contains every word of it. */
export function meant(query: string, terms: readonly Term[]): Term[] {
  const words = folded(query).trim().split(/\s+/).filter(Boolean);
  return words.length ? terms.filter(({ printed }) => words.every((word) => folded(printed).includes(word))) : [];
}

/** The words to look for: as typed, and as the page calls them. */
export const sought = (query: string, terms: readonly Term[]): string[] => [
  folded(query).trim(),
  ...meant(query, terms).flatMap(({ find }) => find.map(folded)),
];

/** Whether a text contains the search words, as typed or as the page calls them. An empty search finds everything. */
export function finder(query: string, terms: readonly Term[]): (text: string) => boolean {
  const wanted = sought(query, terms);
  return (text) => wanted.some((word) => folded(text).includes(word));
}
