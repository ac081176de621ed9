// The games that have been begun on this device.
import { games } from '../api/games.svelte';
import { remembered } from '../base/remember';
import { hasIntroduction } from '../boards';
import { texts } from '../text/index.svelte';

/** Whether a game has tips for its decisions. */
const hasTips = (game: string): boolean =>
  games.find(game)?.decisions.some(({ name }) => texts.has(`${game}-tip-${name}`)) ?? false;

/** Whether to ask the user first how to start with a game. */
export const isNew = (game: string): boolean =>
  (hasIntroduction(game) || hasTips(game)) && remembered(`met-${game}`) === null;
