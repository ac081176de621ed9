// Saying ahead what one wants to say when it comes to that. It can be said at any time and taken back; whoever has
// nothing to say is not asked. Nothing here knows a rule: what can be pointed at comes from the table.

/** Tells the table everything that is pointed at, instead of what was before. */
export type Tell = (moves: string[]) => Promise<void>;

export class Pointing {
  /** The moves that can be said ahead. */
  able = $state.raw<ReadonlySet<string>>(new Set());
  /** The move of whoever has nothing to say, or nothing more. */
  silence = $state<string | null>(null);
  #known = $state.raw<readonly string[]>([]);
  /** What is on its way to the table. */
  #wish = $state.raw<readonly string[] | null>(null);
  #tell: Tell;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** What the table says: what can be pointed at, what is, and how to say that there is nothing more. */
  offer(able: readonly string[], known: readonly string[], silence: string | null): void {
    this.able = new Set(able);
    this.#known = known;
    this.silence = silence;
  }

  readonly #now = $derived(this.#wish ?? this.#known);
  /** What is pointed at. */
  readonly at = $derived(this.#now.filter((move) => move !== this.silence));
  /** Whether it has been said that there is nothing more to come. */
  readonly finished = $derived(this.silence !== null && this.#now.includes(this.silence));

  /** Point at something, or no longer. */
  toggle(move: string): Promise<void> {
    return this.#say(this.at.includes(move) ? this.at.filter((other) => other !== move) : [...this.at, move]);
  }

  /** There is nothing more to come. */
  finish(): Promise<void> {
    return this.#say(this.silence === null ? this.at : [...this.at, this.silence]);
  }

  async #say(moves: string[]): Promise<void> {
    this.#wish = moves;
    try {
      await this.#tell(moves);
    } finally {
      if (this.#wish === moves) this.#wish = null;
    }
  }
}

/** What an element needs so that one can point at it by mouse, touch and keyboard. Without a label its content is its name. */
export function pointable(pointing: Pointing, move: string, label: string): Record<string, unknown> {
  const toggle = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    void pointing.toggle(move);
  };
  return {
    role: 'button',
    tabindex: 0,
    'data-point': move,
    'aria-pressed': pointing.at.includes(move),
    'aria-label': label || undefined,
    onclick: toggle,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') toggle(event);
    },
  };
}
