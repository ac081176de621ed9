// Which bots still play simply because the server has not compiled them yet: after its very first start, for a minute or two.
import { SITE } from '../local/site';
import { api } from './client';
import type { SimpleBots } from './types';

/** Milliseconds after which the server is asked again, while there are such bots. */
const AGAIN = 4000;

class Compiling {
  #games = $state.raw<SimpleBots[]>([]);
  #begun = SITE;

  /** Ask the server, and again until all its bots are themselves. */
  look(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#ask();
  }
  async #ask(): Promise<void> {
    // What was known stays if that fails.
    const told = await api.server().catch(() => null);
    if (told) this.#games = told.compiling;
    if (this.#games.length) setTimeout(() => void this.#ask(), AGAIN);
  }

  /** Those of these bots of a game that play simply for now. */
  simple(game: string, bots: string[]): string[] {
    const waiting = this.#games.find((each) => each.game === game)?.bots ?? [];
    return [...new Set(bots)].filter((bot) => waiting.includes(bot));
  }
  /** In about how many minutes they will be themselves; 0 if nobody knows. */
  minutes(game: string): number {
    return Math.ceil((this.#games.find((each) => each.game === game)?.seconds ?? 0) / 60);
  }
}
export const compiling = new Compiling();
