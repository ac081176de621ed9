// The pages of the puzzles.
import type { OwnPages } from '../contract';

export const own: OwnPages = {
  address: 'puzzles',
  pages: {
    puzzles: () => import('./puzzles/Puzzles.svelte'),
    puzzle: () => import('./puzzles/Puzzle.svelte'),
    todaysPuzzle: () => import('./puzzles/Today.svelte'),
    editor: () => import('./puzzles/Editor.svelte'),
  },
  pageOf: (id) => (id === 'new' ? 'editor' : id === 'daily' ? 'todaysPuzzle' : id ? 'puzzle' : 'puzzles'),
};
