import { describe, expect, it, vi } from 'vitest';
import type { View } from '../src/api/table';
import { restated } from '../src/boards/contract';
import { moved, opened } from '../src/boards/drawn/flights';
import { described, fits, grammarOf, unified } from '../src/boards/drawn/grammar';
import type { Scene, Zone } from '../src/boards/drawn/types';
import { wrapped } from '../src/boards/drawn/wrapped';
import { WhatIf } from '../src/play/whatIf.svelte';
import type { TableStore } from '../src/play/store.svelte';

// Boards observe the size of their elements; outside a browser elements have no size.
vi.stubGlobal('ResizeObserver', class {});

const card = (value: string, moves = '') => ({ kind: 'card', value, moves });
const view = (scene: Scene, scores = [0, 0]): View =>
  ({ game: 'lights', seat: 0, players: 2, scores, scene }) as unknown as View;
const row = (name: string, pieces: Zone['pieces'], more: Partial<Zone> = {}): Zone => ({
  zone: 'row',
  name,
  pieces: pieces!,
  ...more,
});

describe('patterns of moves', () => {
  it('fit word by word, and a star fits any word', () => {
    expect(fits('carry oil 7 *', 'carry oil 7 gull')).toBe(true);
    expect(fits('carry oil 7 *', 'carry oil 8 gull')).toBe(false);
    expect(fits('carry *', 'carry oil 7 gull')).toBe(false);
  });
  it('are unified if no word contradicts another', () => {
    expect(unified('carry oil 7 *', 'carry * * gull')).toBe('carry oil 7 gull');
    expect(unified('carry oil 7 *', 'carry wood * gull')).toBe(null);
  });
});

describe('moves made of pieces', () => {
  const scene: Scene = {
    zones: [
      row('hand', [card('oil 7', 'carry oil 7 *'), card('wood 2', 'carry wood 2 *')]),
      row('coast', [{ kind: 'light', value: 'gull', moves: 'carry * * gull' }]),
      { zone: 'pile', name: 'store', hidden: 3, moves: 'draw' },
      { zone: 'buttons', name: 'rest', moves: 'rest' },
    ],
    moves: ['carry {fuel} {card} {light}', { pattern: 'draw', direct: true }, 'rest'],
  };
  const grammar = grammarOf(() => view(scene));
  it('consist of all that they fit', () => {
    expect(grammar.pieces('carry oil 7 gull')).toEqual(['card:oil_7', 'light:gull']);
    expect(grammar.pieces('draw')).toEqual(['zone:store']);
  });
  it('become buttons if no piece begins them', () => expect(grammar.pieces('rest')).toEqual(['move:rest']));
  it('are composed in any order', () => {
    expect(grammar.compose(['card:oil_7', 'light:gull'])).toBe('carry oil 7 gull');
    expect(grammar.compose(['light:gull', 'card:wood_2'])).toBe('carry wood 2 gull');
  });
  it('are completed to find out what is wrong with a piece', () =>
    expect(grammar.compose(['card:wood_2'])).toBe('carry wood 2 gull'));
  it('are described with their words as values', () => {
    expect(described(scene, 'carry oil 7 gull')?.values).toEqual({ fuel: 'oil', card: 7, light: 'gull' });
    expect(grammar.direct?.('draw')).toBe(true);
    expect(grammar.direct?.('rest')).toBe(false);
  });
});

describe('what is shown before a move', () => {
  const shown = view({
    zones: [],
    moves: [{ pattern: 'carry {fuel} {card}', restates: ['carried', 'drew'] }, 'rest'],
  });
  const foreseen = async (move: string): Promise<string[] | null> => {
    const { board } = await import('../src/boards/drawn');
    const events = ['carried', 'lit', 'drew'].map((event) => ({ event }));
    const store = { whatIf: () => Promise.resolve({ events }), names: [], seat: 0 } as unknown as TableStore;
    const whatIf = new WhatIf(store, 'lights');
    await whatIf.preview(move, restated(board, move, shown));
    return whatIf.foreseen;
  };
  it('leaves out the events that its scene calls a repetition of this kind of move', async () => {
    expect(await foreseen('carry oil 7')).toHaveLength(1);
    expect(await foreseen('rest')).toHaveLength(3);
  });
});

describe('flying pieces', () => {
  it('go from where they lay to where they lie', () => {
    const before = view({ zones: [row('hand', [card('1')]), row('table', [])] });
    const after = view({ zones: [row('hand', []), row('table', [card('1')])] });
    expect(moved(before, after)).toEqual([
      [{ piece: 'card:1', from: ['piece:card:1', 'zone:hand'], to: ['piece:card:1', 'zone:table'] }],
    ]);
  });
  it('come from hidden cards, and become hidden', () => {
    const hidden = (store: number, hand: Zone['pieces']): View =>
      view({ zones: [{ zone: 'pile', name: 'store', hidden: store }, row('hand', hand)] });
    const [drawn] = moved(hidden(3, []), hidden(2, [card('5')]));
    expect(drawn).toEqual([{ piece: 'card:5', from: ['zone:store'], to: ['piece:card:5', 'zone:hand'] }]);
    const [laid] = moved(hidden(2, [card('5')]), hidden(3, []));
    expect(laid).toEqual([{ piece: 'card:5', from: ['piece:card:5', 'zone:hand'], to: ['zone:store'] }]);
  });
  it('stay where they are when they are turned over', () => {
    const face = (value: string, back: boolean): Zone => row('table', [{ ...card(value), seat: 1, face: { back } }]);
    expect(moved(view({ zones: [face('sealed', true)] }), view({ zones: [face('9', false)] }))).toEqual([]);
  });
  it('bring points to their owner', () => {
    const flown = moved(view({ zones: [] }), view({ zones: [] }, [0, 4]));
    expect(flown).toHaveLength(1);
    expect(flown[0]![0]!.to).toEqual(['score:1']);
  });
});

describe('a scene with open hands', () => {
  it('has of every player what that player sees', () => {
    const hand = (seat: number, more: Partial<Zone>): Zone => ({ zone: 'hand', name: 'hand', seat, ...more });
    const own = view({ zones: [hand(0, { pieces: [card('1')] }), hand(1, { hidden: 1 })] });
    const other = view({ zones: [hand(0, { hidden: 1 }), hand(1, { pieces: [card('2')] })] });
    const zones = (opened(own, [own, other]).scene as Scene).zones;
    expect(zones.map(({ pieces }) => pieces?.[0]?.value)).toEqual(['1', '2']);
  });
});

describe('a sentence on a piece', () => {
  it('is wrapped between words', () =>
    expect(wrapped('blacksmith and church', 12)).toEqual(['blacksmith', 'and church']));
});
