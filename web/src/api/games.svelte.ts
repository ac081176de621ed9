// The games that the server offers: designers, number of players, duration, options.
import { say, texts } from '../text/index.svelte';
import { api } from './client';
import type { GameInfo } from './types';

class Games {
  all = $state.raw<GameInfo[]>([]);
  #asking: Promise<void> | null = null;

  /** Ask the server, and fetch the texts of games that this page lacks. If that fails, the last answer stays valid. */
  load(): Promise<void> {
    this.#asking ??= this.#ask().finally(() => (this.#asking = null));
    return this.#asking;
  }
  async #ask(): Promise<void> {
    const { games } = await api.games();
    await Promise.all(games.map(({ name }) => texts.ofGame(name)));
    this.all = games;
  }

  find(name: string): GameInfo | undefined {
    return this.all.find((info) => info.name === name);
  }
}
export const games = new Games();

/** The name of a game. */
export function titleOf(game: string): string {
  const id = `${game}-title`;
  return texts.has(id) ? say(id) : (games.find(game)?.title ?? game);
}
