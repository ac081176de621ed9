import { gain, type Flights } from '../../kit/stage.svelte';

/** Parts fly to a wonder, its disc to the player who takes it, cards to the hands, points to the scores. */
export const flights: Flights = (event, me) => {
  const seat = Number(event.seat);
  const owner = [`seat:${seat}`];
  const wonder = `wonder:${Number(event.wonder)}`;
  switch (event.event) {
    case 'offer_sealed':
      return seat === me ? [{ piece: `envelope:${seat}`, from: ['decision', ...owner], to: owner }] : [];
    case 'parts_placed':
      return [{ piece: `parts:${seat}:${Number(event.parts)}`, from: owner, to: [wonder] }];
    case 'disc_taken':
      return event.disc
        ? [
            {
              piece: `disc:${String(event.disc)}`,
              from: [`disc:${Number(event.wonder)}:${String(event.disc)}`, wonder],
              to: owner,
            },
          ]
        : [];
    case 'card_drawn':
      return [
        {
          piece: `card:${String(event.suit ?? '')}`,
          from: ['deck'],
          to: seat === me ? [`hand:${String(event.suit)}`, ...owner] : owner,
        },
      ];
    case 'action_card_taken':
      return [{ piece: 'action:', from: ['deck'], to: owner }];
    case 'wonder_paid':
      return gain(event, [wonder]);
    case 'rejected':
    case 'bonus_played':
    case 'discs_scored':
    case 'final_card_scored':
      return gain(event, owner);
    default:
      return [];
  }
};
