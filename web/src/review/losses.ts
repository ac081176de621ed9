// What the user's own decisions lost in games that have been reviewed: on average, over time, and by theme.
import type { PlayedGame } from '../api/types';

/** The number of games over which the line in the chart is a mean, and from how many on they are compared with earlier ones. */
export const WINDOW = 5;
const COMPARED = WINDOW + 3;

/** A theme of slips, and what they lost per game; without a name, all smaller losses together. */
export interface ThemeMean {
  theme: string | null;
  slips: number;
  lost: number;
}
export interface Summary {
  /** The reviewed games, the oldest first, each with the mean of the last few up to it. */
  games: { table: string; at: number; lost: number; mean: number }[];
  mean: number;
  /** The mean of the last few games and of those before; null while there are few. */
  trend: { now: number; before: number } | null;
  /** The most expensive first. */
  themes: ThemeMean[];
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function summary(played: readonly PlayedGame[]): Summary {
  const done = played.filter(({ next }) => next === null);
  const lost = done.map((game) => game.lost);
  const games = done.map(({ table, at }, i) => ({
    ...{ table, at, lost: lost[i]! },
    mean: mean(lost.slice(Math.max(0, i + 1 - WINDOW), i + 1)),
  }));
  const enough = done.length >= COMPARED;
  const trend = enough ? { now: mean(lost.slice(-WINDOW)), before: mean(lost.slice(0, -WINDOW)) } : null;
  return { games, mean: mean(lost), trend, themes: themesOf(done) };
}

function themesOf(done: readonly PlayedGame[]): ThemeMean[] {
  const found = new Map<string, ThemeMean>();
  for (const { theme, slips, lost } of done.flatMap(({ themes }) => themes)) {
    const sum = found.get(theme) ?? { theme, slips: 0, lost: 0 };
    found.set(theme, { theme, slips: sum.slips + slips, lost: sum.lost + lost / done.length });
  }
  const named = [...found.values()].sort((a, b) => b.lost - a.lost || a.theme!.localeCompare(b.theme!));
  const rest = mean(done.map(({ lost }) => lost)) - named.reduce((sum, { lost }) => sum + lost, 0);
  return rest > 0.005 ? [...named, { theme: null, slips: 0, lost: rest }] : named;
}

/** A round number above the highest value, and half of it, for the axis. */
export function axis(values: readonly number[]): number[] {
  const most = Math.max(0.1, ...values);
  const top = [0.1, 0.2, 0.4, 0.6, 1, 1.6, 2, 3, 4, 6, 8, 10].find((one) => one >= most) ?? Math.ceil(most);
  return [0, top / 2, top];
}
