import { say } from '../../text/index.svelte';
import type { Tower } from './types';

export const cardName = (card: string): string => say('clocktowers-card', { card });

/** A tower in words, from the ground up. */
export function towerText(tower: Tower): string {
  const cards = tower.cards.map(cardName).join(', ');
  const id = tower.complete ? 'clocktowers-board-tower-complete' : 'clocktowers-board-tower';
  return say(id, { tower: tower.tower, height: tower.height, cards, points: tower.points });
}
