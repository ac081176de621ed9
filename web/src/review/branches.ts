// Lines tried from one position, and the current place in them.

/** The current place: a line, and the number of its moves played. */
export interface Place {
  line: number;
  step: number;
}
export interface Branches {
  lines: readonly (readonly string[])[];
  at: Place;
}
export const BEGUN: Branches = { lines: [[]], at: { line: 0, step: 0 } };

/** The moves that lead to the current place. */
export const made = ({ lines, at }: Branches): string[] => (lines[at.line] ?? []).slice(0, at.step);

/** Make a move: continue a line that contains it, else extend the current line if at its end, else branch off. */
export function after(branches: Branches, move: string): Branches {
  const moves = [...made(branches), move];
  const { lines, at } = branches;
  const begins = (line: readonly string[]): boolean => moves.every((one, i) => line[i] === one);
  const known = begins(lines[at.line] ?? []) ? at.line : lines.findIndex(begins);
  if (known >= 0) return { lines, at: { line: known, step: moves.length } };
  if (at.step === lines[at.line]?.length)
    return { lines: lines.map((line, i) => (i === at.line ? moves : line)), at: { line: at.line, step: moves.length } };
  return { lines: [...lines, moves], at: { line: lines.length, step: moves.length } };
}

/** Where two lines part: the moves before that, and the next one of each; null if one is the beginning of the other. */
export function parting(
  one: readonly string[],
  other: readonly string[],
): { before: string[]; move: string; other: string } | null {
  const at = one.findIndex((move, i) => move !== other[i]);
  const [move, instead] = [one[at], other[at]];
  return move === undefined || instead === undefined ? null : { before: one.slice(0, at), move, other: instead };
}

/** Parse pasted text: a position, possibly in a link, or a record. Null if it is neither. */
export function pasted(text: string): { position: string } | { record: unknown } | null {
  const found = /tt\d+\.[\w-]+\.[0-9a-f]{8}/.exec(text)?.[0];
  if (found) return { position: found };
  try {
    const record: unknown = JSON.parse(text);
    return typeof record === 'object' && record !== null ? { record } : null;
  } catch {
    return null;
  }
}
