// How a game went for a seat: its chance of winning from decision to decision, and what of that is worth a word. What happened
// between two decisions is told apart from what a decision itself cost.
import type { Judged } from '../api/types';

/** A change of the chance that is bigger than this is always told. */
const TOLD = 0.15;
/** The most slips and finds that are told although they changed less. */
const MOST = 6;
/** What a move has to cost to be called doubtful, if it is not a slip for sure. */
const DOUBTFUL = 0.1;

/** A place of the curve: the chance once a decision was made, or how the game ended. */
export interface Place {
  ply: number;
  chance: number;
  judged: Judged | null;
}
/** What is told of a place: a slip or a find, or that the chance has changed since the decision before. */
export interface Turn extends Place {
  change: { since: number; from: number; doubtful: boolean } | null;
}

const after = ({ wins, best_wins }: Judged): number => wins ?? best_wins;
/** What a decision cost. */
export const lost = (decision: Judged): number => decision.best_wins - after(decision);

/** The curve; `ended` is what the seat has won in the end, if the game was played to it. */
export function course(judged: readonly Judged[], plies: number, ended: number | null): Place[] {
  const places: Place[] = judged.map((decision) => ({ ply: decision.ply, chance: after(decision), judged: decision }));
  return ended === null ? places : [...places, { ply: plies, chance: ended, judged: null }];
}

/** The turning points, in the order of the game. */
export function turningPoints(places: readonly Place[]): Turn[] {
  const marked = places.flatMap(({ judged }) => (judged?.mark ? [judged] : []));
  const first = new Set(marked.sort((a, b) => lost(b) - lost(a)).slice(0, MOST));
  return places.flatMap((place, i): Turn[] => {
    const { judged, chance } = place;
    const before = places[i - 1];
    const much = before !== undefined && Math.abs(chance - before.chance) > TOLD;
    // A slip explains what it cost; what had happened before it may be worth a word of its own.
    const explained =
      before !== undefined && judged?.mark === 'slip' && Math.abs(judged.best_wins - before.chance) <= TOLD;
    if (!much && !(judged && first.has(judged))) return [];
    const doubtful = judged !== null && judged.mark === null && lost(judged) > DOUBTFUL;
    const change = much && !explained ? { since: before.ply, from: before.chance, doubtful } : null;
    return [{ ...place, change }];
  });
}
