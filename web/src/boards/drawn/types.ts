// The vocabulary of scenes (`src/tabletowers/scene/vocabulary.py`), as it comes with a view. What has its default is missing.
import type { View } from '../../api/table';

export type Values = Record<string, unknown>;
export type Shape = 'card' | 'tile' | 'disc' | 'pawn' | 'block' | 'die' | 'plain';
export type Size = 'small' | 'normal' | 'large';
export type Patterns = string | string[];

export interface Say {
  message: string;
  values?: Values;
}
export interface Face {
  shape?: Shape;
  colour?: string;
  figure?: string | number;
  symbol?: string;
  picture?: string;
  text?: Say;
  back?: boolean;
}
export interface Piece {
  kind: string;
  value: string | number;
  face?: Face;
  moves?: Patterns;
  seat?: number;
  at?: number | [number, number];
  values?: Values;
  spot?: boolean;
  quiet?: boolean;
  size?: Size;
}
export interface Zone {
  zone: 'row' | 'hand' | 'pile' | 'column' | 'grid' | 'track' | 'map' | 'note' | 'buttons';
  name: string;
  pieces?: Piece[];
  seat?: number;
  hidden?: number;
  back?: Face;
  moves?: Patterns;
  values?: Values;
  size?: Size;
  columns?: number;
  first?: number;
  last?: number;
  width?: number;
  height?: number;
  ground?: string;
}
export interface Move {
  pattern: string;
  direct?: boolean;
  restates?: string[];
}
export interface Scene {
  zones: Zone[];
  moves?: (Move | string)[];
  table?: string;
}

/** The back of a card, if the game says nothing else. */
const BACK: Face = { colour: 'brown', back: true };
const EMPTY: Scene = { zones: [] };

export const sceneOf = (view: View): Scene => (view.scene as Scene | undefined) ?? EMPTY;
export const pieceId = ({ kind, value }: Piece): string => `${kind}:${value}`.replaceAll(' ', '_');
export const zoneId = ({ name, seat }: Zone): string => (seat === undefined ? name : `${name}-${seat}`);
export const faceOf = (piece: Piece): Face => piece.face ?? {};
export const backOf = (zone: Zone): Face => zone.back ?? BACK;
export const piecesOf = (zone: Zone): Piece[] => zone.pieces ?? [];
/** How many pieces a zone has, the hidden ones included. */
export const countOf = (zone: Zone): number => (zone.hidden ?? 0) + piecesOf(zone).filter(({ spot }) => !spot).length;
export const listed = (patterns: Patterns | undefined): string[] =>
  (typeof patterns === 'string' ? [patterns] : (patterns ?? [])).filter(Boolean);
export const movesOf = (scene: Scene): Move[] =>
  (scene.moves ?? []).map((move) => (typeof move === 'string' ? { pattern: move } : move));
