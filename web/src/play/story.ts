// The log as a story: turn by turn, without obvious entries.
import type { Entry, GameInfo } from '../api/types';
import type { GameEvent } from '../api/table';

/** Who is informed of each kind of event, as the game declares it; everyone if not declared. */
export type Told = GameInfo['told'];

/** A line of the log: an event of a move, or an entry other than a move. */
export interface Line {
  key: string;
  seq: number;
  seat: number | null;
  event: GameEvent | null;
  entry: Entry;
}
/** The lines of one turn, and whose turn it was; null before the first. */
export interface Turn {
  key: string;
  seat: number | null;
  lines: Line[];
}

/** Whether the log shows an event to a reader. */
export function isTold(event: GameEvent, told: Told, reader: number | null): boolean {
  const whom = told[event.event] ?? 'all';
  return whom === 'all' || (whom === 'own' && reader !== null && event.seat === reader);
}

/** The log: turns, and the first line of what has happened since the reader's last one. */
export interface Story {
  turns: Turn[];
  since: Line | null;
}

/** The entries as a story. A turn begins where the game reports it; in other games, whenever another seat moves. */
export function story(entries: readonly Entry[], told: Told, reader: number | null): Story {
  const reported = Object.values(told).includes('turn');
  const turns: Turn[] = [];
  const begin = (key: string, seat: number | null): void => void turns.push({ key, seat, lines: [] });
  const seatOf = (value: unknown): number | null => (typeof value === 'number' && value >= 0 ? value : null);
  for (const entry of entries) {
    if (entry.kind !== 'move') {
      if (!turns.length) begin(`${entry.seq}`, null);
      turns.at(-1)!.lines.push({ key: `${entry.seq}`, seq: entry.seq, seat: seatOf(entry.seat), event: null, entry });
      continue;
    }
    const mover = seatOf(entry.seat);
    const now = turns.at(-1);
    if (!now || (reported ? now.seat === null : now.seat !== mover)) begin(`${entry.seq}`, mover);
    (entry.events ?? []).forEach((event, i) => {
      const key = `${entry.seq}.${i}`;
      if (told[event.event] === 'turn') begin(key, seatOf(event.seat));
      else if (isTold(event, told, reader))
        turns.at(-1)!.lines.push({ key, seq: entry.seq, seat: seatOf(event.seat), event, entry });
    });
  }
  return { turns: turns.filter(({ lines }) => lines.length), since: sinceOwn(turns, reader) };
}

/** The first line after the reader's last finished turn, which is one followed by other turns. */
function sinceOwn(turns: readonly Turn[], reader: number | null): Line | null {
  if (reader === null) return null;
  const other = turns.findLastIndex(({ seat }) => seat !== reader);
  const own = turns.findLastIndex(({ seat }, i) => seat === reader && i < other);
  return own < 0
    ? null
    : (turns
        .slice(own + 1)
        .flatMap(({ lines }) => lines)
        .find(({ event }) => event !== null) ?? null);
}
