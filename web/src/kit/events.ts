// Events in words.
import { SITE } from '../local/site';
import { say, texts } from '../text/index.svelte';
import type { Reason } from '../api/types';
import type { GameEvent } from '../api/table';

/** An event in words, the same as in the terminal (`text/sentences.py`); the reader's own actions are addressed as "you". */
export function sentence(event: GameEvent, game: string, names: readonly string[], reader: number | null): string {
  const { event: name, ...fields } = event;
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, value ?? '-']),
  );
  const seat = fields.seat;
  if (typeof seat === 'number' && seat >= 0) {
    values.player = names[seat];
    values.you = seat === reader ? 'yes' : 'no';
  }
  return say(`${game}-event-${name}`, values);
}

/** Why a move is illegal. A seat in the reason is replaced by the player's name. */
export function explanation(reason: Reason, game: string, names: readonly string[]): string {
  const { rule: _, code, ...details } = reason;
  const inner = { ...((details.details ?? details) as Record<string, unknown>) };
  if (typeof inner.seat === 'number')
    inner.player = names[inner.seat] ?? say('web-seat-number', { number: inner.seat + 1 });
  const id = `${game}-reason-${code}`;
  return say(texts.has(id) ? id : `reason-${code}`, inner);
}

export function errorText(error: unknown): string {
  const { code = 'unknown', details } = (error ?? {}) as {
    code?: string;
    details?: { path?: unknown; here?: boolean; reason?: unknown };
  };
  // Operators of a server say why they banned or muted a person.
  if (typeof details?.reason === 'string' && details.reason && texts.has(`error-${code}-reason`))
    return say(`error-${code}-reason`, { reason: details.reason });
  // An error in one field names the field; one that only the device can resolve names the device.
  const exact = `error-${code}-${(SITE || details?.here) && texts.has(`error-${code}-here`) ? 'here' : String(details?.path)}`;
  const id = texts.has(exact) ? exact : `error-${code}`;
  return texts.has(id) ? say(id) : say('error-unknown');
}
