import { say } from '../../text/index.svelte';
import { everySeat, type GameBoard } from '../contract';
import Clocktowers from './Clocktowers.svelte';
import { flights } from './flights';
import Flying from './Flying.svelte';
import { grammar } from './grammar';
import Picture from './Picture.svelte';
import Signs from './Signs.svelte';
import { tieBreak } from './tie';
import { cardName } from './words';

export const board: GameBoard = {
  Board: Clocktowers,
  grammar,
  flights,
  Piece: Flying,
  Signs,
  Picture,
  opened: everySeat,
  step(choice) {
    const card = choice.picked.find((piece) => piece.startsWith('card:'))?.slice(5);
    if (card) {
      const goes = [...choice.open].some((piece) => piece === 'new:' || piece.startsWith('tower:'));
      return say(goes ? 'clocktowers-step-place' : 'clocktowers-step-nowhere', { card: cardName(card) });
    }
    if (choice.isPicked('discard:')) return say('clocktowers-step-discard');
    return choice.picked.length ? say('clocktowers-step-card') : null;
  },
  tieBreak,
  restates: ['built', 'discarded', 'drawn'],
  moveText(move) {
    if (move.startsWith('+')) return say('clocktowers-board-move-draw', { pile: move.slice(1) });
    if (move.startsWith('x')) return say('clocktowers-board-move-discard', { card: cardName(move.slice(1)) });
    const [card = '', place = ''] = move.split('>');
    if (place === 'new') return say('clocktowers-board-move-new', { card: cardName(card) });
    return say('clocktowers-board-move-build', { card: cardName(card), tower: Number(place.slice(1)) });
  },
};
