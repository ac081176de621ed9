// What a board needs to know about its table.

/** A seat as people see it. */
export interface Player {
  seat: number;
  name: string;
  bot?: string | null;
  /** Its place among the bots that can be chosen, from 1, the weakest; 0 for one of an older table. */
  strength?: number;
  away?: boolean;
  /** Since when, by this device's clock, in milliseconds. */
  awaySince?: number | undefined;
  /** Whether the board is shown from this other person's point of view. */
  watched?: boolean;
  /** Seconds left on the clock. */
  clock?: number | undefined;
}

/** The envelope that every game's view has. */
export interface View<Board = unknown> {
  game: string;
  rules: number;
  players: number;
  options: Record<string, unknown>;
  seat: number | null;
  ply: number;
  decision: string | null;
  asked: number[];
  scores: number[];
  over: boolean;
  winners: number[];
  board: Board;
  /** What lies on the table, of games that describe it (`boards/drawn/types.ts`). */
  scene?: object;
}

export type GameEvent = { event: string } & Record<string, unknown>;

/** The latest events, and the view before them. */
export interface Happened {
  before: View;
  events: GameEvent[];
  /** Details that explain moves where their events don't, in order; each board knows those of its game. */
  reasons: unknown[];
}
