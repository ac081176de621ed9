// The API of this device: the player and the list of tables are known at once, everything else is asked of the local host.
import { ApiError } from '../base/error';
import type { GameInfo, HistoryLine, Me, Note, Summary } from './types';
import { isKept, remember, remembered } from '../base/remember';
import { texts } from '../text/index.svelte';
import { house } from '../local/house.svelte';

/** The id of the player on every device, so that saved games can move from one device to another. */
const ID = 'you';

function me(): Me {
  const known: unknown = {
    id: ID,
    name: remembered('name') || texts.say('web-guest'),
    language: remembered('language') ?? 'en',
    program: false,
  };
  return {
    login: null,
    mail: null,
    webhook: null,
    notices: false,
    push: false,
    blocks: [],
    muted_until: null,
    ...(known as object),
  } as unknown as Me;
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

/** A table in the list, with its result if it is finished. */
type Line = Summary & { points?: number[]; winners?: number[] };

async function tables(): Promise<{ tables: Line[]; set_aside: string[] }> {
  const found: Line[] = [];
  const aside: string[] = [];
  for (const { table, line } of await house.lines()) {
    try {
      const read = JSON.parse(line) as Line | null;
      // What is kept beside the tables has no line.
      if (read) found.push(read);
    } catch {
      aside.push(table);
    }
  }
  const rank = ({ your_turn: turn, status, changed }: Summary): number =>
    (turn ? 0 : status === 'over' ? 2e15 : 1e15) - Number(changed) / 1e3;
  return { tables: found.sort((a, b) => rank(a) - rank(b)), set_aside: aside };
}

/** All tables of this device, as a history: filtered and searched, on one page. */
async function past(wish: URLSearchParams): Promise<{ tables: HistoryLine[]; next: null }> {
  const [game, status, result, search] = ['game', 'status', 'result', 'search'].map((name) => wish.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const lines = (await tables()).tables.map(historyLine).filter((line) => {
    const own = line.seats.find(({ person, points }) => person === ID && points !== null);
    const named = line.seats.some(({ name, level }) =>
      `${name ?? ''} ${level ?? ''}`.toLowerCase().includes(search.toLowerCase()),
    );
    const fits = result === '' || (own !== undefined && (own.place === 0) === (result === 'won'));
    return (
      (game === '' || line.game === game) &&
      (status === '' || line.status === status) &&
      fits &&
      (search === '' || named)
    );
  });
  return { tables: lines, next: null };
}
function historyLine({
  id,
  game,
  rules,
  status,
  outcome,
  created,
  changed,
  your_turn,
  seats,
  points,
  winners,
}: Line): HistoryLine {
  const line = {
    ...{ id, game, rules, status, outcome, created, your_turn, unrated: null, rating: null },
    ended: status === 'over' ? changed : null,
    seats: seats.map(({ kind, person, name, level }, seat) => ({
      kind,
      person,
      name,
      level,
      points: points?.[seat] ?? null,
      place: winners ? (winners.includes(seat) ? 0 : 1) : null,
    })),
    noted: remembered(noteOf(id)) !== null,
  };
  return line as HistoryLine;
}

/** Where a note about a table is kept. */
const noteOf = (table: string): string => `note-${table}`;
function setNote(table: string, text: string): Note {
  remember(noteOf(table), text.trim() || null);
  // Without storage, the note is lost when the page closes, and the page says so.
  if (!isKept(noteOf(table))) throw new ApiError('storage');
  return { text: text.trim(), at: Date.now() };
}

/** Answer a call of the API on this device. */
export async function localCall<T>(method: string, path: string, body?: unknown): Promise<T> {
  const given = (body ?? {}) as { name?: string; text?: string };
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
  const { pathname, searchParams } = new URL(path, 'http://here');
  const table = /^\/tables\/([^/]+)\/note$/.exec(pathname)?.[1];
  if (table)
    return (
      method === 'GET' ? { text: remembered(noteOf(table)) ?? '', at: null } : setNote(table, given.text ?? '')
    ) as T;
  if (pathname === '/me/history') return (await past(searchParams)) as T;
  house.rename(me().name);
  const { status, body: text } = await house.call(method, path, body === undefined ? '' : JSON.stringify(body));
  if (status === 204) return undefined as T;
  const value = JSON.parse(text) as T & { error?: { code?: string; details?: Record<string, unknown> } };
  if (status < 400) return value;
  throw new ApiError(value.error?.code ?? 'unknown', { ...value.error?.details, here: true }, status);
}

/** Live messages from and to the tables of this device. */
export function localWire(listener: (text: string) => void): ReturnType<typeof house.connect> {
  house.rename(me().name);
  return house.connect(listener);
}
