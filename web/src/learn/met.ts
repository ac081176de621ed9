// The games that have been begun on this device.
import { remembered } from '../base/remember';
import { hasIntroduction } from '../boards';

/** Whether to ask the user first how to start with a game. */
export const isNew = (game: string): boolean => hasIntroduction(game) && remembered(`met-${game}`) === null;
