import { expect, test } from 'vitest';
import { highest } from '../src/boards/clocktowers/tie';
import type { Seat } from '../src/boards/clocktowers/types';

const seat = (...towers: [cards: string[], complete: boolean][]): Seat => ({
  points: 0,
  towers: towers.map(([cards, complete]) => ({ cards, complete, height: 0, points: 0 })),
  cards: 0,
  discards: 0,
  known: [],
});

test('the animal of a two-storey card sits on its upper storey (CT-12)', () => {
  expect(highest(seat([['F1', 'F2m', 'K', 'Rr'], true]), 'm')).toBe(3);
});

test('a clock is not a storey, so its mouse does not count (CT-12)', () => {
  expect(highest(seat([['F1c', 'F1', 'Km', 'Rr'], true]), 'm')).toBe(0);
  expect(highest(seat([['F1c', 'F1', 'Km', 'Rr'], true]), 'c')).toBe(1);
});

test('only complete towers count, and the highest of them (CT-12)', () => {
  expect(
    highest(seat([['F2', 'F2m', 'K'], false], [['F1m', 'K', 'Rb'], true], [['F1', 'F1m', 'K', 'Rg'], true]), 'm'),
  ).toBe(2);
});
