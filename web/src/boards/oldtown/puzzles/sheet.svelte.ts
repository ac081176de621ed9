// A puzzle's sheet: houses and pencil marks on the map, own buildings found, every change undoable, kept on this device.
import type { HintStep, Position } from './api';
import { remember, remembered } from '../../../api/session.svelte';

export class Sheet {
  readonly id: string;
  position = $state.raw<Position>({ entries: {}, marks: {}, own: [] });
  crossed = $state.raw<string[]>([]);
  notes = $state('');
  seconds = $state(0);
  #past = $state.raw<Position[]>([]);

  constructor(id: string) {
    this.id = id;
    try {
      const kept = JSON.parse(remembered(`sheet-${id}`) ?? 'null') as { position: Position; crossed: string[]; notes: string; seconds: number } | null;
      if (kept) {
        this.position = kept.position;
        this.crossed = kept.crossed;
        this.notes = kept.notes;
        this.seconds = kept.seconds;
      }
    } catch {
      // A sheet that can't be read is begun anew.
    }
  }

  get undoable(): boolean {
    return this.#past.length > 0;
  }
  keep(): void {
    remember(`sheet-${this.id}`, JSON.stringify({ position: this.position, crossed: this.crossed, notes: this.notes, seconds: this.seconds }));
  }
  #change(position: Position): void {
    this.#past = [...this.#past, this.position].slice(-200);
    this.position = position;
    this.keep();
  }
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.position = last;
    this.keep();
  }
  clear(): void {
    this.#change({ entries: {}, marks: {}, own: [] });
  }

  /** A pencil mark comes or goes. */
  mark(building: string, lot: number): void {
    const lots = this.position.marks[building] ?? [];
    const now = lots.includes(lot) ? lots.filter((other) => other !== lot) : [...lots, lot].sort((a, b) => a - b);
    const { [building]: _, ...others } = this.position.marks;
    this.#change({ ...this.position, marks: now.length ? { ...others, [building]: now } : others });
  }
  /** A house is built on a lot, or taken away again. */
  place(building: string, lot: number): void {
    const there = this.position.entries[lot] === building;
    const entries = Object.fromEntries(Object.entries(this.position.entries).filter(([at, name]) => name !== building && Number(at) !== lot));
    if (!there) entries[lot] = building;
    this.#change({ ...this.position, entries });
  }
  /** What a hint found goes on the map: a house, or the lots that a building has left; one undo takes it back. */
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
    const own = this.position.own.includes(building) ? this.position.own.filter((other) => other !== building) : [...this.position.own, building];
    this.#change({ ...this.position, own });
  }
  cross(card: string): void {
    this.crossed = this.crossed.includes(card) ? this.crossed.filter((other) => other !== card) : [...this.crossed, card];
    this.keep();
  }
}
