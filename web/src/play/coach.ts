// The coach's advice in words, the same as in the terminal (`coach/coach_text.py`).
import type { Explanation, Point } from '../api/types';
import { say } from '../text/index.svelte';

/** The reader, and the names of things. */
export interface Reading {
  game: string;
  names: readonly string[];
  moveText: (move: string) => string;
}

export const percent = (share: number): number => Math.round(100 * share);

/** The probabilities that have words, each with the name of its variant in `coach-share`. */
const SHARES: readonly (readonly [number, string])[] = [
  [0, 'never'],
  [1 / 10, 'tenth'],
  [1 / 5, 'fifth'],
  [1 / 4, 'quarter'],
  [1 / 3, 'third'],
  [2 / 5, 'two-fifths'],
  [1 / 2, 'half'],
  [3 / 5, 'three-fifths'],
  [2 / 3, 'two-thirds'],
  [3 / 4, 'three-quarters'],
  [4 / 5, 'four-fifths'],
  [9 / 10, 'nine-tenths'],
  [1, 'always'],
];

/** A probability in everyday words: about one time in three. */
export function shareText(share: number): string {
  const [, name] = SHARES.reduce((best, each) => (Math.abs(each[0] - share) < Math.abs(best[0] - share) ? each : best));
  return say('coach-share', { share: name });
}

/** A point in words, or with numbers; also with numbers if both probabilities would get the same words. */
export function pointText(point: Point, { game, names }: Reading, reader: number, figures = false): string {
  const values: Record<string, unknown> = { ...point.subject };
  if (typeof values.seat === 'number') {
    values.player = names[values.seat] ?? say('web-seat-number', { number: values.seat + 1 });
    values.you = values.seat === reader ? 'yes' : 'no';
  }
  const what = say(`${game}-coach-${point.code}`, values);
  const { much, instead, of } = point;
  if (point.told === 'mean') return say('coach-mean', { what, much, instead });
  const [share, less] = [shareText(much / of), shareText(instead / of)];
  return share === less || figures
    ? say('coach-worlds', { what, count: much, instead, of })
    : say('coach-often', { what, share, less });
}

/** Which of two moves is better, and why. */
export function explanationTexts(found: Explanation, reading: Reading): string[] {
  const [share, less] = [shareText(found.chance), shareText(found.other_chance)];
  const values = { ...both(found, reading), share, less };
  if (!found.clear) return [say('coach-equal', values)];
  return [say(share === less ? 'coach-slightly' : 'coach-better', values), ...reasons(found, reading)];
}
const both = (found: Explanation, reading: Reading): { move: string; other: string } => ({
  move: reading.moveText(found.move),
  other: reading.moveText(found.other),
});

/** The numbers behind an explanation: chances in per cent, numbers of simulated worlds. */
export function figureTexts(found: Explanation, reading: Reading): string[] {
  const chances = { chance: percent(found.chance), instead: percent(found.other_chance) };
  return [
    say('coach-figures', { ...both(found, reading), ...chances }),
    ...found.points.map((point) => pointText(point, reading, found.seat, true)),
  ];
}

/** The number of points shown at once. */
const TOLD = 2;
/** The strongest points for a move; the others are shown on request. */
export const shownPoints = (found: Explanation): Point[] => {
  const favouring = found.points.filter((point) => point.favours);
  return (favouring.length ? favouring : found.points).slice(0, TOLD);
};

/** The points of an explanation, or a sentence that there are none. */
export function reasons(found: Explanation, reading: Reading): string[] {
  if (!found.points.length) return [say('coach-no-reason')];
  return found.points.map((point) => {
    const text = pointText(point, reading, found.seat);
    return point.favours ? text : say('coach-but', { what: text });
  });
}

/** What to work on: the themes of slips with their numbers and costs, the most expensive first. */
export function work(
  slips: readonly { loss: number; explanation: Explanation | null }[],
): { theme: string; slips: number; lost: number }[] {
  const found = new Map<string, { theme: string; slips: number; lost: number }>();
  for (const { loss, explanation } of slips) {
    const theme = explanation?.points[0]?.theme;
    if (theme === undefined) continue;
    const sum = found.get(theme) ?? { theme, slips: 0, lost: 0 };
    found.set(theme, { theme, slips: sum.slips + 1, lost: sum.lost + loss });
  }
  return [...found.values()].sort((a, b) => b.lost - a.lost || a.theme.localeCompare(b.theme));
}

/** Mark places of the board that a text is about. Returns a function that removes the marks. */
export function mark(spots: readonly string[]): () => void {
  const wanted = new Set(spots);
  const found = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-spot]')].filter((place) =>
    wanted.has(place.dataset.spot ?? ''),
  );
  for (const place of found) place.setAttribute('data-coached', '');
  return () => {
    for (const place of found) place.removeAttribute('data-coached');
  };
}
