import { say } from '../../text/index.svelte';
import { discParts } from './types';

export const suitName = (suit: string): string => say('babel-suit', { suit });
export const wonderName = (wonder: number | string): string => say('web-babel-wonder-name', { wonder: String(wonder) });
export const actionName = (card: string): string => say('babel-action', { card });
export const discName = (disc: string): string =>
  discParts(disc)
    .map(({ suit, number }) => `${suitName(suit)} ${number}`)
    .join(' + ');
