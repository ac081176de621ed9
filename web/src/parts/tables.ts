// The description of a table in lists: its players, and whether it can be discarded.
import { session } from '../api/session.svelte';
import { botName } from '../text/bots';
import { say, texts } from '../text/index.svelte';

interface Seat {
  kind: string;
  person: string | null;
  name: string | null;
  level: string | null;
}

/** The opponents: people by name, bots by their number of each kind, and free seats. */
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

/** The points of everyone at a table, each with a name. */
export const scores = (seats: readonly (Seat & { points: number | null })[]): string =>
  seats
    .map(({ person, name, kind, points }, seat) => {
      const bot =
        kind === 'bot' ? say('bot-short', { number: seat + 1 }) : say('web-seat-number', { number: seat + 1 });
      return `${session.isMe(person) ? say('you') : (name ?? bot)} ${points ?? 0}`;
    })
    .join(' · ');

/** Whether a table concerns only the user: unfinished, against bots alone, and not a shared deal. */
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
