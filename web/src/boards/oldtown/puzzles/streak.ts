// On how many days in succession the puzzle of the day was solved.
import { remember, remembered } from '../../../api/session.svelte';

export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

function before(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() - 1);
  return today(date);
}

/** Days in succession up to today or yesterday, from the days that are given. */
export function countStreak(solved: ReadonlySet<string>, now: string): number {
  let day = solved.has(now) ? now : before(now);
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

const days = (): Set<string> => new Set((remembered('daily-solved') ?? '').split(' ').filter(Boolean));
export const streak = (): number => countStreak(days(), today());

/** Remember that a puzzle was solved; one of the day counts for the streak. */
export function keepSolved(id: string): void {
  remember(`solved-${id}`, '1');
  const day = /^daily-(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1];
  if (day) remember('daily-solved', [...days().add(day)].sort().slice(-400).join(' '));
}
