/** The outline of each player's sign in a box of 20 by 20, for drawing on a board. */
export const SHAPES = [
  'M10 1a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M10 .5 19.5 10 10 19.5.5 10z',
  'M2.5 2.5h15v15h-15z',
  'M10 1 19.5 18.5H.5z',
  'M5.2 1.7h9.6L19.6 10l-4.8 8.3H5.2L.4 10z',
] as const;
