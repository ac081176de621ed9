// Deals that many people play.
import type { DealPage } from './types';

/** Whether others may be playing a deal: until it is opened nobody sees more of it than their own view. */
export const isClosed = ({ kind, opened }: DealPage): boolean => kind === 'day' && opened === null;
