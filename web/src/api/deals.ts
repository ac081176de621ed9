// Deals that many people play.
import type { DealPage } from './types';

/** Whether others may be playing a deal: until it is opened, people see only their own view of it. */
export const isClosed = ({ kind, opened }: DealPage): boolean => kind !== 'challenge' && opened === null;
