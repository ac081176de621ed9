import { describe, expect, it } from 'vitest';
import { nearest } from '../src/kit/regions';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 }) as DOMRectReadOnly;
const things = [
  { thing: 'right', box: box(40, 2) },
  { thing: 'far right', box: box(80, 0) },
  { thing: 'below', box: box(0, 40) },
  { thing: 'below and aside', box: box(60, 30) },
];

describe('arrows', () => {
  it('go to the nearest thing in their direction', () => {
    expect(nearest(box(0, 0), things, [1, 0])).toBe('right');
    expect(nearest(box(40, 2), things, [1, 0])).toBe('far right');
    expect(nearest(box(80, 0), things, [-1, 0])).toBe('right');
  });
  it('rather go far than astray', () => {
    expect(nearest(box(0, 0), things, [0, 1])).toBe('below');
  });
  it('stay where there is nothing further on', () => {
    expect(nearest(box(0, 0), things, [-1, 0])).toBe(null);
    expect(nearest(box(0, 0), things, [0, -1])).toBe(null);
  });
});
