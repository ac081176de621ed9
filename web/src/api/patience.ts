// Calls that are answered later when a server is busy, or while it still compiles.
import { ApiError } from '../base/error';

/** Call again as long as the answer is "not yet" and it is still wanted. */
export async function patiently<T>(ask: () => Promise<T>, wanted: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const later = error instanceof ApiError && ['too_many', 'not_ready'].includes(error.code);
      if (!later || !wanted()) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(error.details.retry_after ?? 2)));
    }
  }
}
