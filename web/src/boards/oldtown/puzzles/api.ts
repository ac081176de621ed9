// Old Town's puzzles over the API.
import { call } from '../../../api/client';

export interface Puzzle {
  id: string;
  number?: number | null;
  level: string;
  A: number[];
  B: [number, string][];
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

export const puzzles = {
  all: () => call<{ official: Puzzle[]; levels: string[] }>('GET', '/puzzles'),
  one: (id: string) => call<Puzzle>('GET', `/puzzles/${id}`),
  generate: (level: string) => call<Puzzle>('POST', '/puzzles', { level }),
  check: (id: string, position: Position, language: string) => call<Checked>('POST', `/puzzles/${id}/check`, { position, language }),
  hint: (id: string, position: Position, rung: number, language: string) => call<Hint>('POST', `/puzzles/${id}/hint`, { position, rung, language }),
};

/** The clue cards of a puzzle, with the building that a B card speaks of. */
export function clueCards(puzzle: Puzzle): { card: string; named: string | null }[] {
  return [
    ...puzzle.A.map((number) => ({ card: `A${number}`, named: null })),
    ...puzzle.B.map(([number, building]) => ({ card: `B${number}`, named: building })),
    ...puzzle.C.map((number) => ({ card: `C${number}`, named: null })),
  ];
}
