// The pages of the puzzles.
import type { OwnPages } from '../contract';

export const own: OwnPages = {
  address: 'puzzles',
  pages: {
    puzzles: () => import('./puzzles/Puzzles.svelte'),
    puzzle: () => import('./puzzles/Puzzle.svelte'),
    editor: () => import('./puzzles/Editor.svelte'),
  },
  pageOf: (id) => (id === 'new' ? 'editor' : id ? 'puzzle' : 'puzzles'),
};
