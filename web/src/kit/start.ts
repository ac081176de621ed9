// Starting a table, and remembering how it was started.
import { api } from '../api/client';
import { session } from '../api/session.svelte';
import { once, working } from '../base/working.svelte';
import { remember, remembered } from '../base/remember';
import type { GameInfo } from '../api/types';
import { router } from '../router.svelte';

export interface Quick {
  players: number;
  level: string;
}

/** The default bot, which can be beaten after a few games. */
export const USUAL = 'learner';

/** The minimum and maximum number of players. */
export const playersOf = ({ players }: GameInfo): [number, number] => [Math.min(...players), Math.max(...players)];

/** The numbers of players in a form to read: `2–4`, or `2` where there is no choice. */
export const playersText = (info: GameInfo): string => [...new Set(playersOf(info))].join('–');

/** The last choice for a game, or a good one to begin with. */
export function lastChoice(info: GameInfo): Quick {
  const kept = remembered(`quick-${info.name}`);
  const [least, most] = playersOf(info);
  const usual = { players: Math.min(most, Math.max(least, 3)), level: USUAL };
  try {
    const { players, level } = JSON.parse(kept ?? '{}') as Partial<Quick>;
    return {
      players: players !== undefined && info.players.includes(players) ? players : usual.players,
      level: level !== undefined && info.strengths.includes(level) ? level : usual.level,
    };
  } catch {
    return usual;
  }
}
/** Whether the user has chosen anything for a game. */
export const hasChosen = (game: string): boolean => remembered(`quick-${game}`) !== null;
export function keepChoice(game: string, quick: Quick): void {
  remember(`quick-${game}`, JSON.stringify(quick));
}

/** Remember that a game has been begun on this device. */
export const meet = (game: string): void => remember(`met-${game}`, '1');

/** Create and start a table with bots by one click. A second click meanwhile doesn't create another. */
export const playNow = once((game: string, quick: Quick): Promise<void> => working.during(begun(game, quick)));

async function begun(game: string, quick: Quick): Promise<void> {
  keepChoice(game, quick);
  meet(game);
  const bots = Array.from({ length: quick.players - 1 }, () => ({ kind: 'bot', level: quick.level }));
  const wish = { game, seats: [{ kind: 'me' }, ...bots], level: quick.level };
  let table = await api.practise(wish);
  if (table === null) {
    await session.someone();
    table = await api.newTable(wish);
  }
  await api.start(table.id);
  router.go(`/t/${table.id}`);
}
