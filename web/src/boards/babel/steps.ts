import type { Choice } from '../../kit/choice.svelte';
import type { View } from '../../api/table';
import { say } from '../../text/index.svelte';
import { invitation, offered } from './grammar';
import { discParts, type Board } from './types';
import { discName, suitName, wonderName } from './words';

/** The next step: choosing a number or a guest, and then confirming the move in the panel. */
export function step(choice: Choice, view: View, names: readonly string[]): string | null {
  const { turn } = view.board as Board;
  const move = choice.draft;
  if (move?.startsWith('exchange '))
    return say('babel-step-exchange', {
      cards: move.slice(9).split(',').length,
      legal: choice.has(move) ? 'yes' : 'no',
    });
  if (view.decision === 'offer' && turn.disc) {
    const offer = move === null ? null : offered(move);
    const able = choice.options.some(({ move: other }) => offered(other)?.cards.some((n) => n > 0));
    if (!offer)
      return say('babel-step-offer', {
        player: names[turn.seat] ?? '',
        disc: discName(turn.disc),
        wonder: wonderName(turn.wonder ?? 0),
        able: able ? 'yes' : 'no',
      });
    const cards = discParts(turn.disc).map(({ suit }, i) => `${offer.cards[i] ?? 0} × ${suitName(suit)}`);
    return say('babel-step-seal', { cards: cards.join(', '), trade: offer.trade ? 'yes' : 'no' });
  }
  if (view.decision === 'invite' && move !== null) {
    // No invitation is possible, so there is only one answer.
    if (choice.options.length === 1) return say('babel-step-give-up');
    const guests = invitation(move)?.guests ?? [];
    return say('babel-step-invite', {
      count: guests.length,
      players: guests.map((seat) => names[seat]).join(', '),
      legal: choice.has(move) ? 'yes' : 'no',
    });
  }
  return null;
}
