// The lots and clue cards, from the data of the rules. The picture on the first page does without them.
import { cards, lots } from '../../../../src/tabletowers/games/oldtown/data.json';
import type { Lot, Side } from './types';

export interface Clue {
  number: number;
  kind: 'A' | 'B' | 'C';
  building?: string;
  lots?: number[];
  pairs?: [number, number][];
  /** The error in the printed text of the card, which is corrected here. */
  misprint?: string;
}
export const CLUES = cards as Clue[];
const byNumber = new Map(CLUES.map((clue) => [clue.number, clue]));

/** The clue of a card such as `B41`. */
export function clue(card: string): Clue {
  return byNumber.get(Number(card.slice(1)))!;
}
/** All lots that a clue mentions. */
export function clueLots(card: string): number[] {
  const found = clue(card);
  return found.lots ?? [...new Set((found.pairs ?? []).flat())];
}

const COLUMNS = [74, 220, 336, 478];
const ROWS = [66, 198, 330, 462];
export const LOTS: Lot[] = (lots as { lot: number; row: number; column: number; entrance: string }[]).map(
  ({ lot, row, column, entrance }) => ({
    lot,
    x: COLUMNS[column - 1]!,
    y: ROWS[row - 1]!,
    entrance: entrance as Side,
  }),
);
export const lotAt = (lot: number): Lot => LOTS[lot - 1]!;
