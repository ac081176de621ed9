export type Pile = 'floors' | 'clocks' | 'roofs';
export const PILES: readonly Pile[] = ['floors', 'clocks', 'roofs'];
export type Colour = 'red' | 'blue' | 'green' | 'yellow' | 'purple';
export const COLOURS: readonly Colour[] = ['red', 'blue', 'green', 'yellow', 'purple'];
export const ROOF: Record<Colour, string> = { red: 'Rr', blue: 'Rb', green: 'Rg', yellow: 'Ry', purple: 'Rp' };

export interface Tower {
  /** Its number in the order of founding, from 1. */
  tower: number;
  cards: string[];
  height: number;
  complete: boolean;
  points: number;
}
export interface Seat {
  points: number;
  towers: Omit<Tower, 'tower'>[];
  cards: number;
  discards: number;
  /** Cards that this seat is known to have taken, each with the face-down discards made since. */
  known: [card: string, discards: number][];
  hand?: string[];
  discarded?: string[];
}
export interface Board {
  piles: Record<Pile, { left: number; top: string | null }>;
  unseen: Record<string, number>;
  wanted: Record<Colour, number[]>;
  seats: Seat[];
}

/** A seat's towers with their numbers. */
export const numbered = (seat: Seat): Tower[] => seat.towers.map((tower, index) => ({ ...tower, tower: index + 1 }));

/** How tall a card is drawn. */
export function cardHeight(card: string): number {
  if (card.startsWith('F2')) return 2 * STOREY;
  if (card.startsWith('F')) return STOREY;
  if (card.startsWith('K')) return CLOCK;
  return ROOF_HEIGHT[card] ?? 46;
}
export const STOREY = 38;
export const CLOCK = 46;
export const ROOF_HEIGHT: Record<string, number> = { Rr: 44, Rb: 58, Rg: 70, Ry: 42, Rp: 54 };

export function towerHeight(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + cardHeight(card), 0);
}
