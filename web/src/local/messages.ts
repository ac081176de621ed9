// What the page and its workers say to each other.

/** To a worker. `here` begins: where the engine's files lie, whether this one has the tables, who plays, whether bots answer without a pause. */
export type ToWorker =
  | { kind: 'here'; base: string; tables: boolean; name: string; quick: boolean; minds: MessagePort | null }
  | { kind: 'call'; id: number; method: string; path: string; body: string }
  | { kind: 'say'; text: string }
  | { kind: 'rename'; name: string };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed'; code: string; what: string }
  | { kind: 'progress'; fetched: number; wanted: number }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'heard'; text: string }
  | { kind: 'unkept' };

/** Between the worker with the tables and one that thinks. */
export interface Job {
  id: number;
  job: string;
  given: string;
}
export interface JobDone {
  id: number;
  result: string | null;
  failed: string | null;
}
