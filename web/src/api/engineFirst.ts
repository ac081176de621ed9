// In the page of a server that hands out the engine: practice tables, hints and analysis are computed here, so that the server
// is spared. Whatever can't be done here is done there, as if there were no engine.
import { ApiError } from '../base/error';
import { asked, call } from './call';
import { remember, remembered } from '../base/remember';
import type { Advice, Analysed, GameInfo, HistoryLine, Summary, TableState } from './types';
import { localCall } from './device';
import { house } from '../local/house.svelte';
import { practice } from '../local/practice.svelte';

/** That the engine has run on this device before, so that what it takes is here. */
const RAN = 'engine';
/** What only says that this device can't do it. */
const INCAPABLE = new Set([
  'no_webassembly',
  'engine_unfetched',
  'file_unfetched',
  'engine_broken',
  'outdated',
  'internal',
  'not_ready',
  'online_only',
  // A bot that only the server has. Whatever else is wrong, the server refuses it as well.
  'bad_options',
]);

/** What is answered on this device; null if it can't do that. */
async function here<T>(method: string, path: string, body?: unknown): Promise<T | null> {
  try {
    const found = await localCall<T>(method, path, body);
    remember(RAN, '1');
    return found;
  } catch (error) {
    if (error instanceof ApiError && INCAPABLE.has(error.code)) return null;
    throw error;
  }
}

/** Whether the engine runs. If not, it starts for the next time where that takes no waiting and nothing has to be fetched. */
function ready(): boolean {
  if (house.state === 'idle' && practice.here && remembered(RAN) !== null)
    void house.start(true).catch(() => undefined);
  return house.state === 'ready' && house.trouble === null;
}

/** Something that needs nothing but what is given; null if the server has to do it. */
export async function computed<T>(path: string, body: unknown): Promise<T | null> {
  return ready() ? here<T>('POST', path, body) : null;
}

/** A hint at a table of the server. It is announced there first: the server says what the seat knows, where hints are allowed. */
export async function advised(table: string, seat: number, rung: number): Promise<Advice | null> {
  if (!ready()) return null;
  const { position, to_move: mover } = await call<Analysed>('GET', `/tables/${table}/analysis${asked({ seat })}`);
  return mover === seat ? here<Advice>('POST', '/analysis/advice', { position, rung }) : null;
}

/** A table of one's own with bots, on this device; null if it can't. */
export async function practised(wish: Record<string, unknown>): Promise<TableState | null> {
  return practice.here ? here<TableState>('POST', '/tables', wish) : null;
}

/** The tables of this device and those at the server; without a connection, the former. */
export async function allTables(): Promise<{ tables: Summary[]; set_aside: string[] }> {
  const [own, there] = await Promise.all([
    localCall<{ tables: Summary[] }>('GET', '/me/tables'),
    fromServer<{ tables: Summary[]; set_aside: string[] }>('/me/tables'),
  ]);
  const rank = ({ your_turn: turn, status, changed }: Summary): number =>
    (turn ? 0 : status === 'over' ? 2e15 : 1e15) - Number(changed) / 1e3;
  return {
    tables: [...own.tables, ...(there?.tables ?? [])].sort((a, b) => rank(a) - rank(b)),
    set_aside: there?.set_aside ?? [],
  };
}

/** The same as a history: what is on this device comes with the first page. */
export async function pastTables(
  wish: string,
  first: boolean,
): Promise<{ tables: HistoryLine[]; next: string | null }> {
  const path = `/me/history${wish}`;
  const there = await fromServer<{ tables: HistoryLine[]; next: string | null }>(path);
  if (!first) return there ?? { tables: [], next: null };
  const own = await localCall<{ tables: HistoryLine[] }>('GET', path);
  const rank = ({ status, ended, created }: HistoryLine): number =>
    (status === 'over' ? 1e15 : 0) - Number(ended ?? created);
  return {
    tables: [...own.tables, ...(there?.tables ?? [])].sort((a, b) => rank(a) - rank(b)),
    next: there?.next ?? null,
  };
}

/** What the server knows of somebody; null if it knows nobody here, or can't be reached. */
async function fromServer<T>(path: string): Promise<T | null> {
  if (remembered('known') === null) return null;
  try {
    return await call<T>('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline') return null;
    throw error;
  }
}

/** The games, from what was fetched with the engine. */
export const gamesHere = (): Promise<{ games: GameInfo[] }> => localCall('GET', '/games');
