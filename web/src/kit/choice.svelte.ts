// Choosing a move by its pieces. A legal move is a set of pieces (a card and a tower, a wonder and a disc); when one is
// picked, those that can go with it light up. Nothing here knows the rules: the moves come from the table.

import { untrack } from 'svelte';

/** A thing that can be picked, such as `card:F2m` or `tower:3`. */
export type Piece = string;

export interface Option {
  move: string;
  pieces: Piece[];
}

/** How a game's move texts are composed of pieces. */
export interface Grammar {
  pieces(move: string): Piece[];
  /** The move that these pieces would form, legal or not, so that the table can explain why it is illegal. */
  compose(pieces: readonly Piece[]): string | null;
  /** Moves that need no confirmation: they have no consequences worth previewing. */
  direct(move: string): boolean;
  /** Whether a move builds something, so that its button says so. */
  builds?(move: string): boolean;
  /** Whether the remaining pieces are picked automatically once a single move is left. */
  eager?: boolean;
}

export interface Handlers {
  /** Called to make a move. The picked pieces stay picked until they are cleared or no longer fit. */
  play(move: string): void;
  /** Called when a complete move is previewed, to show its effects. */
  preview(move: string): void;
  whyNot(move: string): void;
  cleared(): void;
}

const NOTHING: Handlers = { play: () => {}, preview: () => {}, whyNot: () => {}, cleared: () => {} };

/** The latest choice, and the address of its page. */
let latest: { choice: Choice; at: string } | null = null;
const here = (): string => (typeof location === 'undefined' ? '' : location.pathname + location.hash);
/** Whether a move is being composed on this page. */
export const inMidMove = (): boolean =>
  latest !== null && latest.at === here() && (latest.choice.picked.length > 0 || latest.choice.draft !== null);

