// How a game went for a seat: its chance of winning from decision to decision, and the changes worth mentioning. Events
// between two decisions are distinguished from the cost of a decision itself.
import type { Judged } from '../api/types';

/** Bigger changes of the chance than this are always mentioned. */
const TOLD = 0.15;
/** The most slips and finds that are mentioned although they changed less. */
const MOST = 6;
/** The minimum cost of a move that is called doubtful, if it is not clearly a slip. */
const DOUBTFUL = 0.1;

/** A point of the curve: the chance after a decision, or the result of the game. */
export interface Place {
  ply: number;
  chance: number;
  judged: Judged | null;
}
/** The remark about a point: a slip or a find, or that the chance has changed since the previous decision. */
export interface Turn extends Place {
  change: { since: number; from: number; doubtful: boolean } | null;
}

const after = ({ wins, best_wins }: Judged): number => wins ?? best_wins;
/** The cost of a decision. */
export const lost = (decision: Judged): number => decision.best_wins - after(decision);

/** The curve; `ended` is the seat's final result, if the game was finished. */
export function course(judged: readonly Judged[], plies: number, ended: number | null): Place[] {
  const places: Place[] = judged.map((decision) => ({ ply: decision.ply, chance: after(decision), judged: decision }));
  return ended === null ? places : [...places, { ply: plies, chance: ended, judged: null }];
}

/** The most expensive decisions that are mentioned where nothing else is, and the least cost that one must have. */
const DEAREST = 3;
const DEAR = 0.02;

/** The decisions that cost most, in the order of the game: what to say of a game in which no single one was decisive. */
export function dearest(places: readonly Place[]): Turn[] {
  const cost = ({ judged }: Place): number => (judged ? lost(judged) : 0);
  const first = places.filter((place) => cost(place) >= DEAR).sort((a, b) => cost(b) - cost(a));
  return first
    .slice(0, DEAREST)
    .sort((a, b) => a.ply - b.ply)
    .map((place) => ({ ...place, change: null }));
}

/** The turning points, in the order of the game. */
export function turningPoints(places: readonly Place[]): Turn[] {
  const marked = places.flatMap(({ judged }) => (judged?.mark ? [judged] : []));
  const first = new Set(marked.sort((a, b) => lost(b) - lost(a)).slice(0, MOST));
  return places.flatMap((place, i): Turn[] => {
    const { judged, chance } = place;
    const before = places[i - 1];
    const much = before !== undefined && Math.abs(chance - before.chance) > TOLD;
    // A slip explains its own cost; a change before it may deserve a separate remark.
    const explained =
      before !== undefined && judged?.mark === 'slip' && Math.abs(judged.best_wins - before.chance) <= TOLD;
    if (!much && !(judged && first.has(judged))) return [];
    const doubtful = judged !== null && judged.mark === null && lost(judged) > DOUBTFUL;
    const change = much && !explained ? { since: before.ply, from: before.chance, doubtful } : null;
    return [{ ...place, change }];
  });
}
