// The pages of the puzzles.
import type { OwnPages } from '../../contract';
import menu from './menu.json';

export const own: OwnPages = {
  address: menu.address,
  pages: {
    puzzles: () => import('./Puzzles.svelte'),
    puzzle: () => import('./Puzzle.svelte'),
    todaysPuzzle: () => import('./Today.svelte'),
    editor: () => import('./Editor.svelte'),
  },
  pageOf: (id) => (id === 'new' ? 'editor' : id === 'daily' ? 'todaysPuzzle' : id ? 'puzzle' : 'puzzles'),
};
