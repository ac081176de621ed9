// The API's shapes, from its description (`npm run types`); what the description leaves open is told apart here.
import type { GameEvent, View } from '../play/table';
import type { components } from './schema';

type Described = components['schemas'];
/** Answers carry every field, also those with a default. */
type Told<T> = { [K in keyof T]-?: T[K] };

export type Me = Told<Described['Me']>;
export type GameInfo = Told<Described['GameInfo']>;
export type SeatInfo = Told<Described['SeatShown']>;
export type Summary = Told<Described['Summary']>;
export type Vote = Told<Described['VoteShown']>;
export type Verification = Told<Described['Verified']>;
export type Judged = Told<Described['Judged']>;
export type Review = Omit<Told<Described['Review']>, 'judged'> & { judged: Judged[] };
export type TableState = Omit<Told<Described['TableState']>, 'view' | 'you' | 'seats'> & {
  view: View | null;
  you: Told<Described['You']>;
  seats: SeatInfo[];
};

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
