// Deals that many people play, each by itself or in a match.
import type { DealPage } from './types';

/** Whether others may be playing a deal: until it is opened, people see only their own view of it. */
export const isClosed = ({ kind, opened }: DealPage): boolean => kind !== 'challenge' && opened === null;

/** The address of the page about a deal: that of its match, if it is part of one. */
export function dealAddress(deal: string): string {
  const match = matchOf(deal);
  return match === null ? `/deals/${deal}` : `/matches/${match}`;
}
/** The match that a deal is part of, which its id begins with. */
export const matchOf = (deal: string): string | null => /^(m[a-z0-9]+|w\d+-\d+)-\d+$/.exec(deal)?.[1] ?? null;
