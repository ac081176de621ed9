// Who I am on this device: a guest who is made when first needed and remembered from then on.
import { isHere, SITE } from '../local/site';
import { texts } from '../text/index.svelte';
import { api } from './client';
import { ApiError } from '../base/error';
import { socket } from './socket.svelte';
import type { Me } from './types';
import { remember, remembered } from '../base/remember';

class Session {
  me = $state<Me | null>(null);

  /** At the start of the page: take up the identity of last time. */
  async resume(): Promise<void> {
    if (remembered('known') === null) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_person') remember('known', null);
    }
  }

  /** Somebody to sit at a table: me, or a new guest. */
  async someone(name?: string): Promise<Me> {
    if (this.me) return this.me;
    const { person } = await api.guest(name || remembered('name') || texts.say('web-guest'), texts.language);
    this.is(person);
    return person;
  }

  /** Somebody to do something at a table that there is. On this device nobody has to be known to the server. */
  async at(table: string): Promise<void> {
    if (SITE || !isHere(table)) await this.someone();
  }

  /** Whether somebody at a table is me: at the server, or at this device, where everybody has the same name. */
  isMe(person: string | null | undefined): boolean {
    return person !== null && person !== undefined && (person === this.me?.id || person === 'you');
  }

  is(person: Me): void {
    this.me = person;
    remember('known', '1');
    remember('name', person.name);
    socket.reconnect();
  }

  /** What the server knows of me may have changed. */
  async refresh(): Promise<void> {
    if (this.me) this.me = await api.me();
  }

  /** Nobody is known on this device any more. */
  forget(): void {
    this.me = null;
    remember('known', null);
    remember('name', null);
    socket.reconnect();
  }

  async rename(name: string): Promise<void> {
    if (this.me) this.me = await api.changeMe({ name });
    remember('name', this.me?.name ?? name);
  }
}

export const session = new Session();
