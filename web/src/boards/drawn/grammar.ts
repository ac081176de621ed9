// How moves are made of the pieces of a scene: a move consists of everything whose patterns it fits.
import type { View } from '../../api/table';
import type { Grammar, Piece as Picked } from '../../kit/choice.svelte';
import { listed, movesOf, pieceId, piecesOf, sceneOf, zoneId, type Move, type Scene } from './types';

/** A piece or a zone that begins moves when it is tapped. */
interface Target {
  id: Picked;
  patterns: string[];
}
/** The id of a zone among the pieces that can be picked. */
export const zoneTarget = (id: string): Picked => `zone:${id}`;
/** A move that is made with a button of its own. */
export const buttonFor = (move: string): Picked => `move:${move}`;

const words = (text: string): string[] => text.split(' ');

/** Whether a move fits a pattern, of which a `*` fits any word. */
export function fits(pattern: string, move: string): boolean {
  const [wanted, given] = [words(pattern), words(move)];
  return wanted.length === given.length && wanted.every((word, i) => word === '*' || word === given[i]);
}

/** The pattern of the moves that fit two patterns; null if none does. */
export function unified(one: string, other: string): string | null {
  const [left, right] = [words(one), words(other)];
  if (left.length !== right.length) return null;
  const both = left.map((word, i) => (word === '*' ? right[i]! : right[i] === '*' || right[i] === word ? word : null));
  return both.includes(null) ? null : both.join(' ');
}

export function targetsOf(scene: Scene): Target[] {
  return scene.zones
    .filter(({ zone }) => zone !== 'buttons')
    .flatMap((zone) => [
      { id: zoneTarget(zoneId(zone)), patterns: listed(zone.moves) },
      ...piecesOf(zone).map((piece) => ({ id: pieceId(piece), patterns: listed(piece.moves) })),
    ])
    .filter(({ patterns }) => patterns.length);
}

/** What a scene says about a move, and the words of the move that vary, by name. */
export function described(scene: Scene, move: string): { about: Move; values: Record<string, string | number> } | null {
  const given = words(move);
  for (const about of movesOf(scene)) {
    const names = words(about.pattern);
    if (names.length !== given.length) continue;
    if (!names.every((name, i) => name.startsWith('{') || name === given[i])) continue;
    const values = names.flatMap((name, i) => (name.startsWith('{') ? [[name.slice(1, -1), number(given[i]!)]] : []));
    return { about, values: Object.fromEntries(values) as Record<string, string | number> };
  }
  return null;
}
const number = (word: string): string | number => (/^-?\d+$/.test(word) ? Number(word) : word);

/** The grammar of the scene that is shown. */
export function grammarOf(view: () => View): Grammar {
  return {
    pieces(move) {
      const scene = sceneOf(view());
      const found = targetsOf(scene).filter(({ patterns }) => patterns.some((pattern) => fits(pattern, move)));
      return found.length ? found.map(({ id }) => id) : [buttonFor(move)];
    },
    compose(pieces) {
      const targets = targetsOf(sceneOf(view()));
      const chosen = pieces.map((piece) => targets.find(({ id }) => id === piece)?.patterns ?? []);
      const together = chosen.reduce<string[] | null>((found, patterns) => {
        if (found === null) return patterns;
        return found.flatMap((one) => patterns.flatMap((other) => unified(one, other) ?? []));
      }, null);
      // Without the rest of the move, any piece that would go with it helps to find out what is wrong.
      const complete = (pattern: string): string | null =>
        pattern.includes('*')
          ? (targets
              .flatMap(({ patterns }) => patterns.flatMap((other) => unified(pattern, other) ?? []))
              .find((other) => !other.includes('*')) ?? null)
          : pattern;
      return (together ?? []).map(complete).find((move) => move !== null) ?? null;
    },
    direct: (move) => described(sceneOf(view()), move)?.about.direct ?? false,
    eager: true,
  };
}
