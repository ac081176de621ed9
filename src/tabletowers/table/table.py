"""A table, computed from its log: seats, the game, early answers, clocks and votes.

The module does no I/O and reads no system clock. `Table.apply` applies one log entry. The same entries always give the
same table. The package `commands` decides what may be done when, and `payloads` decides what a viewer may see.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from tabletowers.contract import Decision, Event, Game, State
from tabletowers.contract.options import complete
from tabletowers.games import game as find_game
from tabletowers.record import Ply, Record
from tabletowers.table import entries as e
from tabletowers.table import fairness, settings
from tabletowers.table.answers import Answers, Window
from tabletowers.table.clock import Clocks, is_slow
from tabletowers.table.orders import Orders
from tabletowers.table.takebacks import Takeback, Takebacks
from tabletowers.table.votes import Vote

Status = Literal["waiting", "running", "over"]

#: A game counts for ratings once three turns have been played. Until then, any player may cancel it. At tables with
#: version 1 of the rules for ratings, players may do so only in the first two turns.
TURNS_TO_COUNT, CANCEL_BEFORE_1 = 3, 2


@dataclass(slots=True)
class Seat:
    """A seat in a running game: its chair, the bot that stands in for its player or bot, and its standing orders."""

    chair: e.Chair
    stand_in: str | None = None
    left: bool = False
    orders: Orders = field(default_factory=Orders)

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides for this seat now, or None if a person decides."""
        return self.stand_in or self.chair.level


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """A log entry with its number, and the events that it caused in the game."""

    seq: int
    entry: e.AnyEntry
    events: tuple[Event, ...] = ()
    #: The same events, encoded as the rules wrote them.
    rows: bytes = b""
    #: Whether other players must not learn if a person gave the answer, or the table because there was no choice.
    hidden: bool = False
    #: Facts that explain the effect of a move to everyone (`Game.explanation`).
    because: dict[str, Any] | None = None


