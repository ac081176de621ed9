import { expect, it } from 'vitest';
import { countStreak } from '../src/parts/streak';

it('counts days in succession up to today or yesterday', () => {
  const solved = new Set(['2026-11-12', '2026-11-13', '2026-11-14']);
  expect(countStreak(solved, '2026-11-14')).toBe(3);
  expect(countStreak(solved, '2026-11-15')).toBe(3);
  expect(countStreak(solved, '2026-11-16')).toBe(0);
  expect(countStreak(new Set(['2026-02-28', '2026-03-01']), '2026-03-01')).toBe(2);
});
