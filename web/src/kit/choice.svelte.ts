// Choosing a move by pieces. A legal move is a handful of pieces (a card and a tower, a wonder and a disc); whichever is
// picked first, those that can go with it light up. Nothing here knows a rule: the moves come from the table.

import { untrack } from 'svelte';

/** A thing that can be picked, such as `card:F2m` or `tower:3`. */
export type Piece = string;

export interface Option {
  move: string;
  pieces: Piece[];
}

/** How a game's move texts are made of pieces. */
export interface Grammar {
  pieces(move: string): Piece[];
  /** The move that these pieces would make, legal or not, so that the table can say why it isn't possible. */
  compose(pieces: readonly Piece[]): string | null;
  /** Moves that need no second look: nothing to foresee, nothing to regret. */
  direct(move: string): boolean;
  /** Once a single move is left, its other pieces pick themselves. */
  eager?: boolean;
}

export interface Handlers {
  /** A move is made. What is picked stays so until it is cleared, or no longer fits. */
  play(move: string): void;
  /** A complete move is on show: tell what it will do. */
  preview(move: string): void;
  whyNot(move: string): void;
  cleared(): void;
}

const NOTHING: Handlers = { play: () => {}, preview: () => {}, whyNot: () => {}, cleared: () => {} };

/** The choice that was made last, and the address of the page on which it was made. */
let latest: { choice: Choice; at: string } | null = null;
const here = (): string => (typeof location === 'undefined' ? '' : location.pathname + location.hash);
/** Whether a move is being put together on this page. */
export const inMidMove = (): boolean =>
  latest !== null && latest.at === here() && (latest.choice.picked.length > 0 || latest.choice.draft !== null);

export class Choice {
  picked = $state<Piece[]>([]);
  options = $state.raw<Option[]>([]);
  /** Whether a complete move is shown before it is played. */
  confirms = true;
  /** The move that a panel is putting together, legal or not yet; the prompt goes by it. */
  draft = $state<string | null>(null);
  #grammar: Grammar;
  #handlers: Handlers = NOTHING;

  constructor(grammar: Grammar) {
    this.#grammar = grammar;
    latest = { choice: this, at: here() };
  }

  handle(handlers: Handlers): void {
    this.#handlers = handlers;
  }

  /** New legal moves: whatever was picked and is still possible stays picked. */
  offer(moves: readonly string[]): void {
    this.options = moves.map((move) => ({ move, pieces: this.#grammar.pieces(move) }));
    const fitting = fits(this.options, this.picked);
    if (!fitting.length) this.picked = [];
    this.draft = null;
    this.#handlers.cleared();
    // What was on show still is: something else at the table has changed.
    if (this.complete !== null) this.#handlers.preview(this.complete);
  }

  readonly active = $derived(this.options.length > 0);
  readonly candidates = $derived(fits(this.options, this.picked));
  readonly open = $derived(new Set(this.candidates.flatMap((option) => option.pieces)));
  readonly anything = $derived(new Set(this.options.flatMap((option) => option.pieces)));
  /** The one move that is completely picked, if any. */
  readonly complete = $derived(
    this.picked.length
      ? (this.candidates.find((option) => option.pieces.length === this.picked.length)?.move ?? null)
      : null,
  );

  isPicked(piece: Piece): boolean {
    return this.picked.includes(piece);
  }
  /** Can be picked now, with what is picked already. */
  isOpen(piece: Piece): boolean {
    return this.open.has(piece) && !this.picked.includes(piece);
  }

  clear(): void {
    this.picked = [];
    this.#handlers.cleared();
  }

  /** A piece was clicked. */
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

  /** Somebody looks at a piece that can't be picked now, and wonders why. */
  wonder(piece: Piece): void {
    if (this.active && !this.picked.includes(piece) && !this.open.has(piece))
      this.#explain([...this.picked.filter((other) => kind(other) !== kind(piece)), piece]);
  }

  /** Say why these pieces make no move; whether there is anything to say. */
  #explain(pieces: readonly Piece[]): boolean {
    const move = this.#grammar.compose(pieces);
    if (move !== null) this.#handlers.whyNot(move);
    return move !== null;
  }

  /** Two pieces at once, as by dragging one onto the other. Plays at once if that is a move. */
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

  /** Put a whole move on show, as a panel of its own does. */
  show(move: string): void {
    const option = this.options.find((other) => other.move === move);
    if (!option) return;
    this.picked = [...option.pieces];
    this.#handlers.preview(move);
  }

  /** A panel is putting a move together: what was said about the one before no longer counts. */
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

/** What an element needs so that its piece can be picked by mouse, touch, keyboard and drag. Without a label its content is its name. */
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
    // Which piece of a region the tabulator stops at is decided in `regions.ts`.
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
