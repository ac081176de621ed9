// The events since the user's last turn, replayed on the board step by step.
import type { Entry } from '../api/types';
import { settings } from '../kit/settings.svelte';
import { stage } from '../kit/stage.svelte';
import type { GameEvent, View } from '../api/table';

/** How long a step is shown at the default speed, in milliseconds. */
const STEP = 1500;

export class Recap {
  /** The position shown; none while the table itself is shown. */
  view = $state.raw<View | null>(null);
  /** The move shown. */
  entry = $state.raw<Entry | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Replay moves, each from the position before it if that is still known. */
  play(
    entries: readonly Entry[],
    positions: ReadonlyMap<number, View>,
    fly: (events: readonly GameEvent[], before: View | null, after: View | null) => number,
  ): void {
    this.stop();
    const moves = entries.filter(({ kind, events }) => kind === 'move' && events?.length);
    const step = (at: number): void => {
      const entry = moves[at];
      if (!entry) {
        this.stop();
        return;
      }
      this.view = positions.get(entry.seq) ?? null;
      this.entry = entry;
      this.#timer = setTimeout(() => {
        const after = positions.get(moves[at + 1]?.seq ?? 0) ?? null;
        const lasts = fly(entry.events ?? [], this.view, after);
        this.view = after;
        this.#timer = setTimeout(() => step(at + 1), Math.max(lasts, STEP * Math.max(0.5, settings.pace)));
      }, 300);
    };
    step(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    if (this.entry) stage.clear();
    this.view = null;
    this.entry = null;
  }
}
