// The user on this device: a guest, created when first needed and remembered from then on.
import { isHere, SITE } from '../local/site';
import { texts } from '../text/index.svelte';
import { api } from './client';
import { ApiError } from '../base/error';
import { socket } from './socket.svelte';
import type { Me } from './types';
import { remember, remembered } from '../base/remember';

class Session {
  me = $state<Me | null>(null);

  /** When the page starts: restore the identity of the last visit. */
  async resume(): Promise<void> {
    if (remembered('known') === null) return;
    try {
      this.me = await api.me();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'unknown_person') remember('known', null);
    }
  }

  /** The person who sits down at a table: the user, or a new guest. */
  async someone(name?: string): Promise<Me> {
    if (this.me) return this.me;
    const { person } = await api.guest(name || remembered('name') || texts.say('web-guest'), texts.language);
    this.is(person);
    return person;
  }

  /** The person who acts at an existing table. Tables on this device need no identity on the server. */
  async at(table: string): Promise<void> {
    if (SITE || !isHere(table)) await this.someone();
  }

  /** Whether a person at a table is the user: on the server, or on this device, where the id is always the same. */
  isMe(person: string | null | undefined): boolean {
    return person !== null && person !== undefined && (person === this.me?.id || person === 'you');
  }

  is(person: Me): void {
    this.me = person;
    remember('known', '1');
    remember('name', person.name);
    socket.reconnect();
  }

  /** Ask the server again who the user is. */
  async refresh(): Promise<void> {
    if (this.me) this.me = await api.me();
  }

  /** Forget the user on this device. */
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
