// The tiebreaker: animals on high storeys of complete towers (CT-12).
import type { View } from '../../api/table';
import { say } from '../../text/index.svelte';
import type { Board, Seat } from './types';

/** The highest storey of a complete tower with this animal (`m` or `c`); a clock is not a storey. */
export function highest(seat: Seat, animal: 'm' | 'c'): number {
  let best = 0;
  for (const { cards, complete } of seat.towers) {
    let storey = 0;
    for (const card of complete ? cards : []) {
      const floors = /^F(\d)/.exec(card);
      if (!floors) break;
      storey += Number(floors[1]);
      if (card.endsWith(animal)) best = Math.max(best, storey);
    }
  }
  return best;
}

export function tieBreak(view: View, names: readonly string[]): string {
  const points = Math.max(...view.scores);
  const level = view.scores.flatMap((score, seat) => (score === points ? [seat] : []));
  const seats = (view.board as Board).seats;
  for (const [animal, name] of [
    ['m', 'mouse'],
    ['c', 'cat'],
  ] as const) {
    const storeys = level.map((seat) => highest(seats[seat]!, animal));
    if (storeys.some((storey) => storey !== storeys[0]))
      return say(`clocktowers-tie-${name}`, {
        points,
        storeys: level.map((seat, i) => `${names[seat]} ${storeys[i] || '–'}`).join(', '),
      });
  }
  return say('play-shared', { points });
}
