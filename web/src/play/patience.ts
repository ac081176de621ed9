// A coach that is still being compiled is asked again, as soon as it says.
import { ApiError } from '../base/error';

const TRIES = 90;

/** The answer of a call that may not be ready yet; gives up when nobody waits any more. */
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
