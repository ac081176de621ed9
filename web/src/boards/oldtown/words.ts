import { say, texts } from '../../text/index.svelte';
import { clue } from './types';

export const buildingName = (building: string): string => say('oldtown-building', { building });

/** What a clue card says; with `named`, of which own building. */
export function clueText(card: string, named: string | null = null): string {
  const found = clue(card);
  const id = `oldtown-card-${found.number}`;
  const words = texts.has(id) ? say(id) : say('oldtown-clue', { card, number: found.number });
  return named ? `${words} (${buildingName(named)})` : words;
}
