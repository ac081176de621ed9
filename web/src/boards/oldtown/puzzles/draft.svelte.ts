// A draft of a puzzle: the chosen clues, the player's own buildings, and the server's verdict.
import { puzzles, type Draft, type Examined } from './api';
import { remember, remembered } from '../../../base/remember';
import { CLUES } from '../town';
import { BUILDINGS } from '../types';

const KEPT = 'puzzle-draft';
/** The pause after a change before the draft is checked, and after the server refused because of too many checks. */
const PAUSE = 250;
const PATIENCE = 2500;

const EMPTY: Draft = { A: [], B: [], C: [], own: [] };

/** The stored draft, or an empty one if it is damaged. */
export function readDraft(text: string | null): Draft {
  try {
    const { A, B, C, own, own_unknown } = JSON.parse(text ?? '') as Draft;
    const building = (name: unknown): boolean => BUILDINGS.includes(name as string);
    const card = (kind: string) => (number: unknown) =>
      CLUES.some((clue) => clue.kind === kind && clue.number === number);
    const mine = own === undefined ? Number.isInteger(own_unknown) && own_unknown! >= 1 : own.every(building);
    const fine =
      A.every(card('A')) &&
      C.every(card('C')) &&
      B.every(([number, name]) => card('B')(number) && (name === null || building(name))) &&
      mine;
    return fine ? { A, B, C, ...(own === undefined ? { own_unknown: own_unknown! } : { own }) } : EMPTY;
  } catch {
    return EMPTY;
  }
}

export class Making {
  draft = $state.raw<Draft>(readDraft(remembered(KEPT)));
  /** The server's verdict on the current draft; null while it is being checked. */
  found = $state.raw<Examined | null>(null);
  failed = $state<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  constructor() {
    this.#look();
  }
  get size(): number {
    return this.draft.A.length + this.draft.B.length + this.draft.C.length;
  }
  /** Whether a clue is about the player's own buildings, so that there must be some. */
  get speaksOfOwn(): boolean {
    return this.draft.C.length > 0 || this.draft.B.some(([, building]) => building === null);
  }
  #change(draft: Draft): void {
    this.draft = draft;
    remember(KEPT, JSON.stringify(draft));
    this.#look();
  }
  #look(wait = PAUSE): void {
    clearTimeout(this.#timer);
    this.found = null;
    const asked = ++this.#asked;
    if (this.size) this.#timer = setTimeout(() => void this.#examine(asked), wait);
  }
  async #examine(asked: number): Promise<void> {
    try {
      const found = await puzzles.examine(this.draft);
      if (asked === this.#asked) [this.found, this.failed] = [found, null];
    } catch (error) {
      if (asked !== this.#asked) return;
      if ((error as { code?: string }).code === 'too_many') this.#look(PATIENCE);
      else this.failed = error;
    }
  }
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  has(kind: 'A' | 'B' | 'C', number: number): boolean {
    return kind === 'B' ? this.draft.B.some(([card]) => card === number) : this.draft[kind].includes(number);
  }
  /** Add or remove a clue. */
  toggle(kind: 'A' | 'B' | 'C', number: number): void {
    const sorted = (cards: number[]): number[] => [...cards].sort((a, b) => a - b);
    if (kind !== 'B')
      this.#change({
        ...this.draft,
        [kind]: this.has(kind, number)
          ? this.draft[kind].filter((card) => card !== number)
          : sorted([...this.draft[kind], number]),
      });
    else if (this.has('B', number))
      this.#change({ ...this.draft, B: this.draft.B.filter(([card]) => card !== number) });
    else
      this.#change({
        ...this.draft,
        B: [...this.draft.B, [number, null] as [number, string | null]].sort(([a], [b]) => a - b),
      });
  }
  named(number: number): string | null {
    return this.draft.B.find(([card]) => card === number)?.[1] ?? null;
  }
  /** Choose the building that a B clue is about; null for one of the player's own. */
  name(number: number, building: string | null): void {
    this.#change({
      ...this.draft,
      B: this.draft.B.map(([card, before]) => [card, card === number ? building : before]),
    });
  }
  own(building: string): void {
    const own = this.draft.own ?? [];
    this.#change({
      ...this.#clues,
      own: own.includes(building) ? own.filter((other) => other !== building) : [...own, building],
    });
  }
  /** Set the number of own buildings to find; with 0 the puzzle names them. */
  find(count: number): void {
    this.#change(count ? { ...this.#clues, own_unknown: count } : { ...this.#clues, own: [] });
  }
  get #clues(): Draft {
    const { A, B, C } = this.draft;
    return { A, B, C };
  }
  clear(): void {
    this.#change(EMPTY);
  }
}
