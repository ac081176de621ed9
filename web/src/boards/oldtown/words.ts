import { say } from '../../text/index.svelte';

export const buildingName = (building: string): string => say('oldtown-building', { building });

/** What a clue card says; with `named`, of which own building. */
export function clueText(card: string, named: string | null = null): string {
  const words = say('oldtown-clue', { card });
  return named ? `${words} (${buildingName(named)})` : words;
}
