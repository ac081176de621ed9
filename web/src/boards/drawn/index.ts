import type { GameBoard } from '../contract';
import Drawn from './Drawn.svelte';
import { moved, opened } from './flights';
import Flying from './Flying.svelte';
import { described, grammarOf } from './grammar';
import { sceneOf } from './types';
import { moveText, step } from './words';

/** For every game that describes its scene. */
export const board: GameBoard = {
  Board: Drawn,
  grammar: grammarOf,
  flights: () => [],
  moved,
  Piece: Flying,
  opened,
  moveText,
  step,
  restates: (move, view) => described(sceneOf(view), move)?.about.restates ?? [],
};
