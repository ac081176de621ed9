// The pieces' places at the start of a game: listed pile by pile, with swaps.
import type { Setup } from '../api/types';

/** The path to a piece: names of places, and indices from 0. */
export type Way = readonly (string | number)[];
/** A pile, a hand …: its name, its number among those of that name (from 1; 0 if it is the only one), and its pieces. */
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

/** The piece at the end of a path. */
function at(setup: Setup, way: Way): Setup {
  return way.reduce((part, step) => (part as Record<string | number, Setup>)[step]!, setup);
}

/** The same set-up with another piece at the end of a path. */
function put(setup: Setup, [step, ...rest]: Way, piece: Setup): Setup {
  if (step === undefined) return piece;
  if (Array.isArray(setup)) return setup.map((entry, i) => (i === step ? put(entry, rest, piece) : entry));
  return Object.fromEntries(
    Object.entries(setup).map(([name, entry]) => [name, name === step ? put(entry, rest, piece) : entry]),
  );
}

/** The same set-up with two pieces swapped. */
export function exchanged(setup: Setup, one: Way, other: Way): Setup {
  return put(put(setup, one, at(setup, other)), other, at(setup, one));
}
