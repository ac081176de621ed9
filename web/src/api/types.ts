// The API's shapes, from its description (`npm run types`); what the description leaves open is told apart here.
import type { GameEvent, View } from '../play/table';
import type { components } from './schema';

type Described = components['schemas'];
/** Answers carry every field, also those with a default. */
type Told<T> = { [K in keyof T]-?: T[K] };

export type Me = Told<Described['Me']>;
export type GameInfo = Told<Described['GameInfo']> & {
  title: string;
  authors: string;
  year: number;
  /** About how long a game takes. */
  minutes: number;
  /** Where points come from, in the order in which they are shown. */
  sources: string[];
};
export type SeatInfo = Told<Described['SeatShown']>;
export type Summary = Told<Described['Summary']>;
export type Verification = Told<Described['Verified']>;
export type Judged = Told<Described['Judged']>;
export type Review = Omit<Told<Described['Review']>, 'judged'> & { judged: Judged[] };
export type TableState = Omit<Told<Described['TableState']>, 'view' | 'you' | 'seats'> & {
  view: View | null;
  you: Told<Described['You']>;
  seats: SeatInfo[];
  /** What each seat has earned from each source of points. */
  earned?: Record<string, number>[] | null;
};
/** A view as letters: lines of pieces of text, each with a style such as `bold red`; and what moves mean. */
export interface Drawing {
  lines: { text: string; style: string }[][];
  labels: Record<string, string>;
}

/** A line of the table's log. */
export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  by?: string | number;
  events?: GameEvent[];
  person?: string;
  name?: string;
  text?: string;
  state?: string;
  vote?: string;
  count?: number;
  outcome?: string;
}
/** Why a move isn't possible. */
export interface Reason {
  rule: string;
  code: string;
  [detail: string]: unknown;
}
export interface ReplayStep {
  ply: number;
  plies: number;
  seat: number | 'all' | null;
  view: View | null;
  views: View[] | null;
  events: GameEvent[];
  move: string | null;
}
