import { describe, expect, it, vi } from 'vitest';
import { loadBoard } from '../src/boards';
import { matching, moveTo } from '../src/boards/plain/list';
import { lookOf } from '../src/boards/plain/styles';
import { Choice } from '../src/kit/choice.svelte';

// Some versions of Node.js have none.
vi.stubGlobal('navigator', {});

describe('the plain board', () => {
  it('shows what a move does, and plays it when it is chosen again', async () => {
    const choice = new Choice((await loadBoard('halma')).grammar);
    const heard: string[] = [];
    choice.handle({
      play: (move) => heard.push(`play ${move}`),
      preview: (move) => heard.push(`preview ${move}`),
      whyNot: () => {},
      cleared: () => {},
    });
    choice.offer(['a1-a2', 'pass']);
    choice.pick('move:a1-a2');
    choice.pick('move:pass');
    choice.pick('move:pass');
    expect(heard).toEqual(['preview a1-a2', 'preview pass', 'play pass']);
  });
  it('finds moves by every word of a search, in notation or label', () => {
    const labels = { 'build 3 ship5': 'Statue of Zeus', 'build 4 ship5': 'Hanging Gardens' };
    const moves = ['build 3 ship5', 'build 4 ship5', 'pass'];
    expect(matching(moves, labels, 'SHIP zeus')).toEqual(['build 3 ship5']);
    expect(matching(moves, labels, ' ')).toEqual(moves);
    expect(matching(moves, labels, 'camel')).toEqual([]);
  });
  it('walks through the list by keys, and stops at its ends', () => {
    expect(moveTo('ArrowDown', 0, 3)).toBe(1);
    expect(moveTo('ArrowUp', 0, 3)).toBe(0);
    expect(moveTo('End', 0, 3)).toBe(2);
    expect(moveTo('Home', 2, 3)).toBe(0);
    expect(moveTo('PageDown', 1, 30)).toBe(11);
    expect(moveTo('a', 1, 3)).toBeNull();
    expect(moveTo('ArrowDown', 0, 0)).toBeNull();
  });
});

describe('styles of a drawing', () => {
  it('become colours of the theme', () => {
    expect(lookOf('bold red')).toMatchObject({ bold: true, colour: 'var(--bad)', background: null });
    expect(lookOf('bright_blue').colour).toBe(lookOf('blue').colour);
    expect(lookOf('#a0b1c2').colour).toBe('#a0b1c2');
  });
  it('can be taken back, turned round, and unknown', () => {
    expect(lookOf('bold not bold').bold).toBe(false);
    expect(lookOf('reverse')).toMatchObject({ colour: 'var(--card)', background: 'var(--ink)' });
    expect(lookOf('on green')).toMatchObject({ colour: 'var(--card)', background: 'var(--good)' });
    expect(lookOf('sparkling')).toEqual(lookOf(''));
  });
});
