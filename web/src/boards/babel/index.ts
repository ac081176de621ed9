import { say } from '../../text/index.svelte';
import { everySeat, type GameBoard } from '../contract';
import Babel from './Babel.svelte';
import { flights } from './flights';
import Flying from './Flying.svelte';
import { grammar, invitation, offered } from './grammar';
import { actionName, discName, suitName, wonderName } from './words';

export const board: GameBoard = {
  Board: Babel,
  grammar,
  flights,
  Piece: Flying,
  opened: everySeat,
  moveText(move) {
    const build = /^build (\d) (.+)$/.exec(move);
    if (build) return say('web-babel-build', { disc: discName(build[2]!), wonder: wonderName(build[1]!) });
    const offer = offered(move);
    if (offer) return say('web-babel-move-offer', { cards: offer.cards.join(' + '), trade: offer.trade ? 'yes' : 'no' });
    const guests = invitation(move);
    if (guests) {
      const seats = guests.guests.map((seat) => seat + 1).join(', ');
      return say(guests.guests.length ? 'web-babel-move-invite' : 'web-babel-alone', { seats }) + (guests.wild ? ` (${actionName('wild')} ${guests.wild})` : '');
    }
    if (move.startsWith('exchange ')) return `${actionName('exchange')}: ${move.slice(9).split(',').map(suitName).join(', ')}`;
    if (move === 'pass') return say('web-babel-pass');
    if (move === 'give up') return say('web-babel-give-up');
    if (move === 'bonus') return say('web-babel-bonus');
    if (move === 'no bonus') return say('web-babel-no-bonus');
    return actionName(move);
  },
};
