// The puzzles solved on this device: times, hints, and totals.
import { remember, remembered } from '../../../base/remember';
import type { Kind } from '../../../kit/menus';
import { keepSolved } from '../../../parts/streak';
import menu from './menu.json';

export const PUZZLES: Kind = menu.daily;

export interface Solved {
  id: string;
  level: string;
  seconds: number;
  hints: number;
  /** The day on which it was solved. */
  on: string;
}
const MOST_KEPT = 1000;

function isSolved(value: unknown): value is Solved {
  const { id, level, seconds, hints, on } = value as Solved;
  return [id, level, on].every((text) => typeof text === 'string') && [seconds, hints].every(Number.isFinite);
}

/** All solved puzzles, oldest first, without unreadable entries. */
export function solvedOnes(text = remembered('puzzles-solved')): Solved[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'object' && one !== null && isSolved(one)) : [];
  } catch {
    return [];
  }
}

/** Remember how a puzzle was solved. Only the first time counts, because after that the solution is known. */
export function keepResult(solved: Solved): void {
  keepSolved(PUZZLES, solved.id);
  const before = solvedOnes();
  if (!before.some(({ id }) => id === solved.id))
    remember('puzzles-solved', JSON.stringify([...before, solved].slice(-MOST_KEPT)));
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
