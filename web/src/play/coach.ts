// What a coach says, in words: the same as in the terminal (`coach/coach_text.py`).
import type { Explanation, Point } from '../api/types';
import { say } from '../text/index.svelte';

/** Who reads, and what things are called. */
export interface Reading {
  game: string;
  names: readonly string[];
  moveText: (move: string) => string;
}

export const percent = (share: number): number => Math.round(100 * share);

/** A point with its figures. */
export function pointText(point: Point, { game, names }: Reading, reader: number): string {
  const values: Record<string, unknown> = { ...point.subject };
  if (typeof values.seat === 'number') {
    values.player = names[values.seat] ?? say('web-seat-number', { number: values.seat + 1 });
    values.you = values.seat === reader ? 'yes' : 'no';
  }
  const what = say(`${game}-coach-${point.code}`, values);
  const { much, instead, of } = point;
  return point.told === 'worlds'
    ? say('coach-worlds', { what, count: much, instead, of })
    : say('coach-mean', { what, much, instead });
}

/** Which of two moves is better, and why. */
export function explanationTexts(found: Explanation, reading: Reading): string[] {
  const values = {
    move: reading.moveText(found.move),
    other: reading.moveText(found.other),
    chance: percent(found.chance),
    instead: percent(found.other_chance),
  };
  if (!found.clear) return [say('coach-equal', values)];
  return [say('coach-better', values), ...reasons(found, reading)];
}

/** The points of an explanation; if there are none, that there are none. */
export function reasons(found: Explanation, reading: Reading): string[] {
  if (!found.points.length) return [say('coach-no-reason')];
  return found.points.map((point) => {
    const text = pointText(point, reading, found.seat);
    return point.favours ? text : say('coach-but', { what: text });
  });
}

/** What to work on: the themes of slips, each with how many there were and what they cost, the most expensive first. */
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

/** Mark places of the board that are spoken of; returns what takes the marks away again. */
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
