/** In the order of the rules, which is the alphabet's. */
export const BUILDINGS = [
  'bank',
  'barber',
  'blacksmith',
  'casino',
  'church',
  'doctor',
  'hotel',
  'jail',
  'judge',
  'laundry',
  'pharmacy',
  'printer',
  'saloon',
  'school',
  'sheriff',
  'stable',
  'stage',
  'undertaker',
];

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
