// Streaks: consecutive days on which the day's task was solved.
import { remember, remembered } from '../base/remember';
import type { Kind } from '../kit/menus';

export const POSITIONS: Kind = {
  title: 'positions-daily',
  text: 'positions-home',
  address: '/positions',
  days: 'daily-positions',
  solved: 'solved-position-',
};

export const today = (now = new Date()): string => now.toISOString().slice(0, 10);

function moved(day: string, by: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return today(date);
}
const before = (day: string): string => moved(day, -1);
const after = (day: string): string => moved(day, 1);

/** The days of a month, in weeks from Monday to Sunday; null for days of another month. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const days: (string | null)[] = Array.from(
    { length: (new Date(`${first}T12:00:00Z`).getUTCDay() + 6) % 7 },
    () => null,
  );
  for (let day = first; day.startsWith(month); day = after(day)) days.push(day);
  while (days.length % 7) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
/** The month that is `by` months before or after another. */
export function monthFrom(month: string, by: number): string {
  const date = new Date(`${month}-15T12:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + by);
  return today(date).slice(0, 7);
}

/** The number of consecutive days up to today or yesterday among the given days. */
export function countStreak(solved: ReadonlySet<string>, now: string): number {
  let day = solved.has(now) ? now : before(now);
  let count = 0;
  while (solved.has(day)) {
    count += 1;
    day = before(day);
  }
  return count;
}

/** The longest run of consecutive days. */
export function longestStreak(solved: ReadonlySet<string>): number {
  return Math.max(0, ...[...solved].map((day) => (solved.has(after(day)) ? 0 : countStreak(solved, day))));
}

export const days = (kind: Kind): Set<string> => new Set((remembered(kind.days) ?? '').split(' ').filter(Boolean));
export const streak = (kind: Kind): number => countStreak(days(kind), today());
export const isSolved = (kind: Kind, id: string): boolean => remembered(`${kind.solved}${id}`) !== null;

/** Remember that something was solved; a daily item counts for the streak. */
export function keepSolved(kind: Kind, id: string): void {
  remember(`${kind.solved}${id}`, '1');
  const day = /^daily-(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1];
  if (day) remember(kind.days, [...days(kind).add(day)].sort().slice(-400).join(' '));
}
