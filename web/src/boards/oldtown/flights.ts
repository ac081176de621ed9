import { gain, type Flight, type Flights } from '../../kit/stage.svelte';

/** A clue flies to the map, markers to their lots, and from there to the player who gets the points. */
export const flights: Flights = (event, me) => {
  const seat = Number(event.seat);
  const building = String(event.building);
  const marker = `marker:${building}`;
  const lots = (event.lots as number[] | undefined) ?? (event.lot === undefined ? [] : [Number(event.lot)]);
  const owner = [`seat:${seat}`];
  const away = (): Flight[] => lots.map((lot) => ({ piece: marker, from: [`lot:${lot}`], to: [`score:${seat}`] }));
  switch (event.event) {
    case 'took':
      return [{ piece: marker, from: [`aside:${building}`, 'map'], to: owner }];
    case 'played':
      return [
        {
          piece: `clue:${String(event.card)}`,
          from: [`hand:${String(event.card)}`, ...owner],
          to: [`lot:${lots[0] ?? 0}`, 'map'],
        },
      ];
    case 'dropped':
      return (event.cards as string[]).map((card) => ({
        piece: `clue:${card}`,
        from: [`hand:${card}`, ...owner],
        to: ['gone', 'pile:common'],
      }));
    case 'placed':
      return [
        ...lots.map((lot) => ({ piece: marker, from: [`aside:${building}`, ...owner], to: [`lot:${lot}`] })),
        ...gain(event, [`aside:${building}`, ...owner]),
      ];
    case 'recovered':
    case 'removed':
      return away();
    case 'settled':
      return gain(event, [`lot:${lots[0] ?? 0}`]);
    case 'drew':
      return [
        {
          piece: `clue:${String(event.card ?? event.kind)}`,
          from: [`pile:${String(event.pile)}`],
          to: seat === me ? ['hand', ...owner] : owner,
        },
      ];
    default:
      return [];
  }
};
