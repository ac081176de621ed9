// What happened, in words.
import { SITE } from '../local/site';
import { say, texts } from '../text/index.svelte';
import type { Reason } from '../api/types';
import type { GameEvent } from '../api/table';

/** An event in words, the same as in the terminal (`text/sentences.py`): to the reader what he did himself is said as such. */
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

/** Why a move isn't possible, with its rule. If it is about a seat, that is given as the player's name. */
export function explanation(reason: Reason, game: string, names: readonly string[]): string {
  const { rule, code, ...details } = reason;
  const inner = { ...((details.details ?? details) as Record<string, unknown>) };
  if (typeof inner.seat === 'number')
    inner.player = names[inner.seat] ?? say('web-seat-number', { number: inner.seat + 1 });
  const id = `${game}-reason-${code}`;
  const text = say(texts.has(id) ? id : `reason-${code}`, inner);
  return /\d$/.test(rule) ? `${text} (${rule})` : text;
}

export function errorText(error: unknown): string {
  const { code = 'unknown', details } = (error ?? {}) as {
    code?: string;
    details?: { path?: unknown; here?: boolean };
  };
  // What is wrong with one field is said of that field, and what a device alone can do about it of the device.
  const exact = `error-${code}-${(SITE || details?.here) && texts.has(`error-${code}-here`) ? 'here' : String(details?.path)}`;
  const id = texts.has(exact) ? exact : `error-${code}`;
  return texts.has(id) ? say(id) : say('error-unknown');
}
