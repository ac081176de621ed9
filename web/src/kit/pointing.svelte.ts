// Announcing moves in advance, to be made when the time comes. They can be announced at any time and taken back; players
// with nothing to announce are not asked. Nothing here knows the rules: the table lists what can be pointed at.

/** Sends the table everything that is pointed at, replacing what was sent before. */
export type Tell = (moves: string[]) => Promise<void>;

export class Pointing {
  /** The moves that can be announced in advance. */
  able = $state.raw<ReadonlySet<string>>(new Set());
  /** The move of a player who has nothing, or nothing more, to announce. */
  silence = $state<string | null>(null);
  #known = $state.raw<readonly string[]>([]);
  /** What is being sent to the table. */
  #wish = $state.raw<readonly string[] | null>(null);
  #tell: Tell;

  constructor(tell: Tell) {
    this.#tell = tell;
  }

  /** The table's state: what can be pointed at, what is pointed at, and the move that ends it. */
  offer(able: readonly string[], known: readonly string[], silence: string | null): void {
    this.able = new Set(able);
    this.#known = known;
    this.silence = silence;
  }

  readonly #now = $derived(this.#wish ?? this.#known);
  /** What is pointed at. */
  readonly at = $derived(this.#now.filter((move) => move !== this.silence));
  /** Whether the player has announced that there is nothing more to come. */
  readonly finished = $derived(this.silence !== null && this.#now.includes(this.silence));

  /** Point at something, or stop pointing at it. */
  toggle(move: string): Promise<void> {
    return this.#say(this.at.includes(move) ? this.at.filter((other) => other !== move) : [...this.at, move]);
  }

  /** Announce that there is nothing more to come. */
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

/** The attributes that let an element be pointed at by mouse, touch and keyboard. Without a label its content is its name. */
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
