// Something that is asked of the server by a form: under way, gone wrong, or done.
import { errorText } from '../play/events';

export class Attempt {
  busy = $state(false);
  problem = $state<string | null>(null);
  done = $state(false);

  async make(what: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.problem = null;
    this.done = false;
    try {
      await what();
      this.done = true;
    } catch (error) {
      this.problem = errorText(error);
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
