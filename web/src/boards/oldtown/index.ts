import { say } from '../../text/index.svelte';
import type { GameBoard } from '../contract';
import { flights } from './flights';
import Flying from './Flying.svelte';
import { grammar } from './grammar';
import OldTown from './OldTown.svelte';
import Picture from './Picture.svelte';
import Signs from './Signs.svelte';
import type { Board } from './types';
import { buildingName, clueText } from './words';

export const board: GameBoard = {
  Board: OldTown,
  grammar,
  flights,
  Piece: Flying,
  Signs,
  Picture,
  pictureLikeBoard: true,
  opened(view, views) {
    const board = view.board as Board;
    const seats = board.seats.map((seat, number) => ({
      ...seat,
      hand: (views[number]?.board as Board).hand?.map(({ card }) => card),
    }));
    return { ...view, board: { ...board, seats } };
  },
  step(choice) {
    if (choice.isPicked('drop:')) return say('oldtown-step-drop', { chosen: choice.picked.length - 1 });
    const building = choice.picked.find((piece) => piece.startsWith('building:'))?.slice(9);
    if (building) return say('oldtown-step-clue', { building: buildingName(building) });
    if (choice.picked.length) return say('oldtown-step-building');
    return choice.options.length === 1 && choice.has('pass') ? say('oldtown-step-pass') : null;
  },
  restates: ['played', 'dropped', 'removed', 'drew', 'took', 'turn_began', 'passed'],
  moveText(move) {
    const [verb = '', ...rest] = move.split(' ');
    if (verb === 'take') return say('oldtown-board-take', { building: buildingName(rest[0]!) });
    if (verb === 'drop') return say('oldtown-board-move-drop', { cards: rest.join(', ') });
    if (verb === 'remove' || verb === 'claim') {
      const [building = '', lot = ''] = rest[0]!.split('@');
      return say(`oldtown-board-move-${verb}`, { building: buildingName(building), lot: Number(lot) });
    }
    if (verb === 'draw') return say('oldtown-board-move-draw', { pile: rest[0]! });
    if (verb === 'pass') return say('oldtown-board-pass');
    if (verb === 'done') return say('oldtown-board-done');
    const [card = '', building] = verb.split('=');
    return `${card}: ${clueText(card, building ?? null)}`;
  },
};
