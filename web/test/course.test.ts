import { describe, expect, it } from 'vitest';
import type { Judged } from '../src/api/types';
import { course, dearest, turningPoints } from '../src/review/course';

const decision = (ply: number, best: number, wins: number | null, mark: Judged['mark'] = null): Judged => ({
  ply,
  move: '+floors',
  wins,
  margin: 0,
  best: '+floors',
  best_wins: best,
  best_margin: 0,
  mark,
  explanation: null,
});
const told = (judged: Judged[], plies = 100, ended: number | null = null) =>
  turningPoints(course(judged, plies, ended));

describe('the course of a game', () => {
  it('has a place for each decision, with what was left once it was made, and one for the end', () => {
    expect(course([decision(2, 0.5, 0.4), decision(6, 0.45, null)], 9, 1)).toMatchObject([
      { ply: 2, chance: 0.4 },
      { ply: 6, chance: 0.45 },
      { ply: 9, chance: 1, judged: null },
    ]);
  });

  it('tells of every change above 15 points, up or down, and of none below', () => {
    const judged = [decision(0, 0.5, 0.5), decision(4, 0.66, 0.66), decision(8, 0.52, 0.52), decision(12, 0.3, 0.3)];
    expect(told(judged)).toMatchObject([
      { ply: 4, change: { since: 0, from: 0.5, doubtful: false } },
      { ply: 12, change: { since: 8, from: 0.52, doubtful: false } },
    ]);
  });

  it('tells how the end came if it changed much', () => {
    expect(told([decision(90, 0.4, 0.4)], 100, 0)).toMatchObject([{ ply: 100, chance: 0, change: { since: 90 } }]);
    expect(told([decision(90, 0.4, 0.4)])).toEqual([]);
  });

  it('lets a slip explain what it cost, but not what had happened before it', () => {
    const [alone] = told([decision(0, 0.5, 0.5), decision(4, 0.5, 0.3, 'slip')]);
    expect(alone).toMatchObject({ ply: 4, change: null });
    const [both] = told([decision(0, 0.8, 0.8), decision(4, 0.5, 0.3, 'slip')]);
    expect(both).toMatchObject({ ply: 4, change: { since: 0, from: 0.8 } });
  });

  it('calls a costly move doubtful if the coach is not sure of it', () => {
    expect(told([decision(0, 0.6, 0.6), decision(4, 0.55, 0.4)])).toMatchObject([{ change: { doubtful: true } }]);
  });

  it('tells of the six slips and finds that cost most, and of any other that changed much', () => {
    const small = [0, 4, 8, 12, 16, 20, 24].map((ply) => decision(ply, 0.5, 0.5 - 0.11 + ply / 1000, 'slip'));
    expect(told(small).map(({ ply }) => ply)).toEqual([0, 4, 8, 12, 16, 20]);
    const dear = [...small, decision(28, 0.5, 0.1, 'slip')];
    expect(told(dear).map(({ ply }) => ply)).toEqual([0, 4, 8, 12, 16, 28]);
  });

  it('names the three dearest decisions of a game that none of them turned, and none that cost next to nothing', () => {
    const judged = [0.03, 0.09, 0.01, 0.06, 0.05].map((cost, i) => decision(4 * i, 0.5, 0.5 - cost));
    expect(told(judged)).toEqual([]);
    expect(dearest(course(judged, 100, null)).map(({ ply }) => ply)).toEqual([4, 12, 16]);
    expect(dearest(course([decision(0, 0.5, 0.49)], 100, 0))).toEqual([]);
  });
});
