import { describe, expect, it } from 'vitest';
import { countStreak, longestStreak } from '../src/parts/streak';

const november = (...days: number[]): Set<string> =>
  new Set(days.map((day) => `2026-11-${String(day).padStart(2, '0')}`));

describe('a streak', () => {
  it('counts the days solved in a row up to today or yesterday', () => {
    const solved = november(12, 13, 14);
    expect(countStreak(solved, '2026-11-14')).toBe(3);
    expect(countStreak(solved, '2026-11-15')).toBe(3);
    expect(countStreak(new Set(['2026-02-28', '2026-03-01']), '2026-03-01')).toBe(2);
    expect(countStreak(new Set(), '2026-11-14')).toBe(0);
  });
  it('survives two missed days a month, which are not counted', () => {
    expect(countStreak(november(10, 12, 13, 15), '2026-11-15')).toBe(4);
    // A third one, in a row or not, ends it.
    expect(countStreak(november(8, 10, 12, 13, 15), '2026-11-15')).toBe(4);
    expect(countStreak(november(12, 13, 14), '2026-11-17')).toBe(3);
    expect(countStreak(november(12, 13, 14), '2026-11-18')).toBe(0);
  });
  it('is forgiven two days in each month', () => {
    const solved = new Set(['2026-10-29', '2026-11-03']);
    expect(countStreak(solved, '2026-11-03')).toBe(2);
    expect(countStreak(new Set(['2026-10-28', '2026-11-03']), '2026-11-03')).toBe(1);
  });
  it('was the longest wherever it ended', () => {
    expect(longestStreak(november(1, 2, 4, 6, 10, 11, 12))).toBe(4);
    expect(longestStreak(november(1, 2, 6, 7, 8, 9))).toBe(4);
    expect(longestStreak(new Set())).toBe(0);
  });
});
