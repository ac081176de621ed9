// Old Town's puzzles over the API.
import { call } from '../../../api/call';

export interface Puzzle {
  id: string;
  number?: number | null;
  level: string;
  A: number[];
  /** Without a building, the clue is about one of the player's own buildings. */
  B: [number, string | null][];
  C: number[];
  own?: string[] | null;
  own_unknown?: number | null;
  /** Whether the printed puzzle had no solution or several. */
  corrected?: boolean;
  /** The number of correct sets of own buildings. */
  own_sets?: number;
}
/** The entries on the map so far. */
export interface Position {
  entries: Record<string, string>;
  marks: Record<string, number[]>;
  own: string[];
}
export interface Checked {
  solved: boolean;
  fine: boolean;
  entries: Record<string, string>;
  /** What remains to be found; below 0 if too many own buildings are marked. */
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

/** A puzzle being made in the editor. */
export interface Draft {
  A: number[];
  B: [number, string | null][];
  C: number[];
  own?: string[];
  own_unknown?: number;
}
/** The number of towns that fit, and the puzzle's id if exactly one does. */
export interface Examined {
  count: number;
  /** Whether these are all towns that fit. */
  complete: boolean;
  /** For each lot, the building that stands there in all of them. */
  settled: (string | null)[];
  /** Cards that contradict each other, if no town fits. */
  conflict: number[];
  id: string | null;
  level: string | null;
  own_sets: number | null;
}

/** The user's first result in a puzzle, and the numbers of other people: all, slower, with more and with fewer hints. */
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

/** The clue cards of a puzzle, with the building that a B card is about. */
export function clueCards(puzzle: Puzzle): { card: string; named: string | null }[] {
  return [
    ...puzzle.A.map((number) => ({ card: `A${number}`, named: null })),
    ...puzzle.B.map(([number, building]) => ({ card: `B${number}`, named: building })),
    ...puzzle.C.map((number) => ({ card: `C${number}`, named: null })),
  ];
}
