import { say } from '../../text/index.svelte';
import { everySeat, type GameBoard } from '../contract';
import Babel from './Babel.svelte';
import { flights } from './flights';
import Flying from './Flying.svelte';
import { grammar, invitation, offered } from './grammar';
import Picture from './Picture.svelte';
import Signs from './Signs.svelte';
import { step } from './steps';
import { actionName, discName, suitName, wonderName } from './words';

export const board: GameBoard = {
  Board: Babel,
  grammar,
  flights,
  Piece: Flying,
  Signs,
  Picture,
  pictureLikeBoard: true,
  opened: everySeat,
  step,
  restates: ['build_begun', 'passed', 'turn_began'],
  moveText(move, _view, names) {
    const build = /^build (\d) (.+)$/.exec(move);
    if (build) return say('babel-board-build', { disc: discName(build[2]!), wonder: wonderName(build[1]!) });
    const offer = offered(move);
    if (offer && !offer.cards.some((cards) => cards > 0)) return say('babel-board-offer-nothing');
    if (offer)
      return say('babel-board-move-offer', { cards: offer.cards.join(' + '), trade: offer.trade ? 'yes' : 'no' });
    const guests = invitation(move);
    if (guests) {
      const players = guests.guests.map((seat) => names[seat]).join(', ');
      return (
        say(guests.guests.length ? 'babel-board-move-invite' : 'babel-board-alone', { players }) +
        (guests.wild ? ` (${actionName('wild')} ${guests.wild})` : '')
      );
    }
    if (move.startsWith('exchange '))
      return `${actionName('exchange')}: ${move.slice(9).split(',').map(suitName).join(', ')}`;
    if (move === 'pass') return say('babel-board-pass');
    if (move === 'give up') return say('babel-board-give-up');
    if (move === 'bonus') return say('babel-board-bonus');
    if (move === 'no bonus') return say('babel-board-no-bonus');
    return actionName(move);
  },
};
