// The API of a page without a server: who plays and which tables there are is known at once, the rest is asked of the house.
import { ApiError } from '../api/client';
import type { GameInfo, Me, Summary } from '../api/types';
import { remember, remembered } from '../api/session.svelte';
import { house } from './house.svelte';

/** Everybody's id on a device of their own, so that saved games can move from one device to another. */
const ID = 'you';

function me(): Me {
  const known: unknown = { id: ID, name: remembered('name') ?? '', language: remembered('language') ?? 'en', program: false };
  return { login: null, mail: null, webhook: null, notices: false, push: false, blocks: [], muted_until: null, ...(known as object) } as unknown as Me;
}
function rename(name: string): Me {
  remember('name', name);
  house.rename(name);
  return me();
}

async function games(): Promise<{ games: GameInfo[] }> {
  const answer = await fetch(`${house.base}games.json`).catch(() => null);
  if (!answer?.ok) throw new ApiError('offline');
  return answer.json() as Promise<{ games: GameInfo[] }>;
}

async function tables(): Promise<{ tables: Summary[]; set_aside: string[] }> {
  const found: Summary[] = [];
  const aside: string[] = [];
  for (const { table, line } of await house.shelf.lines()) {
    try {
      found.push(JSON.parse(line) as Summary);
    } catch {
      aside.push(table);
    }
  }
  const rank = ({ your_turn: turn, status, changed }: Summary): number => (turn ? 0 : status === 'over' ? 2e15 : 1e15) - Number(changed) / 1e3;
  return { tables: found.sort((a, b) => rank(a) - rank(b)), set_aside: aside };
}

/** Answer a call of the API on this device. */
export async function localCall<T>(method: string, path: string, body?: unknown): Promise<T> {
  const given = (body ?? {}) as { name?: string };
  const known: Record<string, () => unknown> = {
    'POST /guests': () => ({ person: rename(given.name ?? '') }),
    'GET /me': me,
    'PATCH /me': () => (given.name ? rename(given.name) : me()),
    'GET /games': games,
    'GET /lobby': () => ({ tables: [] }),
    'GET /me/tables': tables,
  };
  const own = known[`${method} ${path}`];
  if (own) return (await own()) as T;
  house.rename(me().name);
  const { status, body: text } = await house.call(method, path, body === undefined ? '' : JSON.stringify(body));
  if (status === 204) return undefined as T;
  const value = JSON.parse(text) as T & { error?: { code?: string; details?: Record<string, unknown> } };
  if (status < 400) return value;
  throw new ApiError(value.error?.code ?? 'unknown', value.error?.details ?? {}, status);
}

/** Live messages from and to the tables of this device. */
export function localWire(listener: (text: string) => void): ReturnType<typeof house.connect> {
  house.rename(me().name);
  return house.connect(listener);
}
