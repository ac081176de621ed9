// Times as people read them, in the language that is spoken.
import { texts } from './index.svelte';

/** A day, from milliseconds since 1970. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' }).format(at);
}
