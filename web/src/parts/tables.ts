// What lists say about a table: with whom one plays, and whether anybody would miss it.
import { session } from '../api/session.svelte';
import { botName } from '../text/bots';
import { say, texts } from '../text/index.svelte';

interface Seat {
  kind: string;
  person: string | null;
  name: string | null;
  level: string | null;
}

/** Against whom one plays: people by name, bots by how many there are of each, and the seats that are free. */
export function opponents(seats: readonly Seat[]): string {
  const people = seats.flatMap(({ kind, name, person }) =>
    kind === 'bot' || (kind === 'open' && person === null) || session.isMe(person)
      ? []
      : [name ?? (texts.has('people-unknown') ? say('people-unknown') : '')],
  );
  const levels = [...new Set(seats.flatMap(({ kind, level }) => (kind === 'bot' && level !== null ? [level] : [])))];
  const bots = levels.map((level) =>
    say('web-list-bots', {
      count: seats.filter((seat) => seat.kind === 'bot' && seat.level === level).length,
      bot: botName(level),
    }),
  );
  const free = seats.filter(({ kind, person }) => kind === 'open' && person === null).length;
  return [...people, ...bots, ...(free ? [say('web-list-free', { count: free })] : [])].filter(Boolean).join(', ');
}

/** Whether a table concerns nobody else: unfinished, against bots alone, and no deal that others play as well. */
export const isForBotsOnly = ({
  status,
  seats,
  deal,
}: {
  status: string;
  seats: Seat[];
  deal: string | null;
}): boolean =>
  status !== 'over' &&
  !deal &&
  seats.some(({ person }) => session.isMe(person)) &&
  seats.every(({ kind, person }) => kind === 'bot' || session.isMe(person));
