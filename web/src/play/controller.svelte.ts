// A table while it is played: the board and what is chosen on it, what is sent, who has to decide, and what the page says
// of it.
import { onDestroy, untrack } from 'svelte';
import { games, titleOf } from '../api/games.svelte';
import { session } from '../api/session.svelte';
import type { Entry, Reason, TableState } from '../api/types';
import { boardAtHand, loadBoard } from '../boards';
import type { GameBoard } from '../boards/contract';
import { Choice } from '../kit/choice.svelte';
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

/** After so many milliseconds without an answer the page says that a decision is on its way. */
const SOON = 50;
/** For so many milliseconds after a decision it can't be taken back: a second tap on the same place was not meant for that. */
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
  /** A decision has been sent and not been answered. */
  sent = $state(false);
  /** The page says so. */
  sending = $state(false);
  /** One has just been answered. */
  fresh = $state(false);
  entered = $state(0);
  menu = $state(false);
  /** All moves are listed in the bar. */
  list = $state(false);
  /** Several people play at this device, and nobody has said yet who looks at it. */
  curtain: boolean;
  /** The position for which a hint is on show, and what shows it. */
  coached = $state<number | null>(null);
  coach = $state.raw<{ more: () => Promise<void> }>();

  /** Once the game is over, nobody is asked any more. */
  readonly view = $derived.by(() =>
    this.table.status === 'running' ? this.table.view! : { ...this.table.view!, asked: [] },
  );
  readonly info = $derived.by(() => games.find(this.game));
  /** Whom the log tells of what. */
  readonly told = $derived.by(() => this.info?.told ?? {});
  readonly mine = $derived.by(() => this.table.you.seats.includes(this.store.seat ?? -1));
  readonly playing = $derived.by(() => this.table.status === 'running');
  /** A decision is on its way: the board invites to the next one when its outcome is on show. */
  readonly busy = $derived.by(() => this.sending || this.table.seq < this.entered);
  readonly myTurn = $derived.by(
    () => this.playing && this.mine && this.store.offered.length > 0 && !this.curtain && !this.busy,
  );
  /** The table collects what people point at, and goes on by itself. */
  readonly collecting = $derived.by(() => (this.playing ? this.table.collecting : null));
  /** Something that this seat says now would still count. */
  readonly heard = $derived.by(
    () => this.mine && (this.collecting?.seats.includes(this.store.seat ?? -1) ?? false) && !this.pointing.finished,
  );
  /** The next of our seats that has to decide, if any. */
  readonly #next = $derived.by(() =>
    this.view.asked.find((seat) => this.table.you.seats.includes(seat) && !this.table.answered.includes(seat)),
  );
  readonly nextSeat = $derived.by(() => this.#next ?? this.store.seat ?? 0);
  /** What is to be done next. */
  readonly asks = $derived.by(
    () =>
      (this.choice && this.board?.step?.(this.choice, this.view, this.store.names)) ??
      (this.view.decision ? say(`${this.game}-decision-${this.view.decision}`) : ''),
  );
  /** The rule by which it is asked, or that stands against what was tried. */
  readonly rule = $derived.by(
    () => this.whatIf.against ?? this.info?.decisions.find(({ name }) => name === this.view.decision)?.rule ?? null,
  );
  /** A hint is on show. */
  readonly coaches = $derived.by(
    () => this.coached === this.table.position && this.myTurn && this.table.hints && this.board !== null,
  );
  /** What is decided for the first time, if there is a tip for it; it goes once something is chosen. */
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
    // Before anything is drawn, as all below that says what is on the board: so it is drawn once.
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
      if (this.choice) this.choice.confirms = settings.confirms;
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
    const choice = new Choice(board.grammar);
    choice.handle({
      play: (move) => this.play(move),
      preview: (move) => this.whatIf.preview(move, board),
      whyNot: (move) => this.whatIf.whyNot(move),
      cleared: () => this.whatIf.clear(),
    });
    this.board = board;
    this.choice = choice;
    this.store.shows = (events) => stage.prepare(events, board.flights, this.store.seat);
  }

  async play(move: string): Promise<void> {
    if (this.sent) return;
    this.sent = true;
    this.problem = null;
    // Most answers come before anybody could read that something is on its way: to draw that would only hold them up.
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
  /** Ask the table for something else than a move. */
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
  /** Put a move together on the board, to be played. */
  show(move: string): void {
    this.choice?.clear();
    this.choice?.show(move);
  }
  /** Show once more what happened from an entry of the log on. */
  again(from: number): void {
    const entries = this.store.log.filter(({ seq }) => seq >= from);
    if (this.board) this.recap.play(entries, this.store.positions, this.board.flights, this.store.seat);
    if (this.side.narrow.matches) this.side.open = null;
  }
  /** Hand the device over to whoever has to decide next. */
  openCurtain(): void {
    this.store.switchTo(this.nextSeat);
    this.curtain = false;
  }
  /** A move in words. */
  moveText(move: string): string {
    return this.board?.moveText(move, this.view, this.store.names) ?? '';
  }
  /**
   * Whether the log has to say that somebody did not make a move himself: on a bot's own seat, and up to where another game
   * went on, that goes without saying.
   */
  botMoved(entry: Entry): boolean {
    const bot = this.table.seats[entry.seat ?? -1]?.kind === 'bot';
    return entry.by === 'clock' || (entry.by === 'bot' && this.table.origin === null && !bot);
  }
}
