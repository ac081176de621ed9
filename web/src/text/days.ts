// Times as people read them, in the language that is spoken.
import { texts } from './index.svelte';

/** A day, from milliseconds since 1970. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' }).format(at);
}

/** The time of day, as one says it in the language of the page. */
export const hourOf = (at: number): string =>
  new Intl.DateTimeFormat(texts.language, { timeStyle: 'short' }).format(at);

/** A span of time as minutes and seconds, `1:40`. */
export function minutesOf(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
