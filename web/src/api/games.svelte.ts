// The games that the server offers: who made them, how many can play, how long it takes, what can be chosen.
import { say, texts } from '../text/index.svelte';
import { api } from './client';
import type { GameInfo } from './types';

class Games {
  all = $state.raw<GameInfo[]>([]);
  #asking: Promise<void> | null = null;

  /** Ask the server, and fetch the texts of the games that this page has none for. What was known stays if that fails. */
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

/** What a game is called. */
export function titleOf(game: string): string {
  const id = `${game}-title`;
  return texts.has(id) ? say(id) : (games.find(game)?.title ?? game);
}
