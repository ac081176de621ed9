// What the cards gave a seat in a finished game: its luckiest and unluckiest moments, and whether it played better than
// its result.
import type { LuckAccount, LuckMoment, SeatLuck } from '../api/types';

export type Part = 'deal' | 'draws' | 'own' | 'others';
/** How many moments are listed of each kind, and the least share of the win that one gave or took. */
const MOST = 3;
const LEAST = 0.005;
/** Worse luck than this, in shares of the win, can hide how well a seat played. */
const MISFORTUNE = 0.1;

function moments(account: LuckAccount, seat: number, sign: 1 | -1): LuckMoment[] {
  const gain = ({ gains }: LuckMoment): number => sign * (gains[seat] ?? 0);
  return account.moments
    .filter((moment) => moment.kind !== 'decision' && gain(moment) >= LEAST)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, MOST);
}
export const luckiest = (account: LuckAccount, seat: number): LuckMoment[] => moments(account, seat, 1);
export const unlucky = (account: LuckAccount, seat: number): LuckMoment[] => moments(account, seat, -1);

/** Whether a seat that did worse than expected would have done at least as well without bad luck. */
export function playedBetter({ result, expected, deal, draws }: SeatLuck): boolean {
  const luck = deal + draws;
  return luck < -MISFORTUNE && result < expected && result - luck >= expected;
}
