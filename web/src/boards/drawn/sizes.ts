import type { Shape, Size } from './types';

/** The width and height of each shape, in the units of its drawing. */
export const SIZES: Record<Shape, readonly [number, number]> = {
  card: [70, 98],
  tile: [70, 70],
  disc: [56, 56],
  pawn: [40, 56],
  block: [40, 40],
  die: [50, 50],
  plain: [50, 50],
};
/** How large a piece is, or all pieces of a zone. */
export const SCALES: Record<Size, number> = { small: 0.56, normal: 1, large: 1.4 };
