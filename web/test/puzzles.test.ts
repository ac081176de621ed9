import { describe, expect, it } from 'vitest';
import { readDraft } from '../src/boards/oldtown/puzzles/draft.svelte';
import { clockTime, figures } from '../src/boards/oldtown/puzzles/results';
import { readSheet } from '../src/boards/oldtown/puzzles/sheet.svelte';
import { readSolved } from '../src/parts/solved';
import { longestStreak, monthFrom, weeksOf } from '../src/parts/streak';

describe('statistics', () => {
  const one = { id: 'easy-1', level: 'easy', seconds: 100, hints: 0, on: '2026-11-16' };
  it('count, compare and average by level', () => {
    const all = [one, { ...one, id: 'easy-2', seconds: 61, hints: 2 }, { ...one, id: 'hard-1', level: 'hard' }];
    expect(figures(all, ['easy', 'medium', 'hard'])).toEqual([
      { level: 'easy', count: 2, alone: 1, best: 61, average: 81 },
      { level: 'hard', count: 1, alone: 1, best: 100, average: 100 },
    ]);
  });
  it('leave out what is damaged', () => {
    expect(readSolved(JSON.stringify([one, null, 5, { id: 7 }]))).toEqual([one]);
    expect(readSolved('[{')).toEqual([]);
    expect(readSolved('7')).toEqual([]);
  });
  it('tell times in minutes and seconds', () => expect(clockTime(605)).toBe('10:05'));
  it('find the longest run of days', () =>
    expect(longestStreak(new Set(['2026-02-27', '2026-02-28', '2026-03-01', '2026-05-01']))).toBe(3));
  it('know no run without a day', () => expect(longestStreak(new Set())).toBe(0));
});

describe('the calendar', () => {
  it('begins weeks on Mondays', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });
  it('goes from month to month', () => {
    expect(monthFrom('2026-01', -1)).toBe('2025-12');
    expect(monthFrom('2025-12', 1)).toBe('2026-01');
  });
});

describe('what was kept', () => {
  const sheet = {
    position: { entries: { 3: 'bank' }, marks: { hotel: [1, 2] }, own: ['bank'] },
    crossed: ['A1'],
    notes: '',
    seconds: 5,
  };
  it('is read again, also from before there were hints to count', () =>
    expect(readSheet(JSON.stringify(sheet))).toEqual({ ...sheet, hints: 0 }));
  it.each([
    '{',
    '7',
    'null',
    '{}',
    JSON.stringify({ ...sheet, position: { entries: { 17: 'bank' }, marks: {}, own: [] } }),
    JSON.stringify({ ...sheet, position: { entries: {}, marks: { castle: [1] }, own: [] } }),
    JSON.stringify({ ...sheet, seconds: 'x' }),
  ])('is refused if it is damaged: %s', (text) => expect(readSheet(text)).toBeNull());
  it('of a puzzle in the making is read again, or begun anew', () => {
    const draft = { A: [4], B: [[37, 'school']], C: [20], own: ['bank'] };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    for (const damaged of [
      null,
      '{',
      '7',
      JSON.stringify({ ...draft, A: [99] }),
      JSON.stringify({ ...draft, own: ['castle'] }),
    ])
      expect(readDraft(damaged)).toEqual({ A: [], B: [], C: [], own: [] });
  });
});
