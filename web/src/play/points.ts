// How the points came about: from the view where it tells, else from the log.
import type { Entry } from '../api/types';
import type { View } from './table';

export interface Sources {
  columns: string[];
  of(seat: number, column: string): number;
}

interface Towers {
  seats: { towers: { complete: boolean; points: number }[] }[];
}
interface Earned {
  seats: { earned: Record<string, number> }[];
}

export function pointSources(view: View, log: readonly Entry[]): Sources {
  if (view.game === 'clocktowers') {
    const { seats } = view.board as Towers;
    // What a tower is worth tells its animals: 5 none, 4 cats, 3 both, 2 mice.
    const worth: Record<string, number> = { none: 5, cats: 4, both: 3, mice: 2 };
    return {
      columns: Object.keys(worth),
      of: (seat, column) => seats[seat]!.towers.filter((tower) => tower.complete && tower.points === worth[column]).length * worth[column]!,
    };
  }
  if (view.game === 'babel') {
    const { seats } = view.board as Earned;
    const columns = Object.keys(seats[0]?.earned ?? {});
    return { columns, of: (seat, column) => seats[seat]!.earned[column] ?? 0 };
  }
  const sums: Record<string, number[]> = {};
  const of: Record<string, string> = { settled: 'settled', placed: 'placed', recovered: 'recovered', removed: 'recovered' };
  for (const event of log.flatMap((entry) => entry.events ?? [])) {
    const column = of[event.event];
    if (column && typeof event.points === 'number' && typeof event.seat === 'number') {
      (sums[column] ??= view.scores.map(() => 0))[event.seat]! += event.points;
    }
  }
  return { columns: Object.keys(sums), of: (seat, column) => sums[column]?.[seat] ?? 0 };
}
