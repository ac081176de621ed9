// Starting a table, and remembering how it was started.
import { api } from '../api/client';
import { remember, remembered, session } from '../api/session.svelte';
import { games } from '../boards';
import { router } from '../router.svelte';

export interface Quick {
  players: number;
  level: string;
}

/** The last choice for a game, or a good one to begin with. */
export function lastChoice(game: string): Quick {
  const kept = remembered(`quick-${game}`);
  const fallback = { players: Math.max(games[game]!.players[0], 3), level: 'greedy' };
  try {
    return { ...fallback, ...(kept ? (JSON.parse(kept) as Partial<Quick>) : {}) };
  } catch {
    return fallback;
  }
}
export function keepChoice(game: string, quick: Quick): void {
  remember(`quick-${game}`, JSON.stringify(quick));
}

/** One click: a table with bots, begun. */
export async function playNow(game: string, quick: Quick): Promise<void> {
  keepChoice(game, quick);
  await session.someone();
  const bots = Array.from({ length: quick.players - 1 }, () => ({ kind: 'bot', level: quick.level }));
  const table = await api.newTable({ game, seats: [{ kind: 'me' }, ...bots], level: quick.level });
  await api.start(table.id);
  router.go(`/t/${table.id}`);
}
