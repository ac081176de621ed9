import { gain, type Flights } from '../../kit/stage.svelte';

/** Cards fly from hand to tower and from pile to hand; a complete tower's points fly to its owner. */
export const flights: Flights = (event, me) => {
  const seat = Number(event.seat);
  const card = typeof event.card === 'string' ? event.card : '';
  const hand = seat === me ? [`hand:${card}`, 'hand'] : [`known:${seat}`, `seat:${seat}`];
  if (event.event === 'built')
    return [{ piece: card, from: hand, to: [`tower:${seat}:${event.tower}`, `street:${seat}`] }];
  if (event.event === 'completed') return gain(event, [`tower:${seat}:${event.tower}`]);
  if (event.event === 'discarded')
    return [{ piece: card, from: hand, to: seat === me ? ['discard'] : [`score:${seat}`] }];
  if (event.event === 'drawn') return [{ piece: card, from: [`pile:${event.pile}`], to: hand }];
  return [];
};
