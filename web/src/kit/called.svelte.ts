// The tables that wait for me while I'm on another page.
import { socket } from '../api/socket.svelte';
import { titleOf } from '../api/games.svelte';
import { session } from '../api/session.svelte';
import { router } from '../router.svelte';
import { say } from '../text/index.svelte';

interface Waiting {
  table: string;
  game: string;
  /** What has happened there, unless it is my turn. */
  kind?: string;
}

class Called {
  #all = $state.raw<readonly Waiting[]>([]);
  /** The table that has waited longest, unless it is currently shown. */
  readonly next = $derived(this.#all.find(({ table }) => router.path !== `/t/${table}`) ?? null);

  /** Listen to the server; people receive email or push notices only if no page of theirs is open. */
  listen(): () => void {
    return socket.overhear((message) => {
      const kind = message.notice;
      if (message.type !== 'notice' || typeof kind !== 'string' || session.me?.unwanted.includes(kind)) return;
      const turn = kind === 'your_turn';
      const one: Waiting = { table: String(message.table), game: String(message.game), ...(turn ? {} : { kind }) };
      this.add(one);
      if (
        document.hidden &&
        'Notification' in window &&
        Notification.permission === 'granted' &&
        session.me?.notices !== false
      ) {
        const title = turn ? say('web-your-turn') : say('notice-body', { kind });
        new Notification(title, { body: titleOf(one.game), tag: one.table, icon: '/icon-192.png' });
      }
    });
  }
  add(one: Waiting): void {
    this.forget(one.table);
    this.#all = [...this.#all, one];
  }
  /** Get all of them from the server. */
  know(all: readonly { id: string; game: string }[]): void {
    this.#all = all.map(({ id, game }) => ({ table: id, game }));
  }
  forget(gone: string): void {
    this.#all = this.#all.filter(({ table }) => table !== gone);
  }
}
export const called = new Called();
