import { say } from '../../text/index.svelte';

export const buildingName = (building: string): string => say('oldtown-building', { building });

/** The text of a clue card; `named` is the own building that it is about. */
export function clueText(card: string, named: string | null = null): string {
  const words = say('oldtown-clue', { card });
  return named ? `${words} (${buildingName(named)})` : words;
}
