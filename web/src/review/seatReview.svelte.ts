// A finished game as a coach sees it: each decision of a seat, judged by what that seat could know then, a few at a time.
import { api } from '../api/client';
import { patiently } from '../api/patience';
import { session } from '../api/session.svelte';
import type { Judged } from '../api/types';
import { errorText } from '../kit/events';

export class SeatReview {
  judged = $state.raw<Judged[]>([]);
  /** Where to continue; null once everything is judged. */
  next = $state<number | null>(0);
  running = $state(false);
  problem = $state<string | null>(null);

  constructor(
    readonly table: string,
    readonly seat: number,
    readonly invite: string | null,
  ) {}

  async run(): Promise<void> {
    this.running = true;
    this.problem = null;
    try {
      await session.at(this.table);
      while (this.running && this.next !== null) await this.#part(this.next);
    } catch (error) {
      this.problem = errorText(error);
    }
    this.running = false;
  }
  stop(): void {
    this.running = false;
  }
  async #part(from: number): Promise<void> {
    const found = await patiently(
      () => api.review(this.table, this.seat, from, this.invite),
      () => this.running,
    );
    this.judged = [...this.judged, ...found.judged];
    this.next = found.next;
  }
}
