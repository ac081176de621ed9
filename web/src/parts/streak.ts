// Streaks: days in a row on which the day's task was solved, but for a few.
import { noteSolved, own } from '../base/own.svelte';
import { remember } from '../base/remember';
import { menus, type Kind } from '../kit/menus';

export const POSITIONS: Kind = {
  title: 'positions-daily',
  text: 'positions-home',
  address: '/positions',
  days: 'daily-positions',
  solved: 'solved-position-',
};

/** Everything that there is for each day. */
export const KINDS: readonly Kind[] = [...menus.flatMap(({ daily }) => (daily ? [daily] : [])), POSITIONS];

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

/** The number of missed days in each month that don't end a streak. */
const FORGIVEN = 2;

/** The number of solved days in the streak up to today or yesterday. */
export function countStreak(solved: ReadonlySet<string>, now: string): number {
  const first = [...solved].reduce((least, day) => (day < least ? day : least), now);
  const missed: Record<string, number> = {};
  let count = 0;
  for (let day = solved.has(now) ? now : before(now); day >= first; day = before(day)) {
    const month = day.slice(0, 7);
    if (solved.has(day)) count += 1;
    else if ((missed[month] = (missed[month] ?? 0) + 1) > FORGIVEN) break;
  }
  return count;
}

/** The number of solved days in the longest streak. */
export function longestStreak(solved: ReadonlySet<string>): number {
  return Math.max(0, ...[...solved].map((day) => (solved.has(after(day)) ? 0 : countStreak(solved, day))));
}

/** The number of days that this device remembers, about ten years. */
const MOST_DAYS = 4000;
export const days = (kind: Kind): Set<string> => new Set((own.remembered(kind.days) ?? '').split(' ').filter(Boolean));
export const streak = (kind: Kind): number => countStreak(days(kind), today());
export const isSolved = (kind: Kind, id: string): boolean => own.remembered(`${kind.solved}${id}`) !== null;

/** The day of a daily item. */
export const dayOfTask = (id: string): string | undefined => /^daily-(\d{4}-\d{2}-\d{2})$/.exec(id)?.[1];
/** The name of a kind, as the server knows it. */
export const nameOf = ({ address }: Kind): string => address.slice(1);

/** Remember on this device that something was solved; a daily item counts for the streak. */
export function markSolved(kind: Kind, ids: readonly string[]): void {
  for (const id of ids) remember(`${kind.solved}${id}`, '1');
  const found = ids.flatMap((id) => dayOfTask(id) ?? []);
  if (found.length) remember(kind.days, [...new Set([...days(kind), ...found])].sort().slice(-MOST_DAYS).join(' '));
}
/** Remember that something has just been solved. */
export function keepSolved(kind: Kind, id: string): void {
  markSolved(kind, [id]);
  noteSolved(nameOf(kind), id);
}
