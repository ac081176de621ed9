// The API's shapes, as far as the page uses them.
import type { GameEvent, View } from '../play/table';

export interface Me {
  id: string;
  name: string;
  language: string;
  notices: boolean;
  login: string | null;
}
export interface GameOption {
  name: string;
  values: unknown[] | null;
  default: unknown;
  free: boolean;
}
export interface GameInfo {
  name: string;
  rules: number;
  players: number[];
  options: GameOption[];
  bots: string[];
  orders: string[];
}
export interface SeatInfo {
  kind: string;
  person: string | null;
  name: string | null;
  level: string | null;
  stand_in?: string | null;
  left?: boolean;
}
export type Clock =
  | null
  | { kind: 'move'; seconds: number }
  | { kind: 'bank'; seconds: number; increment: number }
  | { kind: 'days'; days: number };

export interface Summary {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: 'waiting' | 'running' | 'over';
  outcome: string | null;
  visibility: string;
  host: string;
  seats: SeatInfo[];
  clock: Clock;
  created: number;
  changed: number;
  your_turn: boolean;
  deadline: number | null;
  ply: number;
}
export interface Vote {
  kind: string;
  by: number;
  seat: number | null;
  count: number | null;
  agreed: number[];
  needed: number[];
}
export interface TableState {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: 'waiting' | 'running' | 'over';
  outcome: string | null;
  visibility: string;
  host: string;
  invite: string | null;
  chat_open: boolean;
  level: string;
  clock: Clock;
  hints: boolean;
  you: { person: string | null; seat: number | null; seats: number[]; host: boolean };
  seats: SeatInfo[];
  commitment: string | null;
  secret: string | null;
  seq: number;
  position: number;
  view: View | null;
  legal: string[];
  answered: number[];
  ahead: string[];
  undo: { own: number; vote: number };
  waiting: boolean;
  orders: Record<string, unknown> | null;
  vote: Vote | null;
  times: ({ left: number; since: number | null } | null)[];
  deadline: number | null;
  rematch: string | null;
}
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
export interface Reason {
  rule: string;
  code: string;
  [detail: string]: unknown;
}
export interface Verification {
  commitment: string;
  secret: string;
  nonces: string[];
  deal: boolean;
  replay: boolean;
}
export interface ReplayStep {
  ply: number;
  plies: number;
  seat: number | null;
  view?: View;
  views?: View[];
  events: GameEvent[];
  move: string | null;
}
