// What a match's pages say of it: how far the user is, and shares in percent.
import type { MatchInfo } from '../api/types';
import { texts } from '../text/index.svelte';
import { numberText } from '../text/numbers';

/** How far the user is in a match; `over` if it can't be begun any more. */
export function stageOf({ begun, ended, length, closes, opened }: MatchInfo, now: number): string {
  if (opened !== null || (begun > 0 && ended === length)) return 'finished';
  if (closes <= now) return ended < begun ? 'playing' : 'finished';
  return begun > 0 ? 'playing' : 'none';
}

/** A share in percent; one digit after the point tells equal results from others. */
export const percent = (share: number): string =>
  numberText(share, texts.language, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** The same in whole percent, where there is little room. */
export const roundPercent = (share: number): string => numberText(share, texts.language, { style: 'percent' });
