import type { GameBoard } from '../contract';
import { labelled } from './easel.svelte';
import Plain from './Plain.svelte';

/** For every game: the server's text drawing, and the moves as a list. */
export const board: GameBoard = {
  Board: Plain,
  grammar: { pieces: (move) => [`move:${move}`], compose: () => null, direct: () => false },
  flights: () => [],
  opened: (view) => view,
  moveText: labelled,
  listsMoves: true,
};
