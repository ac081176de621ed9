// The puzzles that the user has solved: times, hints, and totals.
import type { Kind } from '../../../kit/menus';
import { addSolved, solvedAt, type Solved } from '../../../parts/solved';
import { keepSolved } from '../../../parts/streak';
import menu from './menu.json';

export const PUZZLES: Kind & { results: string } = menu.daily;

/** All solved puzzles, oldest first. */
export const solvedOnes = (): Solved[] => solvedAt(PUZZLES.results);

/** Remember how a puzzle was solved. Only the first time counts, because after that the solution is known. */
export function keepResult(solved: Solved): void {
  if (!solvedOnes().some(({ id }) => id === solved.id)) addSolved(PUZZLES.results, [solved]);
  keepSolved(PUZZLES, solved.id);
}

export interface Figures {
  level: string;
  count: number;
  /** The number of them solved without a hint. */
  alone: number;
  best: number;
  average: number;
}
/** The solved puzzles of each level, in the order of the given levels. */
export function figures(all: readonly Solved[], levels: readonly string[]): Figures[] {
  return levels.flatMap((level) => {
    const those = all.filter((one) => one.level === level);
    if (!those.length) return [];
    const times = those.map(({ seconds }) => seconds);
    const average = Math.round(times.reduce((sum, time) => sum + time, 0) / times.length);
    return [
      {
        level,
        count: those.length,
        alone: those.filter(({ hints }) => hints === 0).length,
        best: Math.min(...times),
        average,
      },
    ];
  });
}

/** A time in minutes and seconds. */
export const clockTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
