// Flying pieces. Events are shown by copies of pieces that fly from their old place to their new one, one event
// after another; all other changes appear at once. Elements with a `data-spot` are the places.
import { settings } from './settings.svelte';
import type { GameEvent } from '../api/table';

/** A piece that moves. Of several places, the first that is on the page is used. */
export interface Flight {
  piece: string;
  from: string[];
  to: string[];
}
/** The pieces that fly at an event, as seen from this seat. */
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
/** Gained points, which fly to the score of a seat. */
const SCORE = 'score:';

export const still = (): boolean => settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The flights of some events, in groups that follow each other: the same event for several players is shown as one. */
export function grouped(events: readonly GameEvent[], flights: Flights, me: number | null): Flight[][] {
  const groups: Flight[][] = [];
  let last = '';
  for (const event of events) {
    const found = flights(event, me);
    if (!found.length) continue;
    if (event.event === last) groups.at(-1)!.push(...found);
    else groups.push(found);
    last = event.event;
  }
  return groups;
}

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

  /** Before the board changes: record where the pieces are. Returns the duration of all flights in milliseconds. */
  prepare(groups: readonly Flight[][]): number {
    this.#arrivals.clear();
    this.#ready = [];
    if (still() || document.hidden) return 0;
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
    // The new places are measured with the next frame, for which the board is laid out anyway.
    if (this.#ready.length) requestAnimationFrame(() => this.#depart());
    return begin;
  }

  /** The milliseconds until a seat's newly gained points arrive. */
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

  /** Hide a piece that has arrived; all of them are removed together. */
  landed(): void {
    this.#aloft -= 1;
    if (this.#aloft === 0) this.flying = [];
  }

  /** End all flights at once. */
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