class Table:
    """The complete state of one table, built up by applying its log entries."""

    def __init__(self, created: e.Created) -> None:
        """Create a table from its first entry. Raises OtherRules if this release does not have the table's rules."""
        self.id = created.table
        self.game: Game = find_game(created.game, created.rules)
        self.options: dict[str, Any] = complete(self.game.options, created.options)
        self.created = created
        self.host = created.host
        #: The chairs: before the start in the host's order, then in the order of the seats.
        self.chairs: list[e.Chair] = list(created.chairs)
        self.settings = settings.only(created)
        self.secret = created.secret
        self.commitment = fairness.commitment(created.secret)
        if created.imported is not None:
            self.commitment = str(created.imported.extra.get("commitment", ""))
        self.nonces: dict[str, str] = {}
        #: Players who sat down without agreeing to hints.
        self.without_hints: set[str] = set()
        self.status: Status = "waiting"
        self.outcome: e.Outcome | None = None
        self.seats: list[Seat] = []
        self.state: State | None = None
        self.setup: dict[str, Any] = {}
        self.plies: list[Ply] = []
        #: The points that each seat has earned so far, by source (`Game.sources`). The list is replaced, never changed
        #: in place.
        self.earned: list[dict[str, int]] = []
        self.reshuffles = 0
        #: The number of decisions and undos so far. A move names the position that it is meant for.
        self.position = 0
        #: The number of turns so far. A turn is the decisions that one seat makes in a row.
        self.turn = 0
        #: For each asked seat, the position and the time since which it has been asked.
        self.asked_since: dict[int, int] = {}
        self.asked_at: dict[int, int] = {}
        self.answers = Answers()
        self.takebacks = Takebacks()
        self.clocks = Clocks()
        #: The decision that the seat to move has to make.
        self.decision: Decision | None = None
        self._legal: dict[int, list[str]] = {}
        self.vote: Vote | None = None
        self.rematch: str | None = None
        self.changed = created.at
        #: The time of the last entry that everyone may see.
        self.announced = created.at
        self.log: list[LogEntry] = []
        #: The last event that hides earlier ones (`Event.forgets`), as entry number and index. Events before it are
        #: shown only as far as they may be remembered.
        self.forgot = (0, 0)
        #: The result of each decision or chat message, by person and request key, so that requests can be repeated
        #: safely.
        self.keys: dict[tuple[str, str], tuple[int, int]] = {}
        self.chat_keys: dict[tuple[str, str], tuple[int, int]] = {}
        #: The entries that have not been stored yet.
        self.pending: list[e.AnyEntry] = []
        self._log(created)

    @classmethod
    def load(cls, entries: Iterable[e.AnyEntry]) -> Table:
        """Restore a table from its log entries."""
        first, *rest = entries
        assert isinstance(first, e.Created)
        table = cls(first)
        for entry in rest:
            table.apply(entry)
        return table

    @property
    def seq(self) -> int:
        """The number of the last entry that everyone may see."""
        return self.log[-1].seq

    @property
    def is_young(self) -> bool:
        """Whether the game has only just begun, so that any player may still cancel it."""
        return self.turn < (CANCEL_BEFORE_1 if self.created.ratings == 1 else TURNS_TO_COUNT)

    def _log(
        self,
        entry: e.AnyEntry,
        events: tuple[Event, ...] = (),
        rows: bytes = b"",
        hidden: bool = False,
        because: dict[str, Any] | None = None,
    ) -> None:
        seq = (self.log[-1].seq if self.log else 0) + (not isinstance(entry, e.PRIVATE))
        self.log.append(LogEntry(seq, entry, events, rows, hidden, because))
        for number, event in enumerate(events):
            if event.forgets:
                self.forgot = (self.seq, number)
        self.changed = entry.at
        if not isinstance(entry, e.PRIVATE):
            self.announced = entry.at

    def add(self, entry: e.AnyEntry) -> None:
        """Apply a new entry, and keep it in the list of entries that are not stored yet."""
        self.apply(entry)
        self.pending.append(entry)

    def apply(self, entry: e.AnyEntry) -> None:
        """Apply one log entry, without checking that it is allowed."""
        events: tuple[Event, ...] = ()
        rows, hidden, because = b"", False, None
        match entry:
            case e.Moved():
                because = self.game.explanation(self.playing(), entry.move)
                # Other players must not learn that silence came from a standing order.
                hidden = self.decision is not None and self.decision.interjection
                events, rows = self._enter(entry)
            case e.Answered(seat=seat):
                self.answers.seal(entry)
                self.clocks.stop(seat, entry.at)
            case e.Pointed():
                self.answers.point(entry)
            case e.Waiting(seat=seat):
                self.answers.waiting[seat] = entry
            case e.Unsealed(seat=seat):
                self.answers.forget(seat)
                self._run_clocks(entry.at)
            case e.Undone():
                self._take_back(entry)
                self.takebacks.by_all |= entry.seat is None
            case e.Changed():
                self.chairs = self.chairs if entry.chairs is None else list(entry.chairs)
                self.settings = settings.changed(self.settings, entry)
            case e.Joined(chair=chair, person=person):
                self.chairs[chair] = e.Chair("person", person)
                if entry.hints is False:
                    self.without_hints.add(person)
            case e.Left(chair=chair):
                self.nonces.pop(self.chairs[chair].person or "", None)
                self.without_hints.discard(self.chairs[chair].person or "")
                self.chairs[chair] = e.Chair("open")
            case e.Nonce(person=person, nonce=nonce):
                self.nonces[person] = nonce
            case e.Started():
                self._start(entry)
            case e.Ordered(seat=seat, orders=orders):
                self.seats[seat].orders = Orders.from_json(orders)
            case e.VoteOpened():
                self.vote = Vote.open(entry)
            case e.VoteAgreed(person=person):
                assert self.vote is not None
                self.vote.agreed.append(person)
            case e.VoteClosed():
                self.vote = None
            case e.StoodIn(seat=seat):
                self.seats[seat].stand_in, self.seats[seat].left = entry.level, entry.for_good
                self.answers.forget(seat)
                self.answers.pointed.pop(seat, None)
                self._ask_anew(seat, entry.at)
            case e.Returned(seat=seat):
                self.seats[seat].stand_in = None
                self.answers.pointed.pop(seat, None)
                self._ask_anew(seat, entry.at)
            case e.Away(person=person):
                self.clocks.go_away(person, self.seats_of(person), entry.at, entry.until)
            case e.Over(outcome=outcome):
                self.status, self.outcome, self.vote = "over", outcome, None
                self.clocks.stop_all(entry.at)
            case e.Rematch(table=table):
                self.rematch = table
            case e.ChatRemoved(line=line, reason=reason):
                self._remove_chat(line, reason)
        self._log(entry, events, rows, hidden, None if because is None else dict(because))
        key, author = getattr(entry, "key", None), getattr(entry, "person", None)
        if key is not None and author is not None:
            known = self.chat_keys if isinstance(entry, e.Chatted) else self.keys
            known[author, key] = (self.seq, self.position)

    def _remove_chat(self, line: int, reason: str) -> None:
        """Empty the chat message with the number `line`, so that nobody sees its text from now on."""
        for index, logged in enumerate(self.log):
            if logged.seq == line and isinstance(logged.entry, e.Chatted):
                emptied = replace(logged.entry, text="", phrase=None, removed=reason)
                self.log[index] = replace(logged, entry=emptied)

    # Before the game

    def nonce_list(self) -> list[str]:
        """Return the nonces that are mixed into the deal, in the order in which they are used."""
        source = self.created.origin or self.created.deal
        return sorted(self.nonces.values()) if source is None else source.nonces

    def drawn_order(self) -> list[int]:
        """Return the chair for each seat, beginning with the first player's chair.

        The chairs are in random order, or in the order in which the host arranged them.
        """
        order = list(range(len(self.chairs)))
        if self.settings.shuffle:
            order = fairness.mixer(self.secret, self.nonce_list(), "seats")(order)
        return self.settings.from_first(order)

    def _start(self, entry: e.Started) -> None:
        self.chairs = [self.chairs[chair] for chair in entry.order]
        self.seats = [Seat(chair) for chair in self.chairs]
        if self.created.imported is not None:
            self.setup = self.created.imported.setup
        else:
            deal = fairness.mixer(self.secret, self.nonce_list(), "deal")
            self.setup = self.game.deal_with(deal, len(self.seats), **self.options)
        self.state = self.game.start(self.setup, len(self.seats), **self.options)
        self.status = "running"
        self.earned = [dict.fromkeys(self.game.sources, 0) for _ in self.seats]
        self.clocks.start(self.settings.clock, len(self.seats))
        self._ask(entry.at)

    # The game

    def playing(self) -> State:
        """Return the game's state. The game must have begun."""
        assert self.state is not None
        return self.state

    def events(self, rows: bytes) -> tuple[Event, ...]:
        """Decode events from the rows of numbers that the rules wrote."""
        return tuple(self.game.events_of(rows, self.options))

    def resume(self, state: bytes) -> None:
        """Restore the game's state from bytes.

        The caller must also restore which seats have to answer, and the time since which each of them has had to.
        """
        self.state = self.game.from_bytes(state, **self.options)
        fields = self.game.layout.read(self.state.data)
        self.decision = self.game.decision_named(self.game.decision(fields))

    def _enter(self, entry: e.Moved) -> tuple[tuple[Event, ...], bytes]:
        """Carry out a decision. Returns its events, and the rows of numbers by which the rules encode them."""
        state, seat = self.playing(), entry.seat
        before = state.to_bytes()
        shuffled: list[Any] = []

        def mix(pile: list[Any]) -> list[Any]:
            imported = self.created.imported
            if imported is not None:
                shuffled[:] = imported.reshuffles[self.reshuffles]
            else:
                purpose = f"reshuffle {self.reshuffles + 1}"
                shuffled[:] = fairness.mixer(self.secret, self.nonce_list(), purpose)(pile)
            return list(shuffled)

        rows = bytes(state.carry_out(state.moves.numbers[entry.move], mix))
        events = self.events(rows)
        self.reshuffles += bool(shuffled)
        self.plies.append(Ply(seat, entry.move, None, list(shuffled) or None))
        if shuffled or any(event.reveals for event in events):
            self.takebacks.decisions.clear()
        else:
            self.takebacks.decisions.append(Takeback(seat, entry.by, before, self.earned))
        self._pay(events)
        self.answers.enter(seat, entry.move)
        decision = self.decision
        self.position += 1
        self.turn += state.to_move != seat
        self.clocks.stop(seat, entry.at)
        self.asked_since.pop(seat, None)
        self._ask(entry.at)
        if decision is not None and decision.silence is not None:
            self.answers.take_up(seat, entry.move, again=self.decision is decision and state.to_move == seat)
        return events, rows

    def _pay(self, events: Iterable[Event]) -> None:
        """Add the points scored in these events to each seat's totals by source."""
        paid = [scored for event in events if (scored := event.scored()) is not None]
        if paid:
            self.earned = [{**sources} for sources in self.earned]
            for scored in paid:
                sources = self.earned[scored.seat]
                sources[scored.source] = sources.get(scored.source, 0) + scored.points

    def _take_back(self, entry: e.Undone) -> None:
        first = self.takebacks.take(entry.count)
        del self.plies[-entry.count :]
        self.state, self.earned = self.game.from_bytes(first.state, **self.options), first.earned
        self.answers.forget_all()
        self.position += 1
        self.clocks.stop_all(entry.at)
        self.asked_since.clear()
        self._ask(entry.at)

    def _ask(self, at: int) -> None:
        """Determine the pending decision and the seats that must answer it, and start those seats' clocks."""
        self._legal.clear()
        fields = self.game.layout.read(self.playing().data)
        asked = self.game.asked(fields)
        self.decision = self.game.decision_named(self.game.decision(fields))
        for seat in [seat for seat in self.asked_since if seat not in asked]:
            del self.asked_since[seat]
        for seat in asked:
            if seat not in self.asked_since:
                self.asked_since[seat], self.asked_at[seat] = self.position, at
        seconds = 0 if is_slow(self.settings.clock) else self.settings.window or 0
        self.answers.collect(self.decision, asked, self.position, at, seconds)
        self._run_clocks(at)

    def _ask_anew(self, seat: int, at: int) -> None:
        """Restart a seat's clock because a different person, or a bot, now decides for the seat."""
        if seat in self.asked_since:
            self.asked_at[seat] = at
        self.clocks.stop(seat, at)
        self._run_clocks(at)

    def _run_clocks(self, at: int) -> None:
        """Run the clock of every seat whose player must act, and stop all others."""
        deciding = self.asked_since.keys() - self.answers.ahead.keys() if self.collecting is None else ()
        held = {seat: self.seats[seat] for seat in deciding}
        self.clocks.run({number: seat.chair.person or "" for number, seat in held.items() if seat.bot is None}, at)

    # Queries

    def legal(self, seat: int) -> list[str]:
        """Return the legal moves of a seat, sorted.

        A seat that may answer early gets the legal moves of the seat whose turn it is to answer. While optional answers
        are being collected, only the seat whose turn it is has legal moves, but the others may give optional answers
        early.
        """
        state = self.playing()
        if self.status != "running":
            return []
        if seat not in self.asked_since:
            return state.legal_moves() if self.collecting is None and seat in self.may_answer_ahead() else []
        if seat not in self._legal:
            self._legal[seat] = state.legal_moves(None if seat == state.to_move else seat)
        return self._legal[seat]

    def own_answer(self, seat: int) -> str | None:
        """Return the move that answers a seat's decision automatically, or None if its player has to decide.

        It is the move that a standing order names or, if the player wants forced moves to be made automatically, the
        only legal move.
        """
        if self.decision is None or seat not in self.asked_since:
            return None
        orders, legal = self.seats[seat].orders, self.legal(seat)
        for standing in self.decision.standing:
            if orders.answers.get(standing.name) == standing.value:
                for move in standing.moves:
                    if move in legal:
                        return move
        return legal[0] if orders.forced and len(legal) == 1 else None

    def may_answer_ahead(self) -> list[int]:
        """Return the seats that may answer early, although they have not been asked yet."""
        if self.decision is None or not self.decision.ahead:
            return []
        return self.game.answers_ahead(self.game.layout.read(self.playing().data))

    def keeps_waiting(self, seat: int) -> bool:
        """Return whether a seat is asked for a decision that it has not made yet."""
        return seat in self.asked_since and not self.answers.is_given(seat)

    @property
    def collecting(self) -> Window | None:
        """The window in which optional answers are being collected now, or None."""
        return None if self.decision is None or self.decision.silence is None else self.answers.window

    def pointable(self, seat: int) -> list[str]:
        """Return the optional answers that a seat may give in advance, sorted. Silence is not included."""
        silent = self.game.silences
        asked = self.game.asked_ahead(self.playing(), seat) if silent and self.status == "running" else None
        if asked is None:
            return []
        return [move for move in asked.legal_moves() if move not in silent]

    def after_silence(self, seat: int) -> list[str]:
        """Return the moves that a seat could make after silence (saying nothing), sorted.

        The seat may also make one of these moves directly, without declaring silence first.
        """
        decision, state = self.decision, self.playing()
        if self.status != "running" or decision is None or decision.silence is None or state.to_move != seat:
            return []
        after = state.copy()
        after.play(decision.silence, shuffle=list)
        return after.legal_moves() if after.to_move == seat else []

    def people(self) -> list[str]:
        """Return the ids of the people who sit at the table, without repetitions."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def deciding_people(self) -> list[str]:
        """Return the ids of the people at the table who decide for themselves, with no bot standing in."""
        return list(
            dict.fromkeys(
                seat.chair.person for seat in self.seats if seat.chair.person is not None and seat.stand_in is None
            )
        )

    def seats_of(self, person: str | None) -> list[int]:
        """Return a person's seats or, before the start, their chairs.

        A person may have several if players share a device.
        """
        if person is None:
            return []
        return [number for number, chair in enumerate(self.chairs) if chair.person == person]

    def own_undo(self, seat: int) -> int:
        """Return how many of the last decisions a seat may take back without the others' consent."""
        if not self._allows_undo() or any(other != seat for other in self.answers.ahead):
            return 0
        return self.takebacks.own(seat)

    def agreed_undo(self) -> int:
        """Return how many of the last decisions can be taken back if everyone agrees."""
        return len(self.takebacks.decisions) if self._allows_undo() else 0

    def _allows_undo(self) -> bool:
        """Return whether decisions can be taken back at this table.

        They can't in a shared deal, which others play as well.
        """
        return self.status == "running" and self.created.deal is None

    def allows_hints(self) -> bool:
        """Return whether a player may ask a bot for advice.

        By default, a player may do so if all others are bots. If there are other people at the table, the host must
        have allowed hints, and everyone must have agreed to them when sitting down.
        """
        if self.settings.hints:
            return self.without_hints.isdisjoint(self.people())
        return self.settings.hints is None and len(self.people()) == 1

    def record(self) -> Record:
        """Return the record of a finished or stopped game, to be saved as a file."""
        state = self.playing()
        over = state.is_over
        return Record(
            self.game.name,
            self.game.rules_version,
            len(self.seats),
            dict(self.created.options),
            None,
            self.setup,
            list(self.plies),
            state.scores() if over else None,
            state.winners() if over else None,
            self._about_deal() | {"table": self.id},
        )

    def _about_deal(self) -> dict[str, Any]:
        """Return the data about the deal that a record contains."""
        if self.created.imported is not None:
            return self.created.imported.extra
        return {"secret": self.secret, "nonces": self.nonce_list(), "commitment": self.commitment}

    def opened_deal(self) -> tuple[str, list[str]] | None:
        """Return the secret and the nonces of the deal if they may be published, otherwise None.

        They may be published when the game is over. The secret of a shared deal is published elsewhere, for everyone at
        the same time. An imported record may have no secret.
        """
        if self.status != "over" or not self.seats or self.created.deal is not None:
            return None
        if self.created.imported is not None:
            about = self.created.imported.extra
            return (about["secret"], about["nonces"]) if "secret" in about else None
        return self.secret, self.nonce_list()
