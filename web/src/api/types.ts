// The API's shapes, from its description (`npm run types`); what the description leaves open is told apart here.
import type { GameEvent, View } from '../play/table';
import type { components } from './schema';

type Described = components['schemas'];
/** Answers carry every field, also those with a default. */
type Complete<T> = { [K in keyof T]-?: T[K] };

export type Me = Complete<Described['Me']>;
export type DeviceInfo = Complete<Described['DeviceInfo']>;
export type PasskeyInfo = Complete<Described['PasskeyInfo']>;
export type ServerInfo = Complete<Described['ServerInfo']>;
export type VacationInfo = Complete<Described['VacationInfo']>;
export type GameInfo = Complete<Described['GameInfo']>;
export type SeatInfo = Complete<Described['SeatInfo']>;
export type Summary = Complete<Described['Summary']>;
export type Verification = Complete<Described['Verified']>;
export type Judged = Complete<Described['Judged']>;
export type Review = Omit<Complete<Described['Review']>, 'judged'> & { judged: Judged[] };
export type TableState = Omit<Complete<Described['TableState']>, 'view' | 'you' | 'seats'> & {
  view: View | null;
  you: Complete<Described['You']>;
  seats: SeatInfo[];
};
/** A view as letters: lines of pieces of text, each with a style such as `bold red`; and what moves mean. */
export type Drawing = Described['Drawing'];

/** A line of the table's log. */
export interface Entry {
  seq: number;
  at: number;
  kind: string;
  seat?: number;
  by?: string | number;
  events?: GameEvent[];
  because?: object;
  person?: string;
  name?: string;
  text?: string;
  state?: string;
  vote?: string;
  count?: number;
  outcome?: string;
  removed?: boolean;
  until?: number | null;
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
