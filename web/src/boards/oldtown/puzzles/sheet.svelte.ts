// A puzzle's sheet: houses and pencil marks on the map, and own buildings found. Changes can be undone; stored on this device.
import type { HintStep, Position } from './api';
import { remember, remembered } from '../../../base/remember';
import { BUILDINGS } from '../types';

const EMPTY: Position = { entries: {}, marks: {}, own: [] };

interface Kept {
  position: Position;
  crossed: string[];
  notes: string;
  seconds: number;
  hints: number;
}

/** The stored sheet; null if it is damaged or of another version. */
export function readSheet(text: string): Kept | null {
  try {
    const { position, crossed, notes, seconds, hints = 0 } = JSON.parse(text) as Kept;
    const lot = (value: unknown): boolean =>
      Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 16;
    const building = (value: unknown): boolean => BUILDINGS.includes(value as string);
    const fine =
      Object.entries(position.entries).every(([at, name]) => lot(at) && building(name)) &&
      Object.entries(position.marks).every(([name, lots]) => building(name) && lots.every(lot)) &&
      position.own.every(building) &&
      crossed.every((card) => typeof card === 'string') &&
      typeof notes === 'string' &&
      [seconds, hints].every((number) => Number.isInteger(number) && number >= 0);
    return fine ? { position, crossed, notes, seconds, hints } : null;
  } catch {
    return null;
  }
}

export class Sheet {
  readonly id: string;
  /** Whether the stored sheet could not be read, so that this one is empty. */
  readonly damaged: boolean = false;
  position = $state.raw<Position>(EMPTY);
  crossed = $state.raw<string[]>([]);
  notes = $state('');
  seconds = $state(0);
  /** The number of hints asked for. */
  hints = $state(0);
  #past = $state.raw<Position[]>([]);
  #undone = $state.raw<Position[]>([]);

  constructor(id: string) {
    this.id = id;
    const text = remembered(`sheet-${id}`);
    if (text === null) return;
    const kept = readSheet(text);
    if (kept)
      ({
        position: this.position,
        crossed: this.crossed,
        notes: this.notes,
        seconds: this.seconds,
        hints: this.hints,
      } = kept);
    else this.damaged = true;
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }
  get redoable(): boolean {
    return this.#undone.length > 0;
  }
  get begun(): boolean {
    return (
      Object.keys(this.position.entries).length +
        Object.keys(this.position.marks).length +
        this.position.own.length +
        this.seconds >
      0
    );
  }
  keep(): void {
    const { position, crossed, notes, seconds, hints } = this;
    remember(`sheet-${this.id}`, JSON.stringify({ position, crossed, notes, seconds, hints }));
  }
  #change(position: Position): void {
    this.#past = [...this.#past, this.position].slice(-200);
    this.#undone = [];
    this.position = position;
    this.keep();
  }
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#undone = [...this.#undone, this.position];
    this.position = last;
    this.keep();
  }
  redo(): void {
    const next = this.#undone.at(-1);
    if (!next) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#past = [...this.#past, this.position];
    this.position = next;
    this.keep();
  }
  /** Start over with an empty map and the clock at zero. Undo restores the map. */
  restart(): void {
    this.crossed = [];
    this.seconds = 0;
    this.hints = 0;
    this.#change(EMPTY);
  }

  /** Add or remove a pencil mark. */
  mark(building: string, lot: number): void {
    const lots = this.position.marks[building] ?? [];
    const now = lots.includes(lot) ? lots.filter((other) => other !== lot) : [...lots, lot].sort((a, b) => a - b);
    const { [building]: _, ...others } = this.position.marks;
    this.#change({ ...this.position, marks: now.length ? { ...others, [building]: now } : others });
  }
  /** Build a house on a lot, or remove it. */
  place(building: string, lot: number): void {
    const there = this.position.entries[lot] === building;
    const entries = Object.fromEntries(
      Object.entries(this.position.entries).filter(([at, name]) => name !== building && Number(at) !== lot),
    );
    if (!there) entries[lot] = building;
    this.#change({ ...this.position, entries });
  }
  /** Enter a hint's result on the map: a house, or the remaining lots of a building. One undo reverts it. */
  note(found: readonly HintStep[]): void {
    const entries = { ...this.position.entries };
    const marks = { ...this.position.marks };
    const own = new Set(this.position.own);
    for (const { building, left, placed, own: mine } of found) {
      if (placed) entries[placed.lot] = placed.building;
      else if (building && left?.length) marks[building] = left;
      for (const name of mine ?? []) own.add(name);
    }
    this.#change({ entries, marks, own: [...own] });
  }
  own(building: string): void {
    const own = this.position.own.includes(building)
      ? this.position.own.filter((other) => other !== building)
      : [...this.position.own, building];
    this.#change({ ...this.position, own });
  }
  cross(card: string): void {
    this.crossed = this.crossed.includes(card)
      ? this.crossed.filter((other) => other !== card)
      : [...this.crossed, card];
    this.keep();
  }
}
