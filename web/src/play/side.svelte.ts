// The side sheet, beside the board or over it if there is no room: log, chat, notes or rules.
import type { TableStore } from './store.svelte';

export type Sheet = 'log' | 'chat' | 'notes' | 'rules';

export class Side {
  open = $state<Sheet | null>(matchMedia('(min-width: 1200px)').matches ? 'log' : null);
  /** Whether log and chat cover the board. */
  readonly narrow = matchMedia('(max-width: 1199px)');
  /** The last line of the chat that was shown. */
  seen = $state(0);
  readonly last = $derived.by(() => Math.max(0, ...this.store.chat.map((line) => line.seq)));

  constructor(readonly store: TableStore) {
    $effect(() => {
      // A window that becomes narrow shows the board first, a wide one has room for both.
      const changed = (): void => void (this.open = this.narrow.matches ? null : 'log');
      this.narrow.addEventListener('change', changed);
      return () => this.narrow.removeEventListener('change', changed);
    });
    $effect(() => {
      if (this.open === 'chat') this.seen = this.last;
    });
  }

  toggle(sheet: Sheet): void {
    this.open = this.open === sheet ? null : sheet;
  }
}
