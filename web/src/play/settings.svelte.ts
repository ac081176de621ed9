// How somebody likes the tables on this device.
import { remember, remembered } from '../api/session.svelte';

class Settings {
  /** Every game on the plain board, also those that have a drawn one. */
  plain = $state(remembered('board') === 'plain');

  choosePlain(plain: boolean): void {
    this.plain = plain;
    remember('board', plain ? 'plain' : null);
  }
}
export const settings = new Settings();
