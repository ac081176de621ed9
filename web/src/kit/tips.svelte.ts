// Tips in the user's first game: one for each kind of decision, shown only once on this device.
import { choose } from '../base/own.svelte';
import { remember, remembered } from '../base/remember';

class Tips {
  #off = $state(false);
  /** The kinds of decisions for which a tip was shown, by game; games not listed have no tips. */
  #shown = $state<Record<string, string[]>>({});

  constructor() {
    this.read();
  }
  /** Take over what this device remembers. */
  read(): void {
    this.#off = remembered('tips') === 'off';
  }
  #of(game: string): string[] | null {
    const kept = remembered(`tips-${game}`);
    return this.#shown[game] ?? (kept === null ? null : kept.split(' ').filter(Boolean));
  }
  /** Start tips for a first game: one for each decision that has had none. */
  begin(game: string): void {
    if (this.#of(game) === null) this.#keep(game, []);
  }
  /** Whether there is a tip to show. */
  due(game: string, kind: string): boolean {
    return !this.#off && this.#of(game)?.includes(kind) === false;
  }
  shown(game: string, kind: string): void {
    if (this.due(game, kind)) this.#keep(game, [...(this.#of(game) ?? []), kind]);
  }
  /** No more tips, in any game. */
  stop(): void {
    this.#off = true;
    choose('tips', 'off');
  }
  #keep(game: string, kinds: string[]): void {
    this.#shown[game] = kinds;
    remember(`tips-${game}`, kinds.join(' '));
  }
}
export const tips = new Tips();
