// The interface of every game's board. A board is a folder beside this file and is not listed anywhere else.
import type { Component } from 'svelte';
import { Choice, type Grammar } from '../kit/choice.svelte';
import { grouped, stage, type Flight, type Flights } from '../kit/stage.svelte';
import type { Pointing } from '../kit/pointing.svelte';
import type { GameEvent, Happened, Player, View } from '../api/table';

export interface BoardProps {
  // Each board knows the shape of its own game's view.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: View<any>;
  players: Player[];
  choice?: Choice | undefined;
  /** The seats that have sealed an answer, and the user's own sealed answers. */
  answered?: number[];
  ahead?: string[];
  /** The moves that can be announced in advance, and those that have been. */
  pointing?: Pointing | undefined;
  /** Whether the table is collecting announcements, without waiting for anyone. */
  collecting?: boolean;
  happened?: Happened | null;
}

/** A page: a component that receives the rest of its address. */
export type PageModule = { default: Component<{ id: string }> };

/**
 * An extra of a game has a folder in the board's folder, with `menu.json` (`kit/menus.ts`) and `pages.ts`: its pages,
 * their address, and which page an id there belongs to.
 */
export interface OwnPages {
  address: string;
  pages: Record<string, () => Promise<PageModule>>;
  pageOf: (id: string) => string;
}

/** The content of a game's picture: what one player built, and its points. */
export interface PictureProps {
  view: View;
  seat: number;
  name: string;
  points: string;
}

/** `index.ts` of a board's folder exports this as `board`. */
export interface GameBoard {
  Board: Component<BoardProps>;
  /** How moves are composed of pieces, which may depend on the view. */
  grammar: Grammar | ((view: () => View) => Grammar);
  /** The pieces that fly over the table at an event, and how they look. */
  flights: Flights;
  /** The pieces that fly between two views, in groups, for boards that don't know the game's events. */
  moved?(before: View, after: View): Flight[][];
  Piece?: Component<{ piece: string }>;
  /** All signs of the game, with their meanings. */
  Signs?: Component;
  /** A drawing of what one player has built, in one SVG. */
  Picture?: Component<PictureProps>;
  /** The picture shows the same as the board, so a phone shows only the board. */
  pictureLikeBoard?: boolean;
  /** A view with every hand open, from the views of all seats. */
  opened(view: View, views: readonly View[]): View;
  /** A move in words, for lists and screen readers. */
  moveText(move: string, view: View, names: readonly string[]): string;
  /** The next step after a choice has been begun; the decision's own prompt if missing or null. */
  step?(choice: Choice, view: View, names: readonly string[]): string | null;
  /** The tiebreaker between players with the most points, or that there was none, in words. */
  tieBreak?(view: View, names: readonly string[]): string;
  /** Events that only repeat a move and need not be previewed: the same for every move, or those of this move. */
  restates?: readonly string[] | ((move: string, view: View) => readonly string[]);
  /** The board itself lists every move, so that the bar below it need not. */
  listsMoves?: boolean;
}

/**
 * `options/Name.svelte`: the fields of an option whose value can't be listed. It reports each new value, and
 * any error in it, in words.
 */
export interface FreeOptionProps {
  usual: unknown;
  onchange: (value: unknown, problem: string | null) => void;
}

/** `learn/Figure.svelte`: draws the figures of these sections of the rules. */
export interface Figures {
  default: Component<{ section: string }>;
  sections: readonly string[];
}

/** A step of `learn/introduction.json`: a position, what led to it, and the move that the learner makes, if any. */
export interface Step {
  view: View;
  before: GameEvent[];
  move: string | null;
  after: GameEvent[];
  /** Details that explain the move, where its events don't. */
  because?: object;
  /** Whether it starts in another game than the previous step. */
  scene?: boolean;
}

/** A choice on a board, on which the view is the one that is shown. */
export const choiceOn = ({ grammar }: GameBoard, view: () => View): Choice =>
  new Choice(typeof grammar === 'function' ? grammar(view) : grammar);

/** The events that only repeat a move on this board. */
export const restated = ({ restates = [] }: GameBoard, move: string, view: View): readonly string[] =>
  typeof restates === 'function' ? restates(move, view) : restates;

/** Let pieces fly from one view to the next. Returns how long they do, in milliseconds. */
export function fly(
  board: GameBoard,
  events: readonly GameEvent[],
  before: View | null,
  after: View | null,
  me: number | null,
): number {
  if (!board.moved) return stage.prepare(grouped(events, board.flights, me));
  return stage.prepare(before && after ? board.moved(before, after) : []);
}

/** For views in which a seat's secrets are part of that seat: each seat as it sees itself. */
export function everySeat(view: View, views: readonly View[]): View {
  const seats = (of: View) => (of.board as { seats: object[] }).seats;
  return { ...view, board: { ...(view.board as object), seats: views.map((own, seat) => seats(own)[seat]!) } };
}
