// Dates and times in the current language. Every page uses these functions, so that they look the same.
import { texts } from './index.svelte';

const written = (at: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', ...how }).format(at);

/** A day, from milliseconds since 1970. */
export const day = (at: number): string => written(at, {});
/** A day that is the same in all time zones, such as 2026-11-17. */
export const dayOf = (date: string): string => written(Date.parse(`${date}T12:00:00Z`), { timeZone: 'UTC' });
/** A day and the time of day. */
export const moment = (at: number): string => written(at, { timeStyle: 'short' });
/** The time of day, as usual in the language of the page. */
export const hourOf = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, { timeStyle: 'short' }).format(at);

/** A span of time as minutes and seconds, `1:40`. */
export function minutesOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Time left on a clock: minutes and seconds, or whole hours or days while there are many. */
export function clockOf(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours < 2) return minutesOf(Math.floor(seconds) * 1000);
  const [value, unit] = hours < 48 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day'];
  return new Intl.NumberFormat(texts.language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

/** Yesterday by that word, an earlier day by its date. */
export function dayBefore(at: number): string {
  const yesterday = new Date();
  yesterday.setDate(yesterday.getDate() - 1);
  return new Date(at).toDateString() === yesterday.toDateString()
    ? new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' }).format(-1, 'day')
    : day(at);
}
