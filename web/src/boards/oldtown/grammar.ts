import type { Grammar } from '../../kit/choice.svelte';

/** `take church`, `A1`, `B41=church`, `drop A1 B41`, `remove saloon@6`, `claim saloon@6`, `draw own`, `pass`, `done`. */
export const grammar: Grammar = {
  pieces(move) {
    const [verb = '', ...rest] = move.split(' ');
    if (verb === 'take') return [`building:${rest[0]}`];
    if (verb === 'drop') return ['drop:', ...rest.map((card) => `away:${card}`)];
    if (verb === 'remove' || verb === 'claim') return [`marker:${rest[0]}`];
    if (verb === 'draw') return [`pile:${rest[0]}`];
    if (/^[ABC]\d/.test(verb)) {
      const [card, building] = verb.split('=');
      return building ? [`card:${card}`, `building:${building}`] : [`card:${card}`];
    }
    return [`${verb}:`];
  },
  compose(pieces) {
    const of = (kind: string) =>
      pieces.filter((piece) => piece.startsWith(kind)).map((piece) => piece.slice(kind.length));
    const [card] = of('card:');
    const [building] = of('building:');
    const away = of('away:');
    if (away.length === 2) return `drop ${away.sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))).join(' ')}`;
    if (card) return building && !card.startsWith('A') ? `${card}=${building}` : card.startsWith('A') ? card : null;
    if (building) return `take ${building}`;
    return null;
  },
  direct: (move) => move.startsWith('draw ') || move.startsWith('take '),
  eager: true,
};

/** The claim that a building can't have stood on a lot. */
export const claimOf = (building: string, lot: number): string => `claim ${building}@${lot}`;
