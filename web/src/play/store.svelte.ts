// One table as this page sees it: the last state from the server, the log, the chat, and pending requests.
import { nonce } from '../api/client';
import { games } from '../api/games.svelte';
import { socketOf, type Message } from '../api/socket.svelte';
import type { Entry, Reason, TableState } from '../api/types';
import { say } from '../text/index.svelte';
import { isNameless } from '../parts/nameless';
import { settings } from '../kit/settings.svelte';
import { stage, still } from '../kit/stage.svelte';
import type { GameEvent, Happened, Player, View } from '../api/table';

/** The minimum time that a move is shown at the default speed, in milliseconds. */
const GAP = 260;
const MOST_WAITING = 6;
const MOST_POSITIONS = 150;
/** How long an entry stays readable after it can no longer be looked up, in milliseconds. */
const READING = 8000;

/** What remains of an entry of which less may now be revealed. */
type Retold = Pick<Entry, 'seq' | 'events'>;
type Update = { entries: Entry[]; retold: Retold[]; state: Partial<TableState> };

export class TableStore {
  readonly id: string;
  readonly invite: string | null;
  state = $state.raw<TableState | null>(null);
  log = $state.raw<Entry[]>([]);
  chat = $state.raw<Entry[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  /** The spectators with an identity. */
  watching = $state.raw<{ id: string; name: string }[]>([]);
  /** Since when seated players have been away, by the server's clock. */
  absent = $state.raw<{ seat: number; since: number }[]>([]);
  /** The seats whose bots give no answer. */
  silent = $state.raw<readonly number[]>([]);
  /** The code of a permanent error: no such table, not invited. */
  failed = $state<string | null>(null);
  now = $state(Date.now());
  /** Since when the seat to move has been thinking. */
  since = $state(Date.now());
  seat = $state<number | null>(null);
  /** The last view shown. */
  happened = $state.raw<Happened | null>(null);
  /** The position before each of the last moves, by the number of its entry. */
  readonly positions = new Map<number, View>();
  /** How far this device's clock is ahead of the server's, in milliseconds. */
  #ahead = 0;
  /** Called with the events and the next view just before the board changes. Returns how long they are shown, in milliseconds. */
  shows: (events: GameEvent[], after: View | null) => number = () => 0;
  /** Resolved when the table has first sent its state or an error. */
  readonly answered: Promise<void>;
  #answer: () => void = () => {};
  #stop: () => void = () => {};
  #queue: Update[] = [];
  #showing: ReturnType<typeof setTimeout> | undefined;
  #heard: number | undefined;
  /** Whether something was revealed that must now be hidden again. */
  #forgets = false;
  #fading = new Set<ReturnType<typeof setTimeout>>();
  #ticking: ReturnType<typeof setInterval>;

  constructor(id: string, seat: number | null, invite: string | null) {
    this.id = id;
    this.seat = seat;
    this.invite = invite;
    this.answered = new Promise((resolve) => (this.#answer = resolve));
    this.#listen();
    this.#ticking = setInterval(() => (this.now = Date.now()), 1000);
  }

  close(): void {
    this.#stop();
    clearTimeout(this.#showing);
    clearInterval(this.#ticking);
    this.#keep();
  }
  /** From now on, what is revealed stays visible. */
  #keep(): void {
    for (const timer of this.#fading) clearTimeout(timer);
    this.#fading.clear();
  }

  /** See the table from another of the user's seats. */
  switchTo(seat: number): void {
    this.sitDown(seat);
  }

  /** Subscribe to the table again, from a seat or as a spectator. */
  sitDown(seat: number | null): void {
    this.#stop();
    this.flush();
    this.#keep();
    this.positions.clear();
    this.seat = seat;
    this.#listen();
  }

  #listen(): void {
    this.#heard = undefined;
    this.#stop = socketOf(this.id).subscribe({
      table: this.id,
      seat: this.seat,
      invite: this.invite,
      after: () => this.#heard,
      listener: (message) => this.#message(message),
    });
  }

  #message(message: Message): void {
    if (message.type === 'error') {
      if (this.state === null) this.failed = (message.error as { code: string }).code;
      this.#answer();
    } else if (message.type === 'presence') {
      this.present = message.present as number[];
      this.spectators = (message.spectators as number) ?? 0;
      this.watching = (message.watching ?? []) as { id: string; name: string }[];
      this.absent = (message.absent ?? []) as { seat: number; since: number }[];
      this.silent = (message.silent ?? []) as number[];
    } else if (message.type === 'state') {
      if (this.seat === null) this.seat = (message.state as TableState).you.seat;
      const entries = (message.entries ?? []) as Entry[];
      this.#queue = [];
      clearTimeout(this.#showing);
      this.#showing = undefined;
      this.failed = null;
      this.#heard = message.seq as number;
      const fresh = this.state === null || entries.length === 0 || (entries[0]?.seq ?? 1) === 1;
      this.log = fresh && entries.length ? entries : merged(this.log, entries);
      const lines = (message.chat ?? []) as Entry[];
      if (lines.length) this.chat = merged(this.chat, lines);
      else
        this.chat = merged(
          this.chat,
          entries.filter((entry) => entry.kind === 'chat'),
        );
      this.#emptyRemoved(entries);
      this.#set(message.state as TableState);
      this.#answer();
    } else if (message.type === 'update') {
      const entries = (message.entries ?? []) as Entry[];
      const first = entries[0]?.seq;
      if (this.#heard !== undefined && first !== undefined && first > this.#heard + 1) {
        socketOf(this.id).refresh(this.id);
        return;
      }
      this.#heard = Math.max(this.#heard ?? 0, message.seq as number);
      const at = entries.at(-1)?.at;
      if (at !== undefined) this.#ahead = Date.now() - at;
      this.#queue.push({
        entries,
        retold: (message.retold ?? []) as Retold[],
        state: message.state as Partial<TableState>,
      });
      if (this.#queue.length > MOST_WAITING || document.hidden) this.flush();
      else if (this.#showing === undefined) this.#showNext();
    }
  }

  /** Show one event after another, so that the others' moves can be seen. */
  #showNext(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#showing = undefined;
      return;
    }
    const moves = next.entries.filter((entry) => entry.kind === 'move');
    const lasts = this.shows(
      moves.flatMap((entry) => entry.events ?? []),
      next.state.view ?? null,
    );
    this.#apply([next]);
    this.#showing = setTimeout(
      () => this.#showNext(),
      moves.length && !still() ? Math.max(GAP * settings.pace, lasts) : 0,
    );
  }

  /** Show all pending events at once. */
  flush(): void {
    stage.clear();
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.#apply(this.#queue.splice(0));
  }

  #apply(updates: Update[]): void {
    const moves = updates.flatMap(({ entries }) => entries).filter((entry) => entry.kind === 'move');
    const events = moves.flatMap((entry) => entry.events ?? []);
    const reasons = moves.flatMap((entry) => entry.because ?? []);
    if (events.length && this.state?.view) this.happened = { before: this.state.view, events, reasons };
    for (const { entries, retold, state } of updates) {
      this.#keepPosition(entries, retold, state.view ?? null);
      this.log = merged(this.log, entries);
      if (retold.length) this.#fading.add(setTimeout(() => (this.log = forgetful(this.log, retold)), READING));
      const lines = entries.filter((entry) => entry.kind === 'chat');
      if (lines.length) this.chat = merged(this.chat, lines);
      this.#emptyRemoved(entries);
      this.#forgets ||= retold.length > 0;
      // Once a game is over, everything may be revealed again.
      const tell = this.#forgets && this.state?.status === 'running' && state.status === 'over';
      if (this.state) this.#set({ ...this.state, ...state });
      if (tell) queueMicrotask(() => this.sitDown(this.seat));
    }
  }

  /** Show why operators of the server removed lines of chat, instead of these lines. */
  #emptyRemoved(entries: readonly Entry[]): void {
    for (const { line, reason } of entries.filter((entry) => entry.kind === 'chat_removed'))
      this.chat = this.chat.map((said) => (said.seq === line && reason ? { ...said, removed: reason } : said));
  }

  /** Remember the position before each move, and forget those that may no longer be looked up, except for their outcome. */
  #keepPosition(entries: readonly Entry[], retold: readonly Retold[], after: View | null): void {
    if (retold.length && after) for (const seq of this.positions.keys()) this.positions.set(seq, after);
    const before = this.state?.view;
    if (before) for (const { kind, seq } of entries) if (kind === 'move') this.positions.set(seq, before);
    for (const seq of [...this.positions.keys()].slice(0, -MOST_POSITIONS)) this.positions.delete(seq);
  }

  #set(state: TableState): void {
    const before = this.state?.view?.asked.join();
    const begins = this.state?.status === 'waiting' && state.status === 'running';
    this.state = state;
    // The game has started, so chairs have become seats: subscribe again from the user's seat.
    if (begins) queueMicrotask(() => this.sitDown(null));
    if (state.view?.asked.join() !== before) this.since = Date.now();
  }

  /** The names of all players, for sentences about them. */
  readonly names: string[] = $derived.by(() =>
    (this.state?.seats ?? []).map(
      ({ name, level }, seat) => name ?? (level ? say('bot-short', { number: seat + 1 }) : say('web-open-seat')),
    ),
  );
  readonly players: Player[] = $derived.by(() => {
    const state = this.state;
    if (!state) return [];
    return state.seats.map((seat, index) => ({
      seat: index,
      // Nobody is a guest to themselves: those without a name of their own are addressed.
      name: state.you.seats.join() === String(index) && isNameless(seat.name) ? say('you') : this.names[index]!,
      bot: seat.kind === 'bot' ? (seat.stand_in ?? seat.level) : null,
      strength: (games.find(state.game)?.strengths.indexOf(seat.stand_in ?? seat.level ?? '') ?? -1) + 1,
      away:
        seat.kind === 'person' &&
        state.status === 'running' &&
        this.present.length > 0 &&
        !this.present.includes(index) &&
        !state.you.seats.includes(index),
      awaySince: this.#awaySince(index),
      clock: this.#clock(index),
    }));
  });

  #clock(seat: number): number | undefined {
    const time = this.state?.times?.[seat];
    if (!time || this.state?.status === 'over') return undefined;
    return Math.max(0, (time.left - (time.since === null ? 0 : Math.max(0, this.now - time.since))) / 1000);
  }

  /** The moves that the table is waiting for: none while it collects announcements, which nobody is obliged to make. */
  readonly offered: string[] = $derived(
    this.state === null ? [] : this.state.collecting ? this.state.after_silence : this.state.legal,
  );

  /** How long the table will continue to collect announcements, in milliseconds. */
  timeLeft({ opened, closes }: { opened: number; closes: number }, now = Date.now()): number {
    return Math.min(closes - opened, Math.max(0, closes - (now - this.#ahead)));
  }

  /** Since when a person has been away, by this device's clock. */
  #awaySince(seat: number): number | undefined {
    const since = this.absent.find((each) => each.seat === seat)?.since;
    return since === undefined ? undefined : since + this.#ahead;
  }
  /** How long a person has been away, in milliseconds; 0 for those who are here. */
  awayFor(seat: number): number {
    const since = this.absent.find((each) => each.seat === seat)?.since;
    return since === undefined ? 0 : Math.max(0, this.now - this.#ahead - since);
  }

  async ask(type: string, fields: Record<string, unknown> = {}): Promise<Message> {
    return socketOf(this.id).ask({ type, table: this.id, ...fields });
  }
  /** A move's consequences, or why it is illegal. */
  async whatIf(move: string): Promise<{ events?: GameEvent[] | null; reason?: Reason | null }> {
    const { events, reason } = await this.ask('what-if', { seat: this.seat, move });
    return { events: events as GameEvent[] | null, reason: reason as Reason | null };
  }
  /** Play a move. Returns the number of the log entry that contains it. */
  async play(move: string): Promise<number> {
    const state = this.state;
    if (!state || this.seat === null) return 0;
    const { seq } = await this.ask('move', { seat: this.seat, move, position: state.position, key: nonce(8) });
    return Number(seq);
  }
  /** Announce this seat's moves in advance; the table shows them afterwards. */
  async point(moves: string[]): Promise<void> {
    if (this.seat === null) return;
    await this.ask('point', { seat: this.seat, moves, key: nonce(8) });
    this.flush();
  }
}

/** The log without what may no longer be revealed. */
function forgetful(log: Entry[], retold: readonly Retold[]): Entry[] {
  if (!retold.length) return log;
  const left = new Map(retold.map(({ seq, events }) => [seq, events]));
  return log.map((entry) => (left.has(entry.seq) ? { ...entry, events: left.get(entry.seq) ?? [] } : entry));
}

function merged(old: Entry[], fresh: Entry[]): Entry[] {
  if (!fresh.length) return old;
  const known = new Set(old.map((entry) => entry.seq));
  return [...old, ...fresh.filter((entry) => !known.has(entry.seq))].sort((a, b) => a.seq - b.seq);
}
