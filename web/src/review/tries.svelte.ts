// Moves tried from a position, for all seats: lines, branches, and the coach's assessment.
import { api } from '../api/client';
import type { Analysed, Explanation, JudgedPosition } from '../api/types';
import { errorText } from '../kit/events';
import { whenReady } from '../play/patience';
import { after, BEGUN, made, parting, type Branches } from './branches';

export class Tries {
  base = $state.raw<Analysed | null>(null);
  shown = $state.raw<Analysed | null>(null);
  branches = $state.raw<Branches>(BEGUN);
  judged = $state.raw<JudgedPosition | null>(null);
  comparison = $state.raw<Explanation | null>(null);
  /** Judge with everything open. */
  openly = $state(false);
  thinking = $state(false);
  problem = $state<string | null>(null);
  readonly #known = new Map<string, Analysed>();
  #gone = false;

  /** The current line, and the place in it. */
  get line(): readonly string[] {
    return this.branches.lines[this.branches.at.line] ?? [];
  }
  /** Where other lines branch off from this one, by their numbers. */
  get others(): Set<number> {
    const { lines, at } = this.branches;
    return new Set([...lines.keys()].filter((i) => i !== at.line && parting(this.line, lines[i]!) !== null));
  }

  /** Run an action that may be refused. */
  async attempt(what: () => Promise<unknown>): Promise<void> {
    this.problem = null;
    try {
      await what();
    } catch (error) {
      this.problem = errorText(error);
    }
  }
  begin(found: Analysed): void {
    this.#known.clear();
    this.#known.set('', found);
    this.base = found;
    this.branches = BEGUN;
    this.#show(found);
  }
  /** Go back to the previous place. */
  end(): void {
    this.base = this.shown = null;
    this.problem = null;
  }
  leave(): void {
    this.#gone = true;
  }
  play(move: string): Promise<void> {
    return this.attempt(() => this.#go(after(this.branches, move)));
  }
  step(to: number): Promise<void> {
    return this.attempt(() => this.#go({ ...this.branches, at: { ...this.branches.at, step: to } }));
  }
  take(line: number): Promise<void> {
    const { lines } = this.branches;
    return this.attempt(() => this.#go({ lines, at: { line, step: lines[line]?.length ?? 0 } }));
  }
  judge(): Promise<void> {
    return this.attempt(async () => {
      const moves = made(this.branches);
      const found = await this.#thought((start) => api.judgePosition(start, moves, this.openly));
      if (made(this.branches).join() === moves.join()) this.judged = found;
    });
  }
  compare(other: number): Promise<void> {
    return this.attempt(async () => {
      const parts = parting(this.line, this.branches.lines[other] ?? []);
      if (!parts) return;
      // The explanation is about the position where the lines diverge.
      await this.#go({ ...this.branches, at: { ...this.branches.at, step: parts.before.length } });
      this.comparison = await this.#thought((start) => api.compareMoves(start, parts.before, parts.move, parts.other));
    });
  }
  async #thought<T>(ask: (start: string) => Promise<T>): Promise<T> {
    this.thinking = true;
    this.judged = this.comparison = null;
    try {
      const start = this.base!.position;
      return await whenReady(
        () => ask(start),
        () => !this.#gone,
      );
    } finally {
      this.thinking = false;
    }
  }
  async #go(to: Branches): Promise<void> {
    if (!this.base) return;
    const moves = made(to);
    const key = moves.join('\n');
    const found = this.#known.get(key) ?? (await api.analyse(this.base.position, moves));
    this.#known.set(key, found);
    this.branches = to;
    this.#show(found);
  }
  #show(found: Analysed): void {
    this.shown = found;
    this.judged = this.comparison = null;
  }
}
