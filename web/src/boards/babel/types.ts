export type Suit = 'camel' | 'ship' | 'crane' | 'mason';
export const SUITS: readonly Suit[] = ['camel', 'ship', 'crane', 'mason'];

export interface Wonder {
  wonder: number;
  name: string;
  discs: (string | null)[];
  parts: number[];
}
export interface Offer {
  cards: number[];
  trade: boolean;
}
export interface Seat {
  points: number;
  earned: Record<string, number>;
  cards: number;
  sure: Record<Suit, number>;
  action_cards: number;
  discs: (string | null)[] | number;
  sealed?: boolean;
  offer?: Offer | null;
  hand?: Record<Suit, number>;
  actions?: Record<string, number>;
}
/** The consequences of an invitation, as the table predicts them. */
export interface Outcome {
  disc: number | null;
  own: Partial<Record<Suit, number>>;
  wilds: number;
  parts: number[];
  rejected: number[];
  wonder: number[] | null;
  points: number[];
  ends: boolean;
}
export interface Board {
  turn: { seat: number; double: number; wonder: number | null; disc: string | null; built: boolean };
  wonders: Wonder[];
  completed: number;
  wonder_rows: [number, number][];
  disc_bonus: number[];
  suits_left: Record<Suit, number>;
  deck: number;
  discards: Record<Suit, number>;
  action_deck: number;
  actions_played: Record<string, number>;
  seats: Seat[];
  choices?: Record<string, Outcome>;
}

/** `ship5` or `camel3+ship2` as suits and numbers. */
export function discParts(disc: string): { suit: Suit; number: number }[] {
  return disc.split('+').map((part) => {
    const found = /^([a-z]+)(\d+)$/.exec(part);
    return { suit: (found?.[1] ?? 'camel') as Suit, number: Number(found?.[2] ?? 0) };
  });
}
