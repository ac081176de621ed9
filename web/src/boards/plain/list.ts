// Navigation in a long list of moves.

/** Moves in natural order: 2 before 15. */
function inOrder(moves: readonly string[]): string[] {
  return [...moves].sort((one, other) => one.localeCompare(other, undefined, { numeric: true }));
}

/** The moves whose notation or label contains every word of a search. */
export function matching(moves: readonly string[], labels: Readonly<Record<string, string>>, search: string): string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return inOrder(moves).filter((move) => {
    const text = `${move} ${labels[move] ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const PAGE = 10;
const STEPS: Record<string, number> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  PageDown: PAGE,
  PageUp: -PAGE,
  Home: -Infinity,
  End: Infinity,
};

/** The index that a key leads to in a list of `count` entries; null for a key that doesn't move. */
export function moveTo(key: string, at: number, count: number): number | null {
  const step = STEPS[key];
  return step === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, at + step));
}
