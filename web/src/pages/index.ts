// The pages, and which one an address names. All except the first are loaded lazily.
import type { OwnPages, PageModule } from '../boards/contract';
import { matchOf } from '../api/deals';
import { games } from '../api/games.svelte';
import { SITE } from '../local/site';
import { socketOf } from '../api/socket.svelte';
import { texts } from '../text/index.svelte';

/** The pages that games have of their own. */
const own = Object.values(import.meta.glob<OwnPages>('../boards/*/*/pages.ts', { import: 'own', eager: true }));

const ours = {
  table: () => import('./Table.svelte'),
  replay: () => import('./Review.svelte'),
  analysis: () => import('./Review.svelte'),
  learn: () => import('./Learn.svelte'),
  guide: () => import('./Guide.svelte'),
  device: () => import('./Device.svelte'),
  person: () => import('./Person.svelte'),
  ratings: () => import('./Ratings.svelte'),
  history: () => import('./History.svelte'),
  today: () => import('./Today.svelte'),
  me: () => import('./Me.svelte'),
  deal: () => import('./Deal.svelte'),
  match: () => import('./Match.svelte'),
  matches: () => import('./Matches.svelte'),
  circle: () => import('./Circle.svelte'),
  operators: () => import('./Operators.svelte'),
  practice: () => import('./Practice.svelte'),
  positions: () => import('./Positions.svelte'),
  position: () => import('./Position.svelte'),
  account: () => import('./Account.svelte'),
  login: () => import('./Login.svelte'),
  confirm: () => import('./Confirm.svelte'),
  forgotten: () => import('./Forgotten.svelte'),
  newPassword: () => import('./NewPassword.svelte'),
  unsubscribe: () => import('./Unsubscribe.svelte'),
  undo: () => import('./Undo.svelte'),
};
const pages: Record<string, () => Promise<PageModule>> = Object.assign({}, ...own.map((one) => one.pages), ours);
/** The pages that need additional texts. */
const company = new Set<string>([
  'person',
  'ratings',
  'history',
  'today',
  'me',
  'deal',
  'match',
  'circle',
  'matches',
  'operators',
]);
const circles = new Set<string>(['me', 'circle', 'operators']);
/** The pages that only a server has; a site without one says so. */
const online = new Set<string>([
  'person',
  'ratings',
  'deal',
  'circle',
  'operators',
  'practice',
  'device',
  'account',
  'login',
  'confirm',
  'forgotten',
  'newPassword',
  'unsubscribe',
  'undo',
]);
/** The pages behind each of the four doors. */
const BEHIND: Record<string, string> = {
  home: 'play',
  today: 'today',
  deal: 'today',
  match: 'today',
  matches: 'today',
  learn: 'learn',
  guide: 'learn',
  positions: 'learn',
  position: 'learn',
  practice: 'learn',
  analysis: 'learn',
  me: 'me',
  circle: 'me',
  history: 'me',
  ratings: 'me',
  account: 'me',
  login: 'me',
  operators: 'me',
};
/** The door of a page; a game's own pages are behind *Learn*, tables behind none. */
export const doorOf = (page: string): string | undefined =>
  BEHIND[page] ?? (own.some(({ pages }) => page in pages) ? 'learn' : undefined);

export interface Route {
  /** The name of a page; also `home` and `none`. */
  page: string;
  id: string;
}

export function routeOf(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    // The address was truncated in the middle of a character.
    return { page: 'none', id: '' };
  }
  const [first = '', id = ''] = parts;
  if (!first) return { page: 'home', id: '' };
  if (first === 't' && id) return { page: 'table', id };
  if (first === 'replay' && id) return { page: 'replay', id };
  if (first === 'analysis') return { page: 'analysis', id };
  for (const { address, pageOf } of own) if (first === address) return { page: pageOf(id), id };
  if (first === 'learn') return { page: id ? 'guide' : 'learn', id };
  if (first === 'device') return { page: 'device', id };
  if (first === 'people' && id) return { page: 'person', id };
  if (first === 'ratings') return { page: 'ratings', id };
  if (first === 'history') return { page: 'history', id };
  // Finding players used to be a separate page.
  if (first === 'lobby') return { page: 'home', id: 'find' };
  if (first === 'operators') return { page: 'operators', id };
  if (first === 'today' || (first === 'deals' && !id)) return { page: 'today', id: '' };
  if (first === 'deals') {
    const match = matchOf(id);
    return match === null ? { page: 'deal', id } : { page: 'match', id: match };
  }
  if (first === 'matches') return { page: id ? 'match' : 'matches', id };
  if (first === 'circles' && id) return { page: 'circle', id };
  if (first === 'me' || first === 'circles') return { page: 'me', id: '' };
  if (first === 'practice') return { page: 'practice', id };
  if (first === 'positions') return { page: id ? 'position' : 'positions', id };
  if (first === 'account' || first === 'login' || first === 'unsubscribe') return { page: first, id: '' };
  if (first === 'password') return { page: id ? 'newPassword' : 'forgotten', id };
  if (first === 'confirm') return { page: 'confirm', id };
  if (first === 'undo' && id) return { page: 'undo', id };
  return { page: 'none', id: '' };
}

const atHand = new Map<string, PageModule['default']>();
/** A page that has been loaded before. */
export const pageAtHand = (page: string): PageModule['default'] | undefined => atHand.get(page);

/** Load a page by its name. Errors have the code of a message. */
export async function load(page: string): Promise<PageModule['default']> {
  try {
    if (SITE && online.has(page)) return (await import('../device/Online.svelte')).default;
    const [found] = await Promise.all([
      pages[page]!(),
      company.has(page) ? texts.also('company') : null,
      circles.has(page) ? texts.also('circles') : null,
    ]);
    atHand.set(page, found.default);
    return found.default;
  } catch {
    // Its files have other names now, or there is no connection.
    throw await fetch(document.baseURI).then(
      () => 'outdated',
      () => 'offline',
    );
  }
}

/** Prefetch what an address will need while the rest of the page is loading; errors are reported when the page is shown. */
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
  await Promise.all([load(page), ours.table().then(({ expect }) => expect(id))]).catch(() => undefined);
}
