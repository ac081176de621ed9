import { describe, expect, it } from 'vitest';
import type { Entry } from '../src/api/types';
import { isTold, story } from '../src/play/story';

const move = (seq: number, seat: number, ...events: string[]): Entry => ({
  seq,
  at: seq,
  kind: 'move',
  seat,
  events: events.map((event) => ({ event, seat })),
});
const lines = (entries: Entry[], told: Record<string, string>, reader: number | null): [number | null, string[]][] =>
  story(entries, told, reader).turns.map(({ seat, lines: all }) => [
    seat,
    all.map(({ event, entry }) => event?.event ?? entry.kind),
  ]);

describe('the log as turns', () => {
  it('begins a turn whenever another seat moves', () => {
    expect(lines([move(1, 0, 'built'), move(2, 0, 'drawn'), move(3, 1, 'built')], {}, null)).toEqual([
      [0, ['built', 'drawn']],
      [1, ['built']],
    ]);
  });
  it('leaves to a game that reports turns where they begin', () => {
    const told = { turn_began: 'turn' };
    const entries = [
      move(1, 0, 'build_begun'),
      move(2, 1, 'offered'),
      {
        ...move(3, 0, 'invited'),
        events: [
          { event: 'invited', seat: 1 },
          { event: 'turn_began', seat: 1 },
          { event: 'drawn', seat: 0 },
        ],
      },
    ];
    expect(lines(entries, told, null)).toEqual([
      [0, ['build_begun', 'offered', 'invited']],
      [1, ['drawn']],
    ]);
  });
  it('does not tell what goes without saying', () => {
    const told = { turned_up: 'none', drew: 'own' };
    expect(lines([move(1, 0, 'played', 'turned_up', 'drew'), move(2, 1, 'drew')], told, 0)).toEqual([
      [0, ['played', 'drew']],
    ]);
    expect(isTold({ event: 'drew', seat: 0 }, told, null)).toBe(false);
  });
  it('tells what is no move where it happened', () => {
    expect(
      lines(
        [{ seq: 1, at: 1, kind: 'started' }, move(2, 1, 'built'), { seq: 3, at: 3, kind: 'undo', seat: 1 }],
        {},
        null,
      ),
    ).toEqual([
      [null, ['started']],
      [1, ['built', 'undo']],
    ]);
  });
  it("knows what has happened since the reader's last turn, also while the next one is under way", () => {
    const entries = [move(1, 0, 'built'), move(2, 1, 'built'), move(3, 2, 'built')];
    expect(story(entries, {}, 0).since?.key).toBe('2.0');
    expect(story([...entries, move(4, 0, 'built')], {}, 0).since?.key).toBe('2.0');
    expect(story(entries, {}, 2).since).toBeNull();
    expect(story(entries, {}, null).since).toBeNull();
  });
  it("takes an answer in somebody else's turn for no turn", () => {
    const began = (seq: number, mover: number, seat: number): Entry => ({
      ...move(seq, mover),
      events: [{ event: 'turn_began', seat }],
    });
    const entries = [
      move(1, 0, 'passed'),
      began(2, 0, 1),
      move(3, 1, 'build_begun'),
      move(4, 0, 'offered'),
      move(5, 1, 'invited'),
    ];
    expect(story(entries, { turn_began: 'turn' }, 0).since?.key).toBe('3.0');
  });
});
