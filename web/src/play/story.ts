// The log as a story: turn by turn, without what goes without saying.
import type { Entry, GameInfo } from '../api/types';
import type { GameEvent } from './table';

/** Whom the log tells of a kind of event, as its game declares it; whatever isn't named, everybody. */
export type Told = GameInfo['told'];

/** Something that the log tells: an event of a move, or an entry that is no move. */
export interface Line {
  key: string;
  seq: number;
  seat: number | null;
  event: GameEvent | null;
  entry: Entry;
}
/** What happened in one turn, and whose it was; nobody's before the first. */
export interface Turn {
  key: string;
  seat: number | null;
  lines: Line[];
}

/** Whether the log tells a reader of an event. */
export function isTold(event: GameEvent, told: Told, reader: number | null): boolean {
  const whom = told[event.event] ?? 'all';
  return whom === 'all' || (whom === 'own' && reader !== null && event.seat === reader);
}

/** The entries as turns. A game that reports the beginning of a turn says where it is; elsewhere it is whenever another seat moves. */
export function turnsOf(entries: readonly Entry[], told: Told, reader: number | null): Turn[] {
  const reported = Object.values(told).includes('turn');
  const turns: Turn[] = [];
  let open = false;
  const begin = (key: string, seat: number | null): void => {
    turns.push({ key, seat, lines: [] });
    open = true;
  };
  const seatOf = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);
  for (const entry of entries) {
    if (entry.kind !== 'move') {
      if (!open) begin(`${entry.seq}`, null);
      turns.at(-1)!.lines.push({ key: `${entry.seq}`, seq: entry.seq, seat: seatOf(entry.seat), event: null, entry });
      continue;
    }
    const mover = seatOf(entry.seat);
    const another = turns.at(-1)?.seat !== mover;
    if (!open || (reported ? turns.at(-1)!.seat === null : another)) begin(`${entry.seq}`, mover);
    (entry.events ?? []).forEach((event, i) => {
      const key = `${entry.seq}.${i}`;
      if (told[event.event] === 'turn') begin(key, seatOf(event.seat));
      else if (isTold(event, told, reader)) turns.at(-1)!.lines.push({ key, seq: entry.seq, seat: seatOf(event.seat), event, entry });
    });
  }
  return turns.filter(({ lines }) => lines.length);
}

/** The number of the reader's own last move: what comes after it has happened since. */
export function lastOwn(entries: readonly Entry[], reader: number | null): number {
  return reader === null ? 0 : (entries.findLast((entry) => entry.kind === 'move' && entry.seat === reader)?.seq ?? 0);
}
