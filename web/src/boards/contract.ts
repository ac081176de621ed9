// What every game's board offers to the table around it. A board is a folder beside this file; nothing else lists it.
import type { Component } from 'svelte';
import type { Choice, Grammar } from '../kit/choice.svelte';
import type { Flights } from '../kit/stage.svelte';
import type { Pointing } from '../kit/pointing.svelte';
import type { GameEvent, Happened, Player, View } from '../api/table';

export interface BoardProps {
  // Each board knows the shape of its own game's view.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  view: View<any>;
  players: Player[];
  choice?: Choice | undefined;
  /** The seats that have sealed an answer, and one's own sealed answers. */
  answered?: number[];
  ahead?: string[];
  /** What can be said ahead, and what is. */
  pointing?: Pointing | undefined;
  /** The table collects what people point at; nobody is waited for. */
  collecting?: boolean;
  happened?: Happened | null;
}

/** A page: a component that is given the rest of its address. */
export type PageModule = { default: Component<{ id: string }> };

/**
 * What a game offers besides tables has a folder in the board's folder, with `menu.json` (`kit/menus.ts`) and `pages.ts`:
 * the pages, their address, and which of them an id there names.
 */
export interface OwnPages {
  address: string;
  pages: Record<string, () => Promise<PageModule>>;
  pageOf: (id: string) => string;
}

/** What a picture of a game shows: somebody's own part of it, and how many points it made. */
export interface PictureProps {
  view: View;
  seat: number;
  name: string;
  points: string;
}

/** `index.ts` of a board's folder exports this as `board`. */
export interface GameBoard {
  Board: Component<BoardProps>;
  grammar: Grammar;
  /** What flies over the table when something happens, and how it looks. */
  flights: Flights;
  Piece?: Component<{ piece: string }>;
  /** All signs of the game, each with what it means. */
  Signs?: Component;
  /** A drawing of what somebody has made, in one SVG. */
  Picture?: Component<PictureProps>;
  /** A view with every hand open, from the views of all seats. */
  opened(view: View, views: readonly View[]): View;
  /** A move in words, for lists and screen readers. */
  moveText(move: string, view: View, names: readonly string[]): string;
  /** What is to be done next, once a choice has been begun; without it, or with null, what the decision asks. */
  step?(choice: Choice, view: View, names: readonly string[]): string | null;
  /** What decided between those with the most points, or that nothing did, in words. */
  tieBreak?(view: View, names: readonly string[]): string;
  /** Events that only repeat the move, and needn't be foretold beside it. */
  restates?: readonly string[];
  /** The board itself lists every move, so that the bar below it need not. */
  listsMoves?: boolean;
}

/**
 * `options/Name.svelte`: the fields of an option whose value can't be listed. It reports each new value, and what is wrong
 * with it, in words.
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
  /** What makes the move understandable, where its events don't. */
  because?: object;
  /** It begins in another game than the step before. */
  scene?: boolean;
}

/** For views that show a seat's secrets beside the rest of that seat: each seat as it sees itself. */
export function everySeat(view: View, views: readonly View[]): View {
  const seats = (of: View) => (of.board as { seats: object[] }).seats;
  return { ...view, board: { ...(view.board as object), seats: views.map((own, seat) => seats(own)[seat]!) } };
}
