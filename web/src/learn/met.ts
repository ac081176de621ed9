// Which games somebody has begun on this device.
import { remembered } from '../base/remember';
import { hasIntroduction } from '../boards';

/** Whether somebody should be asked first how to begin with a game. */
export const isNew = (game: string): boolean => hasIntroduction(game) && remembered(`met-${game}`) === null;
