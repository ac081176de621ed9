// Repeats requests to a coach that is still being compiled, after the delay that the server names.
import { ApiError } from '../base/error';

const TRIES = 90;

/** The answer of a call that may not be ready yet. Gives up when the caller no longer waits. */
export async function whenReady<T>(ask: () => Promise<T>, waiting: () => boolean): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!waiting() || tries === TRIES || !(error instanceof ApiError) || error.code !== 'not_ready') throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * Number(error.details.retry_after ?? 2)));
    }
  }
}
