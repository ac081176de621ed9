// A move's consequences, or why it is illegal, requested from the table while a move is being composed.
import { explanation, sentence } from '../kit/events';
import type { TableStore } from './store.svelte';

export class WhatIf {
  /** The move's consequences in words; null if nothing was requested. */
  foreseen = $state<string[] | null>(null);
  /** Why the attempted move is illegal. */
  why = $state<string | null>(null);
  /** The rule that forbids it. */
  against = $state<string | null>(null);
  #questions = 0;

  constructor(
    readonly store: TableStore,
    readonly game: string,
  ) {}

  /** `restated`: the events that only repeat the move. */
  async preview(move: string, restated: readonly string[]): Promise<void> {
    const mark = ++this.#questions;
    this.why = null;
    this.foreseen = [];
    try {
      const answer = await this.store.whatIf(move);
      if (mark !== this.#questions || this.foreseen === null) return;
      const news = (answer.events ?? []).filter((event) => !restated.includes(event.event));
      this.foreseen = news.map((event) => sentence(event, this.game, this.store.names, this.store.seat));
    } catch {
      if (mark === this.#questions) this.foreseen = [];
    }
  }
  async whyNot(move: string): Promise<void> {
    const mark = ++this.#questions;
    try {
      const answer = await this.store.whatIf(move);
      if (mark === this.#questions && answer.reason) {
        this.why = explanation(answer.reason, this.game, this.store.names);
        this.against = answer.reason.rule;
      }
    } catch {
      if (mark === this.#questions) this.why = null;
    }
  }
  clear(): void {
    this.foreseen = null;
    this.why = null;
    this.against = null;
  }
}
