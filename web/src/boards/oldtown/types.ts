import { buildings, cards, lots } from '../../../../src/tabletowers/games/oldtown/data.json';

export interface Clue {
  number: number;
  kind: 'A' | 'B' | 'C';
  building?: string;
  lots?: number[];
  pairs?: [number, number][];
  /** The error in the printed text of the card, which is corrected here. */
  misprint?: string;
}
export const BUILDINGS = buildings as string[];
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

export interface Verdict {
  /** Null for a clue about an own building, if there is none. */
  building: string | null;
  verdict: string;
  lots?: number[];
  card_lots?: number[];
}
export interface HandCard {
  card: string;
  playable: boolean;
  droppable: boolean;
  verdicts: Verdict[];
}
export interface Building {
  status: 'aside' | 'marked' | 'settled' | 'out';
  lots: number[];
  owner: number | null;
}
export interface Board {
  buildings: Record<string, Building>;
  turn: { seat: number | null; cards: string[]; passed: boolean; drawn: number; to_draw: number; dead_turns: number };
  /** `hand`: the cards of a seat when all are laid open. */
  seats: { points: number; cards: Record<'A' | 'B' | 'C', number>; hand?: string[] | undefined }[];
  common: number;
  own?: Record<string, number>[];
  gone: string[];
  hand?: HandCard[];
}

export type Side = 'north' | 'south' | 'east' | 'west';
export interface Lot {
  lot: number;
  x: number;
  y: number;
  entrance: Side;
}
export const LOT_WIDTH = 112;
export const LOT_HEIGHT = 98;
export const MAP_WIDTH = 664;
export const MAP_HEIGHT = 620;
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
