import type { Grammar } from '../../kit/choice.svelte';

/** A building decision is a disc; offers, invitations and exchanges are composed in their own panels. */
export const grammar: Grammar = {
  pieces(move) {
    const build = /^build (\d) (.+)$/.exec(move);
    return build ? [`disc:${build[1]}:${build[2]}`] : [`move:${move}`];
  },
  compose(pieces) {
    const piece = pieces.at(-1) ?? '';
    if (piece.startsWith('disc:')) {
      const [, wonder, disc] = piece.split(':');
      return `build ${wonder} ${disc}`;
    }
    return piece.startsWith('move:') ? piece.slice(5) : null;
  },
  direct: () => false,
  builds: (move) => move.startsWith('build '),
};

/** An invitation as seats and what wild cards stand for; `invite -`, `invite 1,3 wild 2`. */
export function invitation(move: string): { guests: number[]; wild: string | null } | null {
  const found = /^invite (-|[\d,]+)(?: wild ([\d/]+))?$/.exec(move);
  if (!found) return null;
  return { guests: found[1] === '-' ? [] : found[1]!.split(',').map(Number), wild: found[2] ?? null };
}

/** An offer as numbers and trade card; `offer 2`, `offer 1/0+trade`. */
export function offered(move: string): { cards: number[]; trade: boolean } | null {
  const found = /^offer ([\d/]+)(\+trade)?$/.exec(move);
  if (!found) return null;
  return { cards: found[1]!.split('/').map(Number), trade: found[2] !== undefined };
}
