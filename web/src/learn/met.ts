// Which games somebody has begun on this device.
import { remember, remembered } from '../api/session.svelte';
import { hasIntroduction } from '../boards';

export const meet = (game: string): void => remember(`met-${game}`, '1');
/** Whether somebody should be asked first how to begin with a game. */
export const isNew = (game: string): boolean => hasIntroduction(game) && remembered(`met-${game}`) === null;
