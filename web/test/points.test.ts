import { expect, it } from 'vitest';
import { pointSources } from '../src/play/points';
import type { View } from '../src/play/table';

const envelope = { rules: 1, players: 2, options: {}, seat: 0, ply: 9, decision: null, asked: [], scores: [7, 2], over: true, winners: [0] };

it('tells what the towers of Clocktowers were worth', () => {
  const board = { seats: [{ towers: [{ complete: true, points: 5 }, { complete: true, points: 2 }, { complete: false, points: 0 }] }, { towers: [{ complete: true, points: 2 }] }] };
  const sources = pointSources({ ...envelope, game: 'clocktowers', board } as View, []);
  expect(sources.columns.map((column) => sources.of(0, column))).toEqual([5, 0, 0, 2]);
});
it('adds up the markers of Old Town from the log', () => {
  const events = [
    { event: 'settled', seat: 0, points: 5 },
    { event: 'recovered', seat: 0, points: 2 },
    { event: 'placed', seat: 1, points: 2 },
  ];
  const sources = pointSources({ ...envelope, game: 'oldtown', board: {} } as View, [{ seq: 1, at: 0, kind: 'move', events }]);
  expect(sources.of(0, 'settled') + sources.of(0, 'recovered')).toBe(7);
  expect(sources.of(1, 'placed')).toBe(2);
});
