// A request that a form sends to the server: pending, failed or done.
import { ApiError } from '../base/error';
import { errorText } from '../kit/events';
import { again } from './again.svelte';

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);
  done = $state(false);

  async make(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    this.done = false;
    try {
      await afterLogin(what);
      this.done = true;
    } catch (error) {
      this.problem = errorText(error);
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}

/** Run an action. If it requires a new login, ask for one and then run it again. */
async function afterLogin(what: () => Promise<unknown>): Promise<void> {
  try {
    await what();
  } catch (error) {
    if (
      !(error instanceof ApiError && error.code === 'login_again') ||
      !(await again.ask(error.details.ways as string[]))
    )
      throw error;
    await what();
  }
}
