// A game's rules from its catalogue: sections in order, whose paragraphs end with the numbers of the rules that they explain.
import { say, texts } from '../text/index.svelte';

const NUMBERS = / \(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)$/;

export interface Paragraph {
  words: string;
  /** The rules that the paragraph explains, its main rule first. */
  numbers: string[];
}
export function paragraphs(text: string): Paragraph[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => ({ words: line.replace(NUMBERS, ''), numbers: NUMBERS.exec(line)?.[1]?.split(', ') ?? [] }));
}

export const sectionsOf = (game: string): string[] => texts.between(`${game}-rules-`, '-title');

/** Where a rule is explained: preferably the paragraph whose main rule it is. */
export function placeOf(
  rule: string,
  sections: readonly { name: string; paragraphs: readonly Paragraph[] }[],
): { section: string; paragraph: number } | null {
  let found: { section: string; paragraph: number } | null = null;
  let rank = Infinity;
  for (const section of sections) {
    section.paragraphs.forEach(({ numbers }, paragraph) => {
      const at = numbers.indexOf(rule);
      if (at >= 0 && at < rank) [found, rank] = [{ section: section.name, paragraph }, at];
    });
  }
  return found;
}

/** The same in the catalogue of a game. */
export const placeIn = (game: string, rule: string) =>
  placeOf(
    rule,
    sectionsOf(game).map((name) => ({ name, paragraphs: paragraphs(say(`${game}-rules-${name}`)) })),
  );
