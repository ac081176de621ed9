import { describe, expect, it } from 'vitest';
import { paragraphs, placeOf } from '../src/learn/rules';

describe('the place of a rule', () => {
  const sections = [
    { name: 'turn', paragraphs: paragraphs('First take one. (OT-11)\nThen claim and draw. (OT-12, OT-17, OT-18)') },
    { name: 'claims', paragraphs: paragraphs('Useless markers. (OT-17, OT-5)') },
  ];
  it('is the paragraph that is mostly about it', () => {
    expect(placeOf('OT-17', sections)).toEqual({ section: 'claims', paragraph: 0 });
    expect(placeOf('OT-18', sections)).toEqual({ section: 'turn', paragraph: 1 });
  });
  it('is nowhere if no paragraph is about it', () => expect(placeOf('OT-1', sections)).toBeNull());
  it('keeps words and numbers apart', () =>
    expect(paragraphs('Take one. (OT-11)')).toEqual([{ words: 'Take one.', numbers: ['OT-11'] }]));
});
