// The pages there are, and which one an address names. All but the first are loaded when they are needed.
import type { Component } from 'svelte';
import { games } from '../api/games.svelte';
import { socket } from '../api/socket.svelte';

type Module = { default: Component<{ id: string }> };
/** The pages of puzzles belong to the game that has them. */
const [puzzles] = Object.values(import.meta.glob<Module>('../boards/*/puzzles/Puzzles.svelte'));
const [puzzle] = Object.values(import.meta.glob<Module>('../boards/*/puzzles/Puzzle.svelte'));
const [editor] = Object.values(import.meta.glob<Module>('../boards/*/puzzles/Editor.svelte'));

const pages = {
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  puzzles: puzzles!,
  puzzle: puzzle!,
  editor: editor!,
  learn: () => import('./Learn.svelte'),
  guide: () => import('./Guide.svelte'),
  device: () => import('./Device.svelte'),
  account: () => import('./Account.svelte'),
  login: () => import('./Login.svelte'),
  confirm: () => import('./Confirm.svelte'),
  unsubscribe: () => import('./Unsubscribe.svelte'),
};
export type Page = keyof typeof pages;
export interface Route {
  page: Page | 'home' | 'none';
  id: string;
}

export function routeOf(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // An address that was cut off in the middle of a letter.
    return { page: 'none', id: '' };
  }
  const [first = '', id = ''] = parts;
  if (!first) return { page: 'home', id };
  if (first === 't' && id) return { page: 'table', id };
  if (first === 'replay' && id) return { page: 'replay', id };
  if (first === 'puzzles' && id === 'new') return { page: 'editor', id };
  if (first === 'puzzles') return { page: id ? 'puzzle' : 'puzzles', id };
  if (first === 'learn') return { page: id ? 'guide' : 'learn', id };
  if (first === 'device') return { page: 'device', id };
  if (first === 'account' || first === 'login' || first === 'unsubscribe') return { page: first, id: '' };
  if (first === 'confirm') return { page: 'confirm', id };
  return { page: 'none', id: '' };
}

/** A page by its name. What it fails with is the code of a message. */
export async function load(page: Page) {
  try {
    return await pages[page]();
  } catch {
    // Its files have other names now, or nothing can be had.
    throw await fetch(document.baseURI).then(() => 'outdated', () => 'offline');
  }
}

/** Fetch what an address will need while the rest of the page is still on its way; what fails is told once it is shown. */
export async function prepare(path: string): Promise<void> {
  const { page } = routeOf(path);
  if (page === 'none') return;
  if (page === 'home') return games.load().catch(() => undefined);
  if (page === 'table') socket.connect();
  await load(page).catch(() => undefined);
}
