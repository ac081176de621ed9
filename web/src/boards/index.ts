// The games there are. Each board is loaded when it is needed.
import type { Component } from 'svelte';
import type { Choice, Grammar } from '../play/choice.svelte';
import type { Flights } from '../play/stage.svelte';
import type { Player, View } from '../play/table';

export interface BoardProps {
  // Each board knows the shape of its own game's view.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: View<any>;
  players: Player[];
  choice?: Choice | undefined;
  /** Seats that have sealed an answer, and the own sealed ones. */
  answered?: number[];
  ahead?: string[];
}
export interface Loaded {
  Board: Component<BoardProps>;
  grammar: Grammar;
  /** What flies over the table when something happens, and how it looks. */
  flights: Flights;
  Piece: Component<{ piece: string }>;
  /** A view with every hand open, from the views of all seats. */
  opened(view: View, views: readonly View[]): View;
  /** A move in words, for lists and screen readers. */
  moveText(move: string, view: View): string;
}
/** Where a view shows a seat's secrets beside the rest of that seat: each seat as it sees itself. */
export function everySeat(view: View, views: readonly View[]): View {
  const seats = (of: View) => (of.board as { seats: object[] }).seats;
  return { ...view, board: { ...(view.board as object), seats: views.map((own, seat) => seats(own)[seat]!) } };
}
export interface GameEntry {
  name: string;
  players: [number, number];
  load(): Promise<Loaded>;
}

export const games: Record<string, GameEntry> = {
  clocktowers: { name: 'clocktowers', players: [2, 4], load: () => import('./clocktowers').then((module) => module.game) },
  oldtown: { name: 'oldtown', players: [2, 4], load: () => import('./oldtown').then((module) => module.game) },
  babel: { name: 'babel', players: [3, 5], load: () => import('./babel').then((module) => module.game) },
};
