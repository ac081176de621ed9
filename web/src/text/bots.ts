// The names of bots, by their strength.
import { say, texts } from './index.svelte';

const STRENGTH = 'strength-';

/** A bot's name from the catalogues, or else its own. */
export const botName = (bot: string): string => (texts.has(STRENGTH + bot) ? say(STRENGTH + bot) : bot);