export class Choice {
  picked = $state<Piece[]>([]);
  options = $state.raw<Option[]>([]);
  /** Whether a complete move is previewed before it is played. */
  confirms = true;
  /** The move that the bar offers as one button, so that the board needs none for it. */
  inBar = $state<string | null>(null);
  /** The move that a panel is composing, legal or not yet; the prompt depends on it. */
  draft = $state<string | null>(null);
  /** How often a move that was only suggested has been withdrawn; panels that adopted it begin anew. */
  withdrawn = $state(0);
  #grammar: Grammar;
  #handlers: Handlers = NOTHING;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    latest = { choice: this, at: here() };
  }

  handle(handlers: Handlers): void {
    this.#handlers = handlers;
  }

  /** Set new legal moves. Picked pieces that are still possible stay picked. */
  offer(moves: readonly string[]): void {
    this.options = moves.map((move) => ({ move, pieces: this.#grammar.pieces(move) }));
    const fitting = fits(this.options, this.picked);
    if (!fitting.length) this.picked = [];
    this.draft = null;
    this.#handlers.cleared();
    // The previewed move stays: something else at the table has changed.
    if (this.complete !== null) this.#handlers.preview(this.complete);
  }

  readonly active = $derived(this.options.length > 0);
  readonly candidates = $derived(fits(this.options, this.picked));
  readonly open = $derived(new Set(this.candidates.flatMap((option) => option.pieces)));
  readonly anything = $derived(new Set(this.options.flatMap((option) => option.pieces)));
  /** The move whose pieces are all picked, if any. */
  readonly complete = $derived(
    this.picked.length
      ? (this.candidates.find((option) => option.pieces.length === this.picked.length)?.move ?? null)
      : null,
  );

  /** Whether the complete move builds something. */
  get builds(): boolean {
    return this.complete !== null && (this.#grammar.builds?.(this.complete) ?? false);
  }

  isPicked(piece: Piece): boolean {
    return this.picked.includes(piece);
  }
  /** Whether a piece can be picked now, given those already picked. */
  isOpen(piece: Piece): boolean {
    return this.open.has(piece) && !this.picked.includes(piece);
  }

  clear(): void {
    this.picked = [];
    this.#handlers.cleared();
  }

  /** Handle a click on a piece. */
  pick(piece: Piece): void {
    if (this.picked.includes(piece)) {
      if (this.complete !== null) this.confirm();
      else this.picked = this.picked.filter((other) => other !== piece);
      return;
    }
    if (this.open.has(piece)) {
      this.picked = [...this.picked, piece];
      this.#completed();
      return;
    }
    const begun = this.picked.filter((other) => kind(other) !== kind(piece));
    if (this.anything.has(piece) && (begun.length === 0 || fits(this.options, [...begun, piece]).length)) {
      this.picked = [...begun, piece];
      this.#completed();
      return;
    }
    if (!this.#explain([...begun, piece]) && this.anything.has(piece)) this.picked = [piece];
  }

  /** Explain a piece that can't be picked now, when the user rests on it. */
  wonder(piece: Piece): void {
    if (this.active && !this.picked.includes(piece) && !this.open.has(piece))
      this.#explain([...this.picked.filter((other) => kind(other) !== kind(piece)), piece]);
  }

  /** Explain why these pieces don't form a legal move. Returns whether there is an explanation. */
  #explain(pieces: readonly Piece[]): boolean {
    const move = this.#grammar.compose(pieces);
    if (move !== null) this.#handlers.whyNot(move);
    return move !== null;
  }

  /** Pick two pieces at once, as by dragging one onto the other. Plays at once if they form a move. */
  drop(piece: Piece, target: Piece): void {
    const found = this.options.find(
      (o) => o.pieces.length === 2 && o.pieces.includes(piece) && o.pieces.includes(target),
    );
    if (found) {
      this.#handlers.play(found.move);
      return;
    }
    this.#explain([piece, target]);
  }

  /** Preview a complete move, as panels do. */
  show(move: string): void {
    const option = this.options.find((other) => other.move === move);
    if (!option) return;
    this.picked = [...option.pieces];
    this.#handlers.preview(move);
  }

  /** Take back a suggested move, unless the user has chosen something else since. */
  withdraw(move: string): void {
    if (this.complete === move) this.clear();
    else if (this.draft === move) {
      this.draft = null;
      this.withdrawn += 1;
    }
  }

  /** Report the move that a panel is composing. Messages about the previous one are cleared. */
  putTogether(move: string | null): void {
    if (move === untrack(() => this.draft)) return;
    this.draft = move;
    if (!untrack(() => this.picked.length)) this.#handlers.cleared();
  }

  play(move: string): void {
    this.#handlers.play(move);
  }

  why(move: string): void {
    this.#handlers.whyNot(move);
  }

  has(move: string): boolean {
    return this.options.some((option) => option.move === move);
  }

  confirm(): void {
    const move = this.complete;
    if (move !== null) this.#handlers.play(move);
  }

  #completed(): void {
    const only = this.candidates.length === 1 ? this.candidates[0] : undefined;
    if (this.#grammar.eager && only) this.picked = [...only.pieces];
    const move = this.complete;
    if (move === null) {
      this.#handlers.cleared();
      return;
    }
    if (this.#grammar.direct(move) || !this.confirms) this.confirm();
    else this.#handlers.preview(move);
  }
}

export function kind(piece: Piece): string {
  return piece.slice(0, piece.indexOf(':') + 1) || piece;
}

function fits(options: readonly Option[], picked: readonly Piece[]): Option[] {
  return options.filter((option) => picked.every((piece) => option.pieces.includes(piece)));
}

/** The attributes that let an element's piece be picked by mouse, touch, keyboard and drag. Without a label its content is its name. */
export function pickable(
  choice: Choice | undefined,
  piece: Piece,
  label: string,
  inert = false,
): Record<string, unknown> {
  if (!choice || inert) return { role: 'img', 'aria-label': label };
  const open = choice.isOpen(piece);
  const picked = choice.isPicked(piece);
  return {
    role: 'button',
    // `regions.ts` decides which piece of a region is the tab stop.
    tabindex: -1,
    'data-piece': piece,
    'data-open': open || undefined,
    'data-picked': picked || undefined,
    'aria-pressed': picked,
    'aria-disabled': !(open || picked || choice.anything.has(piece)),
    'aria-label': label || undefined,
    onclick: (event: Event) => {
      event.stopPropagation();
      choice.pick(piece);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        choice.pick(piece);
      }
    },
  };
}
