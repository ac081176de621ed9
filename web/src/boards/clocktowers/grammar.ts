import type { Grammar } from '../../kit/choice.svelte';

/** `F2m>T3`, `F1>new`, `xKm`, `+roofs`. */
export const grammar: Grammar = {
  pieces(move) {
    if (move.startsWith('+')) return [`pile:${move.slice(1)}`];
    if (move.startsWith('x')) return [`card:${move.slice(1)}`, 'discard:'];
    const [card = '', place = ''] = move.split('>');
    return [`card:${card}`, place === 'new' ? 'new:' : `tower:${place.slice(1)}`];
  },
  compose(pieces) {
    const card = pieces.find((piece) => piece.startsWith('card:'))?.slice(5);
    const pile = pieces.find((piece) => piece.startsWith('pile:'))?.slice(5);
    const tower = pieces.find((piece) => piece.startsWith('tower:'))?.slice(6);
    if (pile) return `+${pile}`;
    if (!card) return null;
    if (tower) return `${card}>T${tower}`;
    if (pieces.includes('new:')) return `${card}>new`;
    return `x${card}`;
  },
  builds: (move) => move.includes('>'),
  direct: (move) => move.startsWith('+'),
};
