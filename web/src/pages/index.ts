// The pages there are, and which one an address names. All but the first are loaded when they are needed.
import type { Component } from 'svelte';
import { games } from '../api/games.svelte';
import { SITE } from '../local/site';
import { socketOf } from '../api/socket.svelte';
import { texts } from '../text/index.svelte';

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
  person: () => import('./Person.svelte'),
  ratings: () => import('./Ratings.svelte'),
  history: () => import('./History.svelte'),
  deals: () => import('./Deals.svelte'),
  deal: () => import('./Deal.svelte'),
  lobby: () => import('./Lobby.svelte'),
  operators: () => import('./Operators.svelte'),
  practice: () => import('./Practice.svelte'),
  analysis: () => import('./Analysis.svelte'),
  positions: () => import('./Positions.svelte'),
  position: () => import('./Position.svelte'),
  account: () => import('./Account.svelte'),
  login: () => import('./Login.svelte'),
  confirm: () => import('./Confirm.svelte'),
  forgotten: () => import('./Forgotten.svelte'),
  newPassword: () => import('./NewPassword.svelte'),
  unsubscribe: () => import('./Unsubscribe.svelte'),
};
/** The pages that need texts of their own. */
const company = new Set<string>(['person', 'ratings', 'history', 'deals', 'deal', 'lobby', 'operators']);
/** The pages that only a server has; a site without one says so. */
const online = new Set<string>(['person', 'ratings', 'deals', 'deal', 'lobby', 'operators', 'practice', 'device', 'account', 'login', 'confirm', 'forgotten', 'newPassword', 'unsubscribe']);
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
  if (first === 'people' && id) return { page: 'person', id };
  if (first === 'ratings') return { page: 'ratings', id };
  if (first === 'history') return { page: 'history', id };
  if (first === 'lobby') return { page: 'lobby', id };
  if (first === 'operators') return { page: 'operators', id };
  if (first === 'deals') return { page: id ? 'deal' : 'deals', id };
  if (first === 'practice') return { page: 'practice', id };
  if (first === 'analysis') return { page: 'analysis', id };
  if (first === 'positions') return { page: id ? 'position' : 'positions', id };
  if (first === 'account' || first === 'login' || first === 'unsubscribe') return { page: first, id: '' };
  if (first === 'password') return { page: id ? 'newPassword' : 'forgotten', id };
  if (first === 'confirm') return { page: 'confirm', id };
  return { page: 'none', id: '' };
}

const atHand = new Map<Page, Module['default']>();
/** A page that was loaded before. */
export const pageAtHand = (page: Page): Module['default'] | undefined => atHand.get(page);

/** A page by its name. What it fails with is the code of a message. */
export async function load(page: Page): Promise<Module['default']> {
  try {
    if (SITE && online.has(page)) return (await import('../local/Online.svelte')).default;
    const [found] = await Promise.all([pages[page](), company.has(page) ? texts.also('company') : null]);
    atHand.set(page, found.default);
    return found.default;
  } catch {
    // Its files have other names now, or nothing can be had.
    throw await fetch(document.baseURI).then(() => 'outdated', () => 'offline');
  }
}

/** Fetch what an address will need while the rest of the page is still on its way; what fails is told once it is shown. */
export async function prepare(path: string): Promise<void> {
  const { page, id } = routeOf(path);
  if (page === 'none') return;
  if (page === 'home') return games.load().catch(() => undefined);
  if (page !== 'table') {
    await load(page).catch(() => undefined);
    return;
  }
  socketOf(id).connect();
  void games.load().catch(() => undefined);
  await Promise.all([load(page), pages.table().then(({ expect }) => expect(id))]).catch(() => undefined);
}
