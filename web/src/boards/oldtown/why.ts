// Why a claim was right or wrong, told on the map. The table has judged it and says why; here is what of that is shown.
import type { GameEvent } from '../../api/table';
import type { Building } from './types';

export interface Place {
  building: string;
  lot: number;
}
export interface Claim extends Place {
  seat: number;
  right: boolean;
  /** Right: the buildings that fill these lots among themselves. Wrong: where those stand that would have to make room. */
  others: Place[];
}
/** What the table says of a claim. */
export type Because =
  { right: true; buildings: string[]; lots: number[] } | { right: false; reading: Record<string, number> };

/** The claims among some events, each with its reason; `before` is the map that they were made on. */
export function claims(
  before: Record<string, Building>,
  events: readonly GameEvent[],
  reasons: readonly Because[],
): Claim[] {
  return events
    .filter(({ event }) => event === 'claimed')
    .map((event, i) => {
      const claimed = {
        seat: Number(event.seat),
        building: String(event.building),
        lot: Number(event.lot),
        right: event.judged === 'right',
      };
      const because = reasons[i];
      return { ...claimed, others: because ? involved(before, claimed, because) : [] };
    });
}

function involved(before: Record<string, Building>, { building, lot }: Place, because: Because): Place[] {
  if (because.right)
    return because.buildings.flatMap((other) => because.lots.map((place) => ({ building: other, lot: place })));
  return Object.entries(because.reading)
    .filter(([other]) => other !== building && before[other]?.lots.includes(lot))
    .map(([other, place]) => ({ building: other, lot: place }));
}
