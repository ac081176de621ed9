// Finds each game's parts in the folders beside this file. Everything except what the start page shows is loaded lazily;
// a game without a folder is drawn from the scenes that it describes, or played on the plain board.
import { api } from '../api/client';
import { games } from '../api/games.svelte';
import { texts } from '../text/index.svelte';
import type { Component } from 'svelte';
import type { Printed, Term } from '../parts/printed';
import type { Figures, FreeOptionProps, GameBoard, Step } from './contract';

const PLAIN = 'plain';
const DRAWN = 'drawn';
const boards = import.meta.glob<GameBoard>('./*/index.ts', { import: 'board' });
const scenes = import.meta.glob<Component>('./*/Scene.svelte', { import: 'default', eager: true });
const figures = import.meta.glob<Figures>('./*/learn/Figure.svelte');
const options = import.meta.glob<Component<FreeOptionProps>>('./*/options/*.svelte', { import: 'default' });
const printed = import.meta.glob<Printed>('./*/learn/printed.json', { import: 'default' });
const introductions = import.meta.glob<Step[]>('./*/learn/introduction.json', { import: 'default' });

const isOwn = (game: string): boolean => game !== PLAIN && game !== DRAWN && `./${game}/index.ts` in boards;
/** Whether a game is shown on another board than the plain one. */
export const hasBoard = (game: string): boolean => isOwn(game) || (games.find(game)?.scene ?? false);

const folder = (game: string, plain: boolean): string =>
  plain || !hasBoard(game) ? PLAIN : isOwn(game) ? game : DRAWN;
const atHand = new Map<string, GameBoard>();

/** A game's own board, the one that draws its scenes, or the plain one if there are none or the user prefers it. */
export async function loadBoard(game: string, plain = false): Promise<GameBoard> {
  // Only the list of games says which ones describe scenes.
  if (!plain && !isOwn(game) && !games.find(game)) await games.load().catch(() => undefined);
  const name = folder(game, plain);
  const [board] = await Promise.all([boards[`./${name}/index.ts`]!(), name === DRAWN ? texts.also('drawn') : null]);
  atHand.set(name, board);
  return board;
}
/** The same, if it has been loaded before. */
export const boardAtHand = (game: string, plain = false): GameBoard | undefined =>
  plain || isOwn(game) || games.find(game) ? atHand.get(folder(game, plain)) : undefined;

/** A game's picture. */
export const sceneOf = (game: string): Component =>
  scenes[`./${game}/Scene.svelte`] ?? scenes[`./${PLAIN}/Scene.svelte`]!;

/** The figures of a game's rules, if it has any. */
export const loadFigures = async (game: string): Promise<Figures | null> =>
  (await figures[`./${game}/learn/Figure.svelte`]?.()) ?? null;

/** The terms of a game's printed rulebook in this language that differ from ours. */
export const loadPrinted = async (game: string, language: string): Promise<readonly Term[]> =>
  (await printed[`./${game}/learn/printed.json`]?.())?.[language] ?? [];

/** The fields for an option whose value can't be listed, if a game has any for it. */
export const loadOption = async (game: string, name: string): Promise<Component<FreeOptionProps> | null> =>
  (await options[`./${game}/options/${name.slice(0, 1).toUpperCase()}${name.slice(1)}.svelte`]?.()) ?? null;

/** Whether the page or the game's package has an introduction. */
export const hasIntroduction = (game: string): boolean =>
  `./${game}/learn/introduction.json` in introductions || (games.find(game)?.introduction ?? false);
export const loadIntroduction = (game: string): Promise<Step[]> =>
  introductions[`./${game}/learn/introduction.json`]?.() ?? api.introduction<Step>(game);
