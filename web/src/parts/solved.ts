// How tasks were solved on the user's devices: times, hints and levels.
import { own } from '../base/own.svelte';
import { remember } from '../base/remember';

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

/** The solved tasks of a list, without unreadable entries. */
export function readSolved(text: string | null): Solved[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'object' && one !== null && isSolved(one)) : [];
  } catch {
    return [];
  }
}

/** The solved tasks remembered under a key, oldest first. */
export const solvedAt = (key: string): Solved[] => readSolved(own.remembered(key));

/** Add tasks to those remembered under a key. They replace what was known of the same tasks. */
export function addSolved(key: string, tasks: readonly Solved[]): void {
  const ids = new Set(tasks.map(({ id }) => id));
  const all = [...solvedAt(key).filter(({ id }) => !ids.has(id)), ...tasks];
  all.sort((a, b) => a.on.localeCompare(b.on));
  remember(key, JSON.stringify(all.slice(-MOST_KEPT)));
}
