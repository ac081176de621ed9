// What happened, in words.
import { say, texts } from '../text/index.svelte';
import type { Reason } from '../api/types';
import type { GameEvent } from './table';

/** An event in words. A field that names a seat is given as the player's name. */
export function sentence(event: GameEvent, game: string, names: readonly string[]): string {
  const { event: name, ...fields } = event;
  const seat = fields.seat;
  const values: Record<string, unknown> = { ...fields };
  if (typeof seat === 'number' && seat >= 0) values.player = names[seat];
  return say(`${game}-event-${name}`, values);
}

/** Why a move isn't possible, with its rule. */
export function explanation(reason: Reason, game: string): string {
  const { rule, code, ...details } = reason;
  const inner = (details.details ?? details) as Record<string, unknown>;
  const id = `${game}-reason-${code}`;
  const text = say(texts.has(id) ? id : `reason-${code}`, inner);
  return /\d$/.test(rule) ? `${text} (${rule})` : text;
}

export function errorText(error: unknown): string {
  const code = (error as { code?: string } | null)?.code ?? 'unknown';
  const id = `error-${code}`;
  return texts.has(id) ? say(id) : say('error-unknown');
}
