// What bots are called: by how well they play.
import { say, texts } from './index.svelte';

const STRENGTH = 'strength-';

/** A bot's name; one that the catalogues don't know goes by its own. */
export const botName = (bot: string): string => (texts.has(STRENGTH + bot) ? say(STRENGTH + bot) : bot);
