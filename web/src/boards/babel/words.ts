import { say } from '../../text/index.svelte';
import { discParts } from './types';

export const suitName = (suit: string): string => say('babel-suit', { suit });
export const wonderName = (wonder: number | string): string => say('babel-wonder', { wonder: Number(wonder) });
export const actionName = (card: string): string => say('babel-card', { card: card.replaceAll(' ', '_') });
export const discName = (disc: string): string =>
  discParts(disc)
    .map(({ suit, number }) => `${suitName(suit)} ${number}`)
    .join(' + ');
