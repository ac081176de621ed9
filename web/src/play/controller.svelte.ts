// A table during play: the board and the choice on it, sending decisions, the seat to move, and the page's messages
// about it.
import { onDestroy, untrack } from 'svelte';
import { games, titleOf } from '../api/games.svelte';
import { session } from '../api/session.svelte';
import type { Entry, Reason, TableState } from '../api/types';
import { boardAtHand, loadBoard } from '../boards';
import { choiceOn, fly, restated, type GameBoard } from '../boards/contract';
import type { Choice } from '../kit/choice.svelte';
import { errorText, explanation } from '../kit/events';
import { Pointing } from '../kit/pointing.svelte';
import { settings } from '../kit/settings.svelte';
import { stage } from '../kit/stage.svelte';
import { tips } from '../kit/tips.svelte';
import { say, texts } from '../text/index.svelte';
import { Recap } from './recap.svelte';
import { Side } from './side.svelte';
import type { TableStore } from './store.svelte';
import { WhatIf } from './whatIf.svelte';

/** Milliseconds without an answer after which the page says that a decision is being sent. */
const SOON = 50;
/** Milliseconds after a decision in which it can't be taken back, because a second tap on the same place wasn't meant for that. */
const CALM = 400;

export class Controller {
  readonly game: string;
  readonly whatIf: WhatIf;
  readonly side: Side;
  readonly recap = new Recap();
  readonly pointing = new Pointing((moves) => this.#point(moves));
  board = $state.raw<GameBoard | null>(null);
  choice = $state.raw<Choice | undefined>();
  problem = $state<string | null>(null);
  /** Whether a decision has been sent and not yet answered. */
  sent = $state(false);
  /** Whether the page says so. */
  sending = $state(false);
  /** Whether a decision has just been answered. */
  fresh = $state(false);
  entered = $state(0);
  menu = $state(false);
  /** Whether all moves are listed in the bar. */
  list = $state(false);
  /** Whether several people play on this device, and the next one has not confirmed yet. */
  curtain: boolean;
  /** The position for which a hint is shown, and its component. */
  coached = $state<number | null>(null);
  coach = $state.raw<{ more: () => Promise<void> }>();

  /** The view; once the game is over, no seat is asked any more. */
  readonly view = $derived.by(() =>
    this.table.status === 'running' ? this.table.view! : { ...this.table.view!, asked: [] },
  );
  readonly info = $derived.by(() => games.find(this.game));
  /** Who is informed of which events in the log. */
  readonly told = $derived.by(() => this.info?.told ?? {});
  readonly mine = $derived.by(() => this.table.you.seats.includes(this.store.seat ?? -1));
  readonly playing = $derived.by(() => this.table.status === 'running');
  /** Whether a decision is pending: the board offers the next one once the outcome is shown. */
  readonly busy = $derived.by(() => this.sending || this.table.seq < this.entered);
  readonly myTurn = $derived.by(
    () => this.playing && this.mine && this.store.offered.length > 0 && !this.curtain && !this.busy,
  );
  /** Whether the table is collecting announcements, and continues by itself. */
  readonly collecting = $derived.by(() => (this.playing ? this.table.collecting : null));
  /** Whether an announcement of this seat would still count. */
  readonly heard = $derived.by(
    () => this.mine && (this.collecting?.seats.includes(this.store.seat ?? -1) ?? false) && !this.pointing.finished,
  );
  /** The next of our seats that has to decide, if any. */
  readonly #next = $derived.by(() =>
    this.view.asked.find((seat) => this.table.you.seats.includes(seat) && !this.table.answered.includes(seat)),
  );
  readonly nextSeat = $derived.by(() => this.#next ?? this.store.seat ?? 0);
  /** The next step. */
  readonly asks = $derived.by(
    () =>
      (this.choice && this.board?.step?.(this.choice, this.view, this.store.names)) ??
      (this.view.decision ? say(`${this.game}-decision-${this.view.decision}`) : ''),
  );
  /** The rule of the decision, or the one that forbids the attempted move. */
  readonly rule = $derived.by(
    () => this.whatIf.against ?? this.info?.decisions.find(({ name }) => name === this.view.decision)?.rule ?? null,
  );
  /** Whether a hint is shown. */
  readonly coaches = $derived.by(
    () => this.coached === this.table.position && this.myTurn && this.table.hints && this.board !== null,
  );
  /** The kind of decision that the user meets for the first time, if there is a tip for it; until something is chosen. */
  readonly tip = $derived.by(() => {
    const { decision } = this.view;
    return decision &&
      (this.collecting ? this.heard : this.myTurn) &&
      !this.choice?.picked.length &&
      tips.due(this.game, decision) &&
      texts.has(`${this.game}-tip-${decision}`)
      ? decision
      : null;
  });
  readonly #state: () => TableState;

  constructor(
    readonly store: TableStore,
    state: () => TableState,
  ) {
    this.#state = state;
    this.game = untrack(() => this.table.game);
    this.whatIf = new WhatIf(store, this.game);
    this.side = new Side(store);
    this.curtain = $state(
      untrack(() => this.table.you.seats.length > 1 && this.table.status === 'running' && !this.table.collecting),
    );
    if (!games.find(this.game)) void games.load().catch(() => undefined);
    // Before drawing, like everything below that determines the board, so that it is drawn once.
    $effect.pre(() => {
      const known = boardAtHand(this.game, settings.plain);
      if (known) {
        untrack(() => this.#lay(known));
        return;
      }
      let wanted = true;
      void loadBoard(this.game, settings.plain).then((found) => {
        if (wanted) this.#lay(found);
      });
      return () => {
        wanted = false;
      };
    });
    $effect.pre(() => {
      const silence = this.info?.decisions.find((decision) => decision.silence !== null)?.silence ?? null;
      const { pointable, ahead } = this.table;
      untrack(() => this.pointing.offer(pointable, ahead, silence));
    });
    $effect.pre(() => {
      const legal = this.myTurn ? this.store.offered : [];
      const now = this.choice;
      untrack(() => {
        if (this.sent) now?.clear();
        now?.offer(legal);
      });
    });
    $effect.pre(() => {
      if (!this.choice) return;
      this.choice.confirms = settings.confirms;
      this.choice.inBar = this.myTurn ? this.table.suggested : null;
    });
    // Hot seat: when another of our seats has to decide, the device is handed over behind a curtain.
    $effect.pre(() => {
      if (this.table.you.seats.length < 2 || !this.playing || this.collecting) return;
      const next = this.#next;
      if (next !== undefined && next !== this.store.seat)
        untrack(() => {
          this.curtain = true;
        });
    });
    $effect(() => {
      if (
        this.myTurn &&
        document.hidden &&
        'Notification' in window &&
        Notification.permission === 'granted' &&
        session.me?.notices !== false
      ) {
        const about = { body: titleOf(this.game), tag: this.table.id, icon: '/icon-192.png' };
        new Notification(say('web-your-turn'), about);
      }
    });
    onDestroy(() => {
      store.shows = () => 0;
      this.recap.stop();
      stage.clear();
    });
  }

  get table(): TableState {
    return this.#state();
  }

  #lay(board: GameBoard): void {
    const choice = choiceOn(board, () => this.view);
    choice.handle({
      play: (move) => this.play(move),
      preview: (move) => this.whatIf.preview(move, restated(board, move, this.view)),
      whyNot: (move) => this.whatIf.whyNot(move),
      cleared: () => this.whatIf.clear(),
    });
    this.board = board;
    this.choice = choice;
    this.store.shows = (events, after) => fly(board, events, this.table.view ?? null, after, this.store.seat);
  }

  async play(move: string): Promise<void> {
    if (this.sent) return;
    this.sent = true;
    this.problem = null;
    // Most answers arrive before a "sending" notice could be read; drawing it would only delay them.
    const slow = setTimeout(() => (this.sending = true), SOON);
    try {
      this.entered = await this.store.play(move);
    } catch (error) {
      const { code, details } = error as { code?: string; details?: { reason?: Reason } };
      this.problem =
        code === 'illegal_move' && details?.reason
          ? explanation(details.reason, this.game, this.store.names)
          : errorText(error);
    } finally {
      clearTimeout(slow);
      this.choice?.clear();
      this.sent = this.sending = false;
      this.fresh = true;
      setTimeout(() => (this.fresh = false), CALM);
    }
  }
  async #point(moves: string[]): Promise<void> {
    this.problem = null;
    try {
      await this.store.point(moves);
    } catch (error) {
      this.problem = errorText(error);
    }
  }
  /** Send the table a command other than a move. */
  async attempt(type: string, fields: Record<string, unknown> = {}): Promise<void> {
    this.problem = null;
    this.menu = false;
    try {
      await this.store.ask(type, fields);
    } catch (error) {
      this.problem = errorText(error);
    }
  }
  undo(): void {
    void this.attempt('undo', { seat: this.store.seat, position: this.table.position, count: 1 });
  }
  hint(): void {
    if (this.coached === this.table.position) void this.coach?.more();
    this.coached = this.table.position;
  }
  /** Compose a move on the board, ready to be played. */
  show(move: string): void {
    this.choice?.clear();
    this.choice?.show(move);
  }
  /** Replay the events from an entry of the log on. */
  again(from: number): void {
    const entries = this.store.log.filter(({ seq }) => seq >= from);
    const { board } = this;
    if (board)
      this.recap.play(entries, this.store.positions, (events, before, after) =>
        fly(board, events, before, after, this.store.seat),
      );
    if (this.side.narrow.matches) this.side.open = null;
  }
  /** Hand the device over to the next player who has to decide. */
  openCurtain(): void {
    this.store.switchTo(this.nextSeat);
    this.curtain = false;
  }
  /** A move in words. */
  moveText(move: string): string {
    return this.board?.moveText(move, this.view, this.store.names) ?? '';
  }
  /**
   * Whether the log has to mention that a player did not make a move personally. This is obvious on a bot's own seat, and
   * in the part of a game that was copied from another one.
   */
  botMoved(entry: Entry): boolean {
    const bot = this.table.seats[entry.seat ?? -1]?.kind === 'bot';
    return entry.by === 'clock' || (entry.by === 'bot' && this.table.origin === null && !bot);
  }
}
