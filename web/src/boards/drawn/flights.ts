// Which pieces fly from one scene to the next: those that lie elsewhere, and those that become hidden or are revealed.
import type { View } from '../../api/table';
import { gain, type Flight } from '../../kit/stage.svelte';
import {
  backOf,
  countOf,
  faceOf,
  pieceId,
  piecesOf,
  sceneOf,
  zoneId,
  type Piece,
  type Scene,
  type Zone,
} from './types';
import { look } from './look.svelte';

/** The most hidden pieces that fly between two zones at once. */
const MOST = 3;

interface Lying {
  piece: Piece;
  zone: Zone;
}

const spotOf = (zone: Zone): string => `zone:${zoneId(zone)}`;
const shapeOf = (zone: Zone): string => backOf(zone).shape ?? 'card';

function lying(scene: Scene): Map<string, Lying> {
  const found = scene.zones.flatMap((zone) =>
    piecesOf(zone)
      .filter(({ spot }) => !spot)
      .map((piece): [string, Lying] => [pieceId(piece), { piece, zone }]),
  );
  return new Map(found);
}

/** How many more hidden pieces each zone has than before. */
function hiding(before: Scene, after: Scene): { zone: Zone; more: number }[] {
  const known = new Map(before.zones.map((zone) => [zoneId(zone), zone.hidden ?? 0]));
  return after.zones
    .map((zone) => ({ zone, more: (zone.hidden ?? 0) - (known.get(zoneId(zone)) ?? 0) }))
    .filter(({ more }) => more !== 0);
}

/** The flights between two views, in groups that follow each other. */
export function moved(before: View, after: View): Flight[][] {
  const [old, now] = [sceneOf(before), sceneOf(after)];
  const [from, to] = [lying(old), lying(now)];
  const gone = [...from].filter(([id]) => !to.has(id));
  const come = [...to].filter(([id]) => !from.has(id));
  // A card that is turned over stays where it is.
  const turned = new Set<string>();
  for (const [id, { piece, zone }] of come) {
    const other = gone.find(
      ([was, there]) =>
        !turned.has(was) &&
        zoneId(there.zone) === zoneId(zone) &&
        there.piece.seat === piece.seat &&
        (faceOf(there.piece).back ?? false) !== (faceOf(piece).back ?? false),
    );
    if (other) turned.add(id).add(other[0]);
  }
  const hidden = hiding(old, now);
  /** A zone whose number of hidden pieces has changed in a direction, for a piece of this shape and seat. */
  const covering = (sign: 1 | -1, { piece }: Lying): Zone | undefined => {
    const able = hidden.filter(
      ({ zone, more }) => more * sign > 0 && shapeOf(zone) === (faceOf(piece).shape ?? 'card'),
    );
    const found = able.find(({ zone }) => zone.seat === piece.seat) ?? able[0];
    if (found) found.more -= sign;
    return found?.zone;
  };

  const flown: Flight[] = [];
  const shifted: Flight[] = [];
  for (const [id, { piece, zone }] of to) {
    const was = from.get(id);
    if (!was || (zoneId(was.zone) === zoneId(zone) && String(was.piece.at) === String(piece.at))) continue;
    flown.push(flight(piece, id, [`piece:${id}`, spotOf(was.zone)], [`piece:${id}`, spotOf(zone)]));
  }
  for (const [id, there] of gone) {
    const zone = turned.has(id) ? undefined : covering(1, there);
    if (zone) flown.push(flight(there.piece, id, [`piece:${id}`, spotOf(there.zone)], [spotOf(zone)]));
  }
  for (const [id, there] of come) {
    const zone = turned.has(id) ? undefined : covering(-1, there);
    if (zone) shifted.push(flight(there.piece, id, [spotOf(zone)], [`piece:${id}`, spotOf(there.zone)]));
  }
  for (const less of hidden.filter(({ more }) => more < 0)) {
    const more = hidden.find((other) => other.more > 0 && shapeOf(other.zone) === shapeOf(less.zone));
    if (!more) continue;
    const face = backOf(less.zone);
    for (let i = 0; i < Math.min(MOST, -less.more, more.more); i += 1)
      shifted.push({
        piece: look.remember(`back:${zoneId(less.zone)}`, face),
        from: [spotOf(less.zone)],
        to: [spotOf(more.zone)],
      });
  }
  return [flown, shifted, gains(before, after, to)].filter((group) => group.length);
}

function flight(piece: Piece, id: string, from: string[], to: string[]): Flight {
  return { piece: look.remember(id, faceOf(piece), piece.seat), from, to };
}

/** Points fly to their owner from what the owner has just got, or else from the middle of the table. */
function gains(before: View, after: View, to: Map<string, Lying>): Flight[] {
  const known = lying(sceneOf(before));
  return after.scores.flatMap((score, seat) => {
    const points = score - (before.scores[seat] ?? 0);
    const got = [...to].find(([id, { zone }]) => zone.seat === seat && known.get(id)?.zone.seat !== seat);
    return gain({ event: '', seat, points }, [...(got ? [`piece:${got[0]}`] : []), `seat:${seat}`]);
  });
}

/** A scene with every hand open: what belongs to a player comes from that player's own view. */
export function opened(view: View, views: readonly View[]): View {
  const scene = sceneOf(view);
  const own = (zone: Zone): Zone => {
    const theirs = zone.seat === undefined ? undefined : views[zone.seat];
    const found = theirs && sceneOf(theirs).zones.find((other) => zoneId(other) === zoneId(zone));
    return found && countOf(found) ? found : zone;
  };
  return { ...view, scene: { ...scene, zones: scene.zones.map(own) } };
}
