// Why a claim was right or wrong, explained on the map. The table judges claims and gives the reasons; this selects what to show.
import type { GameEvent } from '../../api/table';
import type { Building } from './types';

export interface Place {
  building: string;
  lot: number;
}
export interface Claim extends Place {
  seat: number;
  right: boolean;
  /** For a right claim, the buildings that occupy these lots; for a wrong one, where the buildings stand that would have to move. */
  others: Place[];
}
/** The table's verdict on a claim. */
export type Because =
  { right: true; buildings: string[]; lots: number[] } | { right: false; reading: Record<string, number> };

/** The claims among some events, each with its reason; `before` is the map at the time of the claims. */
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

/** The verdict on each lot: the last one, where several markers on a lot were claimed. */
export const verdicts = (claimed: readonly Claim[]): [lot: number, right: boolean][] => [
  ...new Map(claimed.map(({ lot, right }) => [lot, right])),
];

function involved(before: Record<string, Building>, { building, lot }: Place, because: Because): Place[] {
  if (because.right)
    return because.buildings.flatMap((other) => because.lots.map((place) => ({ building: other, lot: place })));
  return Object.entries(because.reading)
    .filter(([other]) => other !== building && before[other]?.lots.includes(lot))
    .map(([other, place]) => ({ building: other, lot: place }));
}
