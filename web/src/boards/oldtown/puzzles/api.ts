// Old Town's puzzles over the API.
import { call } from '../../../api/call';

export interface Puzzle {
  id: string;
  number?: number | null;
  level: string;
  A: number[];
  /** Without a building it speaks of one of the own ones. */
  B: [number, string | null][];
  C: number[];
  own?: string[] | null;
  own_unknown?: number | null;
  /** Whether the printed one had no or several solutions. */
  corrected?: boolean;
  /** How many sets of own buildings are right. */
  own_sets?: number;
}
/** What has been put on the map so far. */
export interface Position {
  entries: Record<string, string>;
  marks: Record<string, number[]>;
  own: string[];
}
export interface Checked {
  solved: boolean;
  fine: boolean;
  entries: Record<string, string>;
  /** What still has to be found; below 0, too many own buildings are marked. */
  missing: { lots: number; own: number };
  texts: string[];
}
export interface HintStep {
  text: string;
  building?: string;
  lots?: number[];
  left?: number[];
  removed?: Record<string, number[]>;
  placed?: { building: string; lot: number };
  own?: string[];
}
export interface Hint {
  kind: string;
  rung: number;
  texts: string[];
  look?: { building?: string; lots?: number[] };
  cards?: number[];
  steps?: HintStep[];
}

/** A puzzle that somebody is making. */
export interface Draft {
  A: number[];
  B: [number, string | null][];
  C: number[];
  own?: string[];
  own_unknown?: number;
}
/** How many towns fit it, and once it is exactly one, its id. */
export interface Examined {
  count: number;
  /** Whether these are all towns that fit. */
  complete: boolean;
  /** For each lot the building on which all of them agree. */
  settled: (string | null)[];
  /** Cards that contradict each other, if no town fits. */
  conflict: number[];
  id: string | null;
  level: string | null;
  own_sets: number | null;
}

/** My first result in a puzzle, and how many others have solved it: all, slower, with more and with fewer hints. */
export interface Compared {
  seconds: number;
  hints: number;
  others: number;
  slower: number;
  more_hints: number;
  fewer_hints: number;
}

export const puzzles = {
  all: () => call<{ official: Puzzle[]; levels: string[] }>('GET', '/puzzles'),
  one: (id: string) => call<Puzzle>('GET', `/puzzles/${encodeURIComponent(id)}`),
  generate: (level: string) => call<Puzzle>('POST', '/puzzles', { level }),
  examine: (puzzle: Draft) => call<Examined>('POST', '/puzzles/examine', { puzzle }),
  check: (id: string, position: Position, language: string) =>
    call<Checked>('POST', `/puzzles/${encodeURIComponent(id)}/check`, { position, language }),
  solved: (id: string, how: { position: Position; seconds: number; hints: number }) =>
    call<Compared>('POST', `/puzzles/${encodeURIComponent(id)}/solved`, how),
  hint: (id: string, position: Position, rung: number, language: string) =>
    call<Hint>('POST', `/puzzles/${encodeURIComponent(id)}/hint`, { position, rung, language }),
};

/** The clue cards of a puzzle, with the building that a B card speaks of. */
export function clueCards(puzzle: Puzzle): { card: string; named: string | null }[] {
  return [
    ...puzzle.A.map((number) => ({ card: `A${number}`, named: null })),
    ...puzzle.B.map(([number, building]) => ({ card: `B${number}`, named: building })),
    ...puzzle.C.map((number) => ({ card: `C${number}`, named: null })),
  ];
}
