import { expect, it } from 'vitest';
import { exchanged, piles } from '../src/review/setup';

const SETUP = { hands: [['a', 'b'], ['c']], piles: { red: [1, 2], none: [] } };

it('lists every pile and hand with its name and number', () => {
  expect(piles(SETUP)).toEqual([
    { name: 'hands', number: 1, way: ['hands', 0], pieces: ['a', 'b'] },
    { name: 'hands', number: 2, way: ['hands', 1], pieces: ['c'] },
    { name: 'piles-red', number: 0, way: ['piles', 'red'], pieces: [1, 2] },
    { name: 'piles-none', number: 0, way: ['piles', 'none'], pieces: [] },
  ]);
});
it('lets two pieces change places and leaves the rest alone', () => {
  expect(exchanged(SETUP, ['hands', 0, 1], ['piles', 'red', 0])).toEqual({
    hands: [['a', 1], ['c']],
    piles: { red: ['b', 2], none: [] },
  });
  expect(exchanged(SETUP, ['hands', 0, 0], ['hands', 0, 1])).toEqual({ ...SETUP, hands: [['b', 'a'], ['c']] });
  expect(SETUP.hands[0]).toEqual(['a', 'b']);
});
