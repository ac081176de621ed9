import { expect, it } from 'vitest';
import { after, BEGUN, made, parting, pasted, type Branches } from '../src/review/branches';

const go = (moves: string[], from: Branches = BEGUN): Branches => moves.reduce(after, from);

it('lengthens a line at its end and branches off before it', () => {
  const first = go(['a', 'b', 'c']);
  expect(first.lines).toEqual([['a', 'b', 'c']]);
  const back = { ...first, at: { line: 0, step: 1 } };
  const branched = after(back, 'x');
  expect(branched.lines).toEqual([
    ['a', 'b', 'c'],
    ['a', 'x'],
  ]);
  expect(made(branched)).toEqual(['a', 'x']);
});
it('goes on in a line that has the move already', () => {
  const branched = after({ ...go(['a', 'b']), at: { line: 0, step: 1 } }, 'x');
  const again = after({ ...branched, at: { line: 1, step: 1 } }, 'b');
  expect(again.lines).toHaveLength(2);
  expect(again.at).toEqual({ line: 0, step: 2 });
});
it('finds where two lines part', () => {
  expect(parting(['a', 'b', 'c'], ['a', 'x'])).toEqual({ before: ['a'], move: 'b', other: 'x' });
  expect(parting(['a', 'b'], ['a'])).toBeNull();
  expect(parting(['a'], ['a'])).toBeNull();
});
it('reads positions, links and records, and nothing else', () => {
  expect(pasted(' tt1.eJw-_x.0123abcd\n')).toEqual({ position: 'tt1.eJw-_x.0123abcd' });
  expect(pasted('https://x.org/analysis/tt1.eJw.0123abcd?a=1')).toEqual({ position: 'tt1.eJw.0123abcd' });
  expect(pasted('{"game": "clocktowers"}')).toEqual({ record: { game: 'clocktowers' } });
  for (const text of ['', 'tt1.eJw', '7', '{']) expect(pasted(text)).toBeNull();
});
