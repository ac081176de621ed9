import { expect, test } from 'vitest';
import type { LuckAccount, SeatLuck } from '../src/api/types';
import { luckiest, playedBetter, unlucky } from '../src/review/luck';

const seat = (result: number, deal: number, draws: number): SeatLuck => ({
  result,
  expected: 0.5,
  deal,
  draws,
  lots: 0,
  own: 0,
  others: 0,
});

test('a seat that lost by bad luck alone played better than its result', () => {
  expect(playedBetter(seat(0, -0.1, -0.5))).toBe(true);
  expect(playedBetter(seat(0, 0, -0.3))).toBe(false);
  expect(playedBetter(seat(1, -0.2, -0.3))).toBe(false);
  expect(playedBetter(seat(0, 0.2, 0.1))).toBe(false);
});

test('the luckiest and unluckiest moments are those of chance, at most three of each', () => {
  const gains = [0.1, -0.2, 0.3, 0.001, 0.2, 0.25];
  const account: LuckAccount = {
    seats: [],
    playouts: 0,
    moments: [
      ...gains.map((gain, ply) => ({ ply, seat: 0, kind: 'draw', gains: [gain, -gain] })),
      { ply: 9, seat: 1, kind: 'decision', gains: [0.9, -0.9] },
      { ply: -1, seat: null, kind: 'deal', gains: [-0.3, 0.3] },
    ],
  };
  expect(luckiest(account, 0).map(({ ply }) => ply)).toEqual([2, 5, 4]);
  expect(unlucky(account, 0).map(({ ply }) => ply)).toEqual([-1, 1]);
  expect(luckiest(account, 1).map(({ ply }) => ply)).toEqual([-1, 1]);
});
