// Scenes in words: the captions of zones, the names of pieces, and moves, from the game's catalogue.
import type { View } from '../../api/table';
import type { Choice } from '../../kit/choice.svelte';
import { say, texts } from '../../text/index.svelte';
import { described, zoneTarget } from './grammar';
import { countOf, faceOf, pieceId, sceneOf, zoneId, type Piece, type Say, type Values, type Zone } from './types';

/** The words of a game's scenes, for the players' names. */
export class Words {
  constructor(
    readonly game: string,
    readonly names: readonly string[],
  ) {}

  /** A message of the game; null if it has none. */
  #say(message: string, values: Values, seat: unknown = values.seat): string | null {
    const id = `${this.game}-${message}`;
    if (!texts.has(id)) return null;
    return say(id, typeof seat === 'number' ? { ...values, player: this.names[seat] } : values);
  }
  sentence({ message, values }: Say): string {
    return this.#say(message, values ?? {}) ?? message;
  }
  /** The words above a zone; null if it has none. */
  caption(zone: Zone): string | null {
    return this.#say(`zone-${zone.name}`, { count: countOf(zone), ...zone.values }, zone.values?.seat ?? zone.seat);
  }
  /** A zone's name for screen readers. */
  zone(zone: Zone): string {
    const count = say('drawn-pieces', { count: countOf(zone) });
    const caption = this.caption(zone);
    return caption === null ? count : `${caption}: ${count}`;
  }
  /** A piece's name for screen readers. */
  piece(piece: Piece): string {
    const { kind, value, values, seat } = piece;
    const own = this.#say(`piece-${kind}`, { value, ...values }, values?.seat ?? seat);
    return own ?? `${faceOf(piece).figure ?? ''} ${value}`.trim();
  }
}

/** A move in words, or in its notation if the game has no words for it. */
export function moveText(move: string, view: View): string {
  const found = described(sceneOf(view), move);
  const id = `${view.game}-move-${move.split(' ')[0]!}`;
  return found && texts.has(id) ? say(id, found.values) : move;
}

/** What to do after some pieces of a move have been chosen. */
export function step(choice: Choice, view: View, names: readonly string[]): string | null {
  const picked = choice.picked.at(-1);
  if (picked === undefined || choice.complete !== null) return null;
  const { zones } = sceneOf(view);
  const piece = zones.flatMap(({ pieces }) => pieces ?? []).find((one) => pieceId(one) === picked);
  const zone = zones.find((one) => zoneTarget(zoneId(one)) === picked);
  const id = `${view.game}-step-${picked.slice(0, picked.indexOf(':'))}`;
  if (texts.has(id)) return say(id, { value: piece?.value, ...piece?.values });
  const words = new Words(view.game, names);
  return say('drawn-step', { piece: piece ? words.piece(piece) : zone ? words.zone(zone) : '' });
}
