// How somebody likes the tables on this device.
import { remember, remembered } from '../api/session.svelte';

class Settings {
  /** Every game on the plain board, also those that have a drawn one. */
  plain = $state(remembered('board') === 'plain');
  /** Single letters do something, such as H for a hint. */
  letters = $state(remembered('letters') !== 'off');

  choosePlain(plain: boolean): void {
    this.plain = plain;
    remember('board', plain ? 'plain' : null);
  }
  useLetters(letters: boolean): void {
    this.letters = letters;
    remember('letters', letters ? null : 'off');
  }
}
export const settings = new Settings();
