// Where the pieces of a game lie at its start: listed pile by pile, and made to change places.
import type { Setup } from '../api/types';

/** The way to a piece: names of places, and numbers from 0. */
export type Way = readonly (string | number)[];
/** A pile, a hand …: what it is called, the how manieth of that name it is (from 1; 0: the only one), and its pieces. */
export interface Pile {
  name: string;
  number: number;
  way: Way;
  pieces: (string | number)[];
}

/** All piles and hands of a set-up, in its order. */
export function piles(setup: Setup, way: Way = []): Pile[] {
  if (typeof setup !== 'object') return [];
  if (Array.isArray(setup)) {
    if (setup.every((entry) => typeof entry !== 'object')) {
      const at = way.findIndex((step) => typeof step === 'number');
      const names = way.filter((step) => typeof step === 'string');
      return [{ name: names.join('-'), number: at < 0 ? 0 : Number(way[at]) + 1, way, pieces: setup }];
    }
    return setup.flatMap((entry, i) => piles(entry, [...way, i]));
  }
  return Object.entries(setup).flatMap(([name, entry]) => piles(entry, [...way, name]));
}

/** The piece at the end of a way. */
function at(setup: Setup, way: Way): Setup {
  return way.reduce((part, step) => (part as Record<string | number, Setup>)[step]!, setup);
}

/** The same set-up with another piece at the end of a way. */
function put(setup: Setup, [step, ...rest]: Way, piece: Setup): Setup {
  if (step === undefined) return piece;
  if (Array.isArray(setup)) return setup.map((entry, i) => (i === step ? put(entry, rest, piece) : entry));
  return Object.fromEntries(
    Object.entries(setup).map(([name, entry]) => [name, name === step ? put(entry, rest, piece) : entry]),
  );
}

/** The same set-up, in which two pieces have changed places. */
export function exchanged(setup: Setup, one: Way, other: Way): Setup {
  return put(put(setup, one, at(setup, other)), other, at(setup, one));
}
