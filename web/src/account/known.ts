// News for a returning player: today's deals that are done, slips that are due, and the last results.
import { api } from '../api/client';
import { session } from '../api/session.svelte';
import type { DealLine, HistoryLine } from '../api/types';
import { countStreak, today } from '../parts/streak';

export interface LastDay {
  /** When the last game of that day ended. */
  at: number;
  games: number;
  won: number;
  deals: { game: string; lead: number }[];
}
export interface Known {
  deals: { played: number; all: number; streak: number };
  slips: number;
  last: LastDay | null;
}

/** The last day before today on which I finished a game. */
export function lastDay(tables: readonly HistoryLine[], earlier: readonly DealLine[], now: number): LastDay | null {
  const dayOf = (at: number): string => new Date(at).toDateString();
  const finished = tables.filter(
    ({ outcome, ended }) => outcome === 'finished' && ended !== null && dayOf(ended) !== dayOf(now),
  );
  const at = Math.max(...finished.map(({ ended }) => ended!));
  if (!finished.length) return null;
  const those = finished.filter(({ ended }) => dayOf(ended!) === dayOf(at));
  const won = those.filter(({ seats }) => seats.some(({ person, place }) => session.isMe(person) && place === 0));
  return {
    at,
    games: those.length,
    won: won.length,
    deals: earlier.flatMap(({ game, opens, attempt }) =>
      today(new Date(opens)) === today(new Date(at)) && attempt?.ended && attempt.lead !== null
        ? [{ game, lead: attempt.lead }]
        : [],
    ),
  };
}

export async function lookUp(): Promise<Known> {
  const [{ deals, earlier, days }, { tables }, { due }] = await Promise.all([
    api.deals(),
    api.history({ after: null }),
    api.exercises(),
  ]);
  return {
    deals: {
      played: deals.filter(({ attempt }) => attempt?.ended).length,
      all: deals.length,
      streak: countStreak(new Set(days), today()),
    },
    slips: due,
    last: lastDay(tables, earlier, Date.now()),
  };
}
