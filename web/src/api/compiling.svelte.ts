// Which bots use a simpler strategy because the server is still compiling them, for a minute or two after its very first start.
import { SITE } from '../local/site';
import { api } from './client';
import type { SimpleBots } from './types';

/** Milliseconds between requests to the server, while there are such bots. */
const AGAIN = 4000;

class Compiling {
  #games = $state.raw<SimpleBots[]>([]);
  #begun = SITE;

  /** Ask the server, repeatedly until all its bots are compiled. */
  look(): void {
    if (this.#begun) return;
    this.#begun = true;
    void this.#ask();
  }
  async #ask(): Promise<void> {
    // If that fails, the last answer stays valid.
    const told = await api.server().catch(() => null);
    if (told) this.#games = told.compiling;
    if (this.#games.length) setTimeout(() => void this.#ask(), AGAIN);
  }

  /** Filter a game's bots: those that use the simpler strategy for now. */
  simple(game: string, bots: string[]): string[] {
    const waiting = this.#games.find((each) => each.game === game)?.bots ?? [];
    return [...new Set(bots)].filter((bot) => waiting.includes(bot));
  }
  /** In about how many minutes they will be compiled; 0 if unknown. */
  minutes(game: string): number {
    return Math.ceil((this.#games.find((each) => each.game === game)?.seconds ?? 0) / 60);
  }
}
export const compiling = new Compiling();
