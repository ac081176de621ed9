import { describe, expect, it, vi } from 'vitest';
import { claims, verdicts } from '../src/boards/oldtown/why';
import type { Building } from '../src/boards/oldtown/types';
import { choosable, chosen, departures } from '../src/parts/options';
import { Pointing } from '../src/kit/pointing.svelte';
import type { GameInfo } from '../src/api/types';

describe('pointing', () => {
  const able = ['claim a@1', 'claim b@2'];

  it('says everything that is pointed at, and takes it back', async () => {
    const tell = vi.fn(async (moves: string[]) => pointing.offer(able, moves, 'done'));
    const pointing = new Pointing(tell);
    pointing.offer(able, [], 'done');
    await pointing.toggle('claim a@1');
    await pointing.toggle('claim b@2');
    await pointing.toggle('claim a@1');
    expect(tell.mock.calls).toEqual([[['claim a@1']], [['claim a@1', 'claim b@2']], [['claim b@2']]]);
    expect(pointing.at).toEqual(['claim b@2']);
    await pointing.finish();
    expect(tell).toHaveBeenLastCalledWith(['claim b@2', 'done']);
    expect([pointing.at, pointing.finished]).toEqual([['claim b@2'], true]);
    // A player who has finished may still change their mind.
    await pointing.toggle('claim b@2');
    expect(tell).toHaveBeenLastCalledWith([]);
    expect(pointing.finished).toBe(false);
  });
  it('is shown at once, and no longer if the table refuses it', async () => {
    let refuse: (error: Error) => void = () => {};
    const pointing = new Pointing(() => new Promise((_, reject) => (refuse = reject)));
    pointing.offer(able, [], 'done');
    const told = pointing.toggle('claim a@1');
    expect(pointing.at).toEqual(['claim a@1']);
    refuse(new Error('no'));
    await expect(told).rejects.toThrow('no');
    expect(pointing.at).toEqual([]);
  });
});

describe('why a claim was right or wrong', () => {
  const marked = (...lots: number[]): Building => ({ status: 'marked', lots, owner: null });
  const town = {
    bank: marked(1, 2),
    church: marked(1, 2),
    saloon: marked(1, 2, 3, 4),
    hotel: marked(3, 4, 5),
    jail: { status: 'settled', lots: [9], owner: null } as Building,
  };
  const claimed = (building: string, lot: number, judged: string) => ({
    event: 'claimed',
    seat: 1,
    building,
    lot,
    judged,
  });

  it('names the buildings that leave no room, on the lots that they need', () => {
    const [claim] = claims(
      town,
      [claimed('saloon', 1, 'right')],
      [{ right: true, buildings: ['bank', 'church'], lots: [1, 2] }],
    );
    expect(claim).toMatchObject({ seat: 1, building: 'saloon', lot: 1, right: true });
    expect(claim!.others).toEqual([
      { building: 'bank', lot: 1 },
      { building: 'bank', lot: 2 },
      { building: 'church', lot: 1 },
      { building: 'church', lot: 2 },
    ]);
  });
  it('is one verdict for each lot, even if several markers on it were claimed at once', () => {
    const told = claims(
      town,
      [claimed('saloon', 1, 'wrong'), claimed('church', 1, 'right'), claimed('hotel', 3, 'right')],
      [],
    );
    expect(verdicts(told)).toEqual([
      [1, true],
      [3, true],
    ]);
  });
  it('shows where those could stand that would have to make room', () => {
    const reading = { bank: 1, church: 2, saloon: 3, hotel: 5, jail: 9 };
    expect(claims(town, [claimed('saloon', 3, 'wrong')], [{ right: false, reading }])[0]!.others).toEqual([
      { building: 'hotel', lot: 5 },
    ]);
    expect(claims(town, [claimed('hotel', 5, 'wrong')], [{ right: false, reading }])[0]!.others).toEqual([]);
  });
  it('has a reason for each claim, whatever else happens', () => {
    const events = [
      claimed('saloon', 1, 'right'),
      { event: 'recovered', seat: 1, building: 'saloon', lots: [1], points: 1, cause: 'claim' },
      claimed('hotel', 3, 'wrong'),
    ];
    const told = claims(town, events, [
      { right: true, buildings: ['bank', 'church'], lots: [1, 2] },
      { right: false, reading: { bank: 1, church: 2, saloon: 4, hotel: 3, jail: 9 } },
    ]);
    expect(told.map(({ right, others }) => [right, others.length])).toEqual([
      [true, 4],
      [false, 1],
    ]);
  });
});

describe('options', () => {
  const info = {
    name: 'halma',
    options: [
      { name: 'pace', values: ['fast', 'slow'], default: 'slow', by_days: 'fast', free: false },
      { name: 'aid', values: [true, false], default: false, by_days: false, free: false },
      { name: 'edition', values: null, default: null, by_days: null, free: true },
    ],
  } as unknown as GameInfo;

  it('are as printed unless somebody chooses otherwise', () => {
    const options = choosable(info, false);
    expect(options.map(({ name }) => name)).toEqual(['pace', 'aid']);
    expect(options.map(({ values }) => values.map(({ printed }) => printed))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(chosen(options, {})).toEqual({ pace: 'slow', aid: false });
    expect(chosen(options, { aid: 'true' })).toEqual({ pace: 'slow', aid: true });
  });
  it('may have another default by days, which can be changed', () => {
    const options = choosable(info, true);
    expect(chosen(options, {})).toEqual({ pace: 'fast', aid: false });
    expect(chosen(options, { pace: 'slow' })).toEqual({ pace: 'slow', aid: false });
  });
  it('that depart from the print are told', () => {
    expect(departures(info, {})).toEqual([]);
    expect(departures(info, { pace: 'fast' })).toHaveLength(1);
  });
});
