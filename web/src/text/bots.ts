// What bots are called: by how well they play.
import { say, texts } from './index.svelte';

const STRENGTH = 'strength-';

/** A bot's name; one that the catalogues don't know goes by its own. */
export const botName = (bot: string): string => (texts.has(STRENGTH + bot) ? say(STRENGTH + bot) : bot);

/** Bots from the weakest to the strongest, which is the order in which the catalogues name them. */
export function byStrength(bots: readonly string[]): string[] {
  const order = texts.between(STRENGTH, '');
  const rank = (bot: string): number => (order.includes(bot) ? order.indexOf(bot) : order.length);
  return [...bots].sort((a, b) => rank(a) - rank(b));
}
