// If the server offers the engine: practice tables, hints and analysis are computed in the page, to take load off the
// server. Everything else is done by the server, as if there were no engine.
import { ApiError } from '../base/error';
import { asked, call } from './call';
import { remember, remembered } from '../base/remember';
import type { Advice, Analysed, GameInfo, HistoryLine, Summary, TableState } from './types';
import { localCall } from './device';
import { house } from '../local/house.svelte';
import { practice } from '../local/practice.svelte';

/** Whether the engine has run on this device before, so that its files are cached. */
const RAN = 'engine';
/** The error codes that only mean that this device can't do it. */
const INCAPABLE = new Set([
  'no_webassembly',
  'engine_unfetched',
  'file_unfetched',
  'engine_broken',
  'outdated',
  'internal',
  'not_ready',
  'online_only',
  // A bot that only the server has. The server would refuse all other errors as well.
  'bad_options',
]);

/** The answer of this device; null if it can't answer. */
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

/** Whether the engine is running. If not, it is started for the next time, unless files would have to be fetched. */
function ready(): boolean {
  if (house.state === 'idle' && practice.here && remembered(RAN) !== null)
    void house.start(true).catch(() => undefined);
  return house.state === 'ready' && house.trouble === null;
}

/** A computation that needs only its arguments; null if the server has to do it. */
export async function computed<T>(path: string, body: unknown): Promise<T | null> {
  return ready() ? here<T>('POST', path, body) : null;
}

/** A hint at a table on the server. The server is asked first: it checks that hints are allowed, and sends what the seat knows. */
export async function advised(table: string, seat: number, rung: number): Promise<Advice | null> {
  if (!ready()) return null;
  const { position, to_move: mover } = await call<Analysed>('GET', `/tables/${table}/analysis${asked({ seat })}`);
  return mover === seat ? here<Advice>('POST', '/analysis/advice', { position, rung }) : null;
}

/** A new table with bots on this device; null if that is not possible. */
export async function practised(wish: Record<string, unknown>): Promise<TableState | null> {
  return practice.here ? here<TableState>('POST', '/tables', wish) : null;
}

/** The tables of this device and those on the server; without a connection, only the former. */
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

/** The same as a history; the tables of this device are on the first page. */
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

/** The server's answer about the user; null if the user is unknown there or the server can't be reached. */
async function fromServer<T>(path: string): Promise<T | null> {
  if (remembered('known') === null) return null;
  try {
    return await call<T>('GET', path);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline') return null;
    throw error;
  }
}

/** The games, from the files that were fetched with the engine. */
export const gamesHere = (): Promise<{ games: GameInfo[] }> => localCall('GET', '/games');
