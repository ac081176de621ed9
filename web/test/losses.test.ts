import { expect, test } from 'vitest';
import type { PlayedGame } from '../src/api/types';
import { axis, summary } from '../src/review/losses';

const game = (number: number, lost: number, themes: PlayedGame['themes'] = [], next: number | null = null) => ({
  ...{ table: `t${number}`, seat: 0, at: number, next, lost, themes },
});

test('only games that have been reviewed to the end count', () => {
  const found = summary([game(1, 0.5), game(2, 0.1, [], 12), game(3, 0.25)]);
  expect(found.games.map(({ table, mean }) => [table, mean])).toEqual([
    ['t1', 0.5],
    ['t3', 0.375],
  ]);
  expect(found.mean).toBe(0.375);
  expect(summary([]).games).toEqual([]);
});

test('the last five games are compared with those before once there are enough', () => {
  const lost = [1, 1, 1, 0.5, 0.5, 0.5, 0.5, 0.5];
  expect(summary(lost.map((one, i) => game(i, one))).trend).toEqual({ now: 0.5, before: 1 });
  expect(summary(lost.slice(1).map((one, i) => game(i, one))).trend).toBeNull();
});

test('themes are per game, the most expensive first, and smaller losses are the rest', () => {
  const mice = { theme: 'mice', slips: 1, lost: 0.25 };
  const roofs = { theme: 'roofs', slips: 2, lost: 1 };
  expect(summary([game(1, 1.5, [mice, roofs]), game(2, 0.5, [mice])]).themes).toEqual([
    { theme: 'roofs', slips: 2, lost: 0.5 },
    { theme: 'mice', slips: 2, lost: 0.25 },
    { theme: null, slips: 0, lost: 0.25 },
  ]);
  expect(summary([game(1, 0.25, [mice])]).themes).toHaveLength(1);
});

test('the axis ends at a round number above all values', () => {
  expect(axis([0.35, 0.2])).toEqual([0, 0.2, 0.4]);
  expect(axis([])).toEqual([0, 0.05, 0.1]);
  expect(axis([17.2])).toEqual([0, 9, 18]);
});
