// The messages between the page and its workers.
import type { Line } from './shelf';

/**
 * Messages to a worker. The first one has the folder of the engine's files. For the worker with the tables (`tables`), it
 * also has the player's name, whether bots answer without a pause, and the number of workers for bots; for a worker that
 * runs bots (`think`), the port of the tables and the version of their engine. `prepare` starts the engine before the
 * worker's task is known; `unpack` only stores the files uncompressed. `mind` announces another worker for bots.
 */
export type ToWorker =
  | { kind: 'tables'; base: string; name: string; quick: boolean; minds: number }
  | { kind: 'think'; base: string; tables: MessagePort; digest: string }
  | { kind: 'prepare'; base: string }
  | { kind: 'unpack'; base: string }
  | { kind: 'mind'; port: MessagePort }
  | { kind: 'call'; id: number; method: string; path: string; body: string }
  | { kind: 'say'; text: string }
  | { kind: 'rename'; name: string };

export type FromWorker =
  /** The version of the engine, if one was started. */
  | { kind: 'ready'; digest?: string }
  | { kind: 'failed'; code: string; what: string }
  | { kind: 'progress'; fetched: number; wanted: number }
  | { kind: 'answer'; id: number; status: number; body: string }
  | { kind: 'heard'; text: string }
  /** All tables that could not be saved so far. */
  | { kind: 'unkept'; lines: Line[] }
  /** A bot is thinking for long: more workers could help. */
  | { kind: 'busy' };

/** A job for a worker. The worker may ask others to do parts of it. */
export interface Job {
  kind: 'job';
  id: number;
  job: string;
  given: string;
  /** The number of workers that can help. */
  parts: number;
}
export interface Done {
  kind: 'done';
  id: number;
  result: string | null;
  failed: string | null;
  /** Why it failed: the code of a message, if there is one. */
  code: string | null;
}
/** Messages between the worker with the tables and one that runs bots, both ways. */
export type Between = Job | Done;
