// Pieces on their way. What happened is shown by copies that fly from where a piece lay to where it lies now, one thing
// after another; whatever else changes is already there. Elements with a `data-spot` are the places.
import { settings } from './settings.svelte';
import type { GameEvent } from '../api/table';

/** A piece that moves. Of several places the first that is on the page counts. */
export interface Flight {
  piece: string;
  from: string[];
  to: string[];
}
/** What flies because of an event, as somebody with this seat's eyes sees it. */
export type Flights = (event: GameEvent, me: number | null) => Flight[];

interface Point {
  x: number;
  y: number;
}
export interface Flyer {
  id: number;
  piece: string;
  from: Point;
  to: Point;
  wait: number;
  time: number;
}

const TIME = 240;
const HASTE = 170;
const STAGGER = 40;
/** Points that were gained fly to the score of a seat. */
const SCORE = 'score:';

export const still = (): boolean => settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Points that fly from where they were gained to their owner's score. */
export function gain(event: GameEvent, from: string[]): Flight[] {
  const [seat, points] = [Number(event.seat), Number(event.points)];
  return points > 0 ? [{ piece: `points:${seat}:${points}`, from, to: [`${SCORE}${seat}`] }] : [];
}

class Stage {
  flying = $state.raw<Flyer[]>([]);
  #ready: { flight: Flight; from: Point; wait: number; time: number }[] = [];
  #arrivals = new Map<string, number>();
  #next = 1;
  #aloft = 0;

  /** Before the board changes: note where the pieces lie. How long all of it will take, in milliseconds. */
  prepare(events: readonly GameEvent[], flights: Flights, me: number | null): number {
    this.#arrivals.clear();
    this.#ready = [];
    if (still() || document.hidden) return 0;
    const groups: Flight[][] = [];
    let last = '';
    for (const event of events) {
      const found = flights(event, me);
      if (!found.length) continue;
      // The same thing happening to several players is one thing.
      if (event.event === last) groups.at(-1)!.push(...found);
      else groups.push(found);
      last = event.event;
    }
    const time = (groups.length > 3 ? HASTE : TIME) * settings.pace;
    let begin = 0;
    for (const group of groups) {
      let end = begin;
      group.forEach((flight, i) => {
        const from = place(flight.from);
        if (!from) return;
        const wait = begin + Math.min(i, 6) * STAGGER;
        end = wait + time;
        this.#ready.push({ flight, from, wait, time });
        const score = flight.to.find((spot) => spot.startsWith(SCORE));
        if (score) this.#arrivals.set(score, end);
      });
      begin = end;
    }
    // Where they lie afterwards is measured with the next picture, for which the board is laid out anyway.
    if (this.#ready.length) requestAnimationFrame(() => this.#depart());
    return begin;
  }

  /** In how many milliseconds the points that a seat has just gained will be there. */
  arrival(seat: number): number {
    return this.#arrivals.get(`${SCORE}${seat}`) ?? 0;
  }

  #depart(): void {
    const leaving: Flyer[] = [];
    for (const { flight, from, wait, time } of this.#ready) {
      const to = place(flight.to);
      if (to && Math.hypot(to.x - from.x, to.y - from.y) > 12)
        leaving.push({ id: this.#next++, piece: flight.piece, from, to, wait, time });
    }
    this.#ready = [];
    this.#aloft += leaving.length;
    this.flying = [...this.flying, ...leaving];
  }

  /** A piece has arrived, and can't be seen any more; they are cleared away together. */
  landed(): void {
    this.#aloft -= 1;
    if (this.#aloft === 0) this.flying = [];
  }

  /** Enough seen. */
  clear(): void {
    this.#ready = [];
    this.#arrivals.clear();
    this.#aloft = 0;
    this.flying = [];
  }
}
export const stage = new Stage();

function place(spots: readonly string[]): Point | null {
  for (const spot of spots) {
    const box = document.querySelector(`[data-spot~="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
    if (box?.width) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }
  return null;
}
