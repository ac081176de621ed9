"""A table as the sum of its log: seats, the game, answers given ahead, time, votes. No I/O, no clock.

`Table.apply` takes one entry of the log; the same entries always give the same table. What may be done when is decided
in `commands`; what a viewer gets to see, in `payloads`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from tabletowers.contract import Decision, Event, Game, State
from tabletowers.contract.options import complete
from tabletowers.games import game as find_game
from tabletowers.record import Ply, Record
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness
from tabletowers.table.orders import Orders

Status = Literal["waiting", "running", "over"]

#: A game may be cancelled by anybody before its third turn.
CANCEL_BEFORE = 2


@dataclass(slots=True)
class Seat:
    """A seat of a running game: its chair, the bot that stands in for it, its standing orders."""

    chair: e.Chair
    stand_in: str | None = None
    left: bool = False
    orders: Orders = field(default_factory=Orders)

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides for this seat now, None for people."""
        return self.chair.level if self.chair.kind == "bot" else self.stand_in


@dataclass(slots=True)
class Vote:
    """A proposal that everybody concerned has to agree to."""

    kind: Literal["stop", "undo", "stand_in", "cancel"]
    by: str
    needed: list[str]
    agreed: list[str]
    seat: int | None
    count: int | None


class LogEntry(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log with its number, and what happened in the game because of it."""

    seq: int
    entry: e.AnyEntry
    events: tuple[Event, ...] = ()
    #: The same events as the rules wrote them.
    rows: bytes = b""
    #: Whether the others may not learn who gave the answer: a person, or the table for want of a choice.
    hidden: bool = False
    #: Facts that make everybody understand what a move did (`Game.explanation`).
    because: dict[str, Any] | None = None


@dataclass(slots=True)
class Window:
    """A time in which answers are collected, of which there is one in each turn."""

    #: The seat whose turn it is, and the position at which the window was opened.
    seat: int
    position: int
    opened: int
    closes: int


class Takeback(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What it takes to undo a decision: the state before it, and what had been earned by then."""

    seat: int
    by: str
    state: bytes
    earned: list[dict[str, int]]


class Table:
    """One table, from its first entry to its last."""

    def __init__(self, created: e.Created) -> None:
        """A table that was just set up; OtherRules if this release does not have the rules that it needs."""
        self.id = created.table
        self.game: Game = find_game(created.game, created.rules)
        self.options: dict[str, Any] = complete(self.game.options, created.options)
        self.created = created
        self.host = created.host
        #: Who sits where: in the host's order, and from the start of the game on in that of the seats.
        self.chairs: list[e.Chair] = list(created.chairs)
        self.visibility = created.visibility
        self.shuffle = created.shuffle
        #: The chair that begins; None: the first in the order of the seats.
        self.begins = created.begins
        self.clock = created.clock
        #: So many seconds answers are collected where a decision knows silence; None: everybody is asked.
        self.window_seconds = created.window
        self.secret = created.secret
        self.commitment = fairness.commitment(created.secret)
        if created.imported is not None:
            self.commitment = str(created.imported.extra.get("commitment", ""))
        self.nonces: dict[str, str] = {}
        #: Those who sat down without agreeing to hints.
        self.without_hints: set[str] = set()
        self.status: Status = "waiting"
        self.outcome: str | None = None
        self.seats: list[Seat] = []
        self.state: State | None = None
        self.setup: dict[str, Any] = {}
        self.plies: list[Ply] = []
        #: The points that each seat has been paid so far, by source (`Game.sources`). Replaced, never changed in place.
        self.earned: list[dict[str, int]] = []
        self.reshuffles = 0
        #: Decisions and undos so far: what a move refers to.
        self.position = 0
        #: Turns of the game so far, a turn being the decisions that one seat makes in a row.
        self.turn = 0
        #: For each asked seat the position and the time since which it has been asked.
        self.asked_since: dict[int, int] = {}
        self.asked_at: dict[int, int] = {}
        #: Answers given before they can be entered, and by whom; and moves that have to wait for those before them.
        self.ahead: dict[int, list[str]] = {}
        self.ahead_by: dict[int, e.Answered] = {}
        self.waiting: dict[int, e.Waiting] = {}
        #: What seats want to claim when it comes to that.
        self.pointed: dict[int, e.Pointed] = {}
        self.window: Window | None = None
        #: The last decisions that can be undone, as nothing has come to light since.
        self.takebacks: list[Takeback] = []
        self.glasses: list[clocks.Hourglass] = []
        #: Until when people are on vacation.
        self.away: dict[str, int] = {}
        #: What the seat to move decides on.
        self.decision: Decision | None = None
        self._legal: dict[int, list[str]] = {}
        self.vote: Vote | None = None
        self.rematch: str | None = None
        #: Whether everybody has agreed to take something back.
        self.undone_by_all = False
        self.changed = created.at
        #: When something happened last that everybody may know of.
        self.announced = created.at
        self.log: list[LogEntry] = []
        #: The last event that `forgets`: entry and place in it. Of earlier ones only what may be remembered is shown.
        self.forgot = (0, 0)
        #: What was done by which key of whom: decisions, and lines of chat.
        self.keys: dict[tuple[str, str], tuple[int, int]] = {}
        self.chat_keys: dict[tuple[str, str], tuple[int, int]] = {}
        #: The entries that have not been stored yet.
        self.pending: list[e.AnyEntry] = []
        self._log(created)

    @classmethod
    def load(cls, entries: Iterable[e.AnyEntry]) -> Table:
        """The table whose log this is."""
        first, *rest = entries
        assert isinstance(first, e.Created)
        table = cls(first)
        for entry in rest:
            table.apply(entry)
        return table

    @property
    def seq(self) -> int:
        """The number of the last entry that anybody may know of."""
        return self.log[-1].seq

    @property
    def is_young(self) -> bool:
        """Whether so little has been played that anybody may cancel the game."""
        return self.turn < CANCEL_BEFORE

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
        """Apply a new entry and keep it for the store."""
        self.apply(entry)
        self.pending.append(entry)

    def apply(self, entry: e.AnyEntry) -> None:
        """Take one entry of the log. Does not check that it is allowed."""
        events: tuple[Event, ...] = ()
        rows, hidden, because = b"", False, None
        match entry:
            case e.Moved():
                because = self.game.explanation(self.playing(), entry.move)
                # That nothing was said by a standing order is nobody else's business.
                hidden = self.decision is not None and self.decision.interjection
                events, rows = self._enter(entry)
            case e.Answered(seat=seat):
                self.ahead[seat] = entry.moves
                self.ahead_by[seat] = entry
                self._stop_clock(seat, entry.at)
            case e.Pointed(seat=seat):
                self._note_pointed(seat, entry if entry.moves else None)
            case e.Waiting(seat=seat):
                self.waiting[seat] = entry
            case e.Unsealed(seat=seat):
                self._forget_answer(seat)
                self._run_clocks(entry.at)
            case e.Undone():
                self._take_back(entry)
                self.undone_by_all |= entry.seat is None
            case e.Changed():
                self._change(entry)
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
                self.vote = Vote(entry.vote, entry.person, entry.needed, [entry.person], entry.seat, entry.count)
            case e.VoteAgreed(person=person):
                assert self.vote is not None
                self.vote.agreed.append(person)
            case e.VoteClosed():
                self.vote = None
            case e.StoodIn(seat=seat):
                self.seats[seat].stand_in, self.seats[seat].left = entry.level, entry.for_good
                self._forget_answer(seat)
                self.pointed.pop(seat, None)
                self._ask_anew(seat, entry.at)
            case e.Returned(seat=seat):
                self.seats[seat].stand_in = None
                self.pointed.pop(seat, None)
                self._ask_anew(seat, entry.at)
            case e.Away():
                self._go_away(entry)
            case e.Over(outcome=outcome):
                self.status, self.outcome, self.vote = "over", outcome, None
                self._stop_all(entry.at)
            case e.Rematch(table=table):
                self.rematch = table
        self._log(entry, events, rows, hidden, None if because is None else dict(because))
        key, author = getattr(entry, "key", None), getattr(entry, "person", None)
        if key is not None and author is not None:
            known = self.chat_keys if isinstance(entry, e.Chatted) else self.keys
            known[author, key] = (self.seq, self.position)

    # Before the game

    def _change(self, entry: e.Changed) -> None:
        if entry.chairs is not None:
            self.chairs = list(entry.chairs)
        if entry.visibility is not None:
            self.visibility = entry.visibility
        if entry.shuffle is not None:
            self.shuffle = entry.shuffle
        if entry.clock is not None:
            self.clock = None if entry.clock == "none" else entry.clock
        if entry.begins is not None:
            self.begins = None if entry.begins == "none" else entry.begins
        if entry.window is not None:
            self.window_seconds = None if entry.window == "none" else entry.window

    def nonce_list(self) -> list[str]:
        """The nonces that were mixed into the deal, sorted."""
        given = self.created.origin or self.created.deal
        return sorted(self.nonces.values()) if given is None else given.nonces

    def drawn_order(self) -> list[int]:
        """Which chair becomes which seat: by the secret or as the host set them, from the chair that begins."""
        order = list(range(len(self.chairs)))
        if self.shuffle:
            order = fairness.mixer(self.secret, self.nonce_list(), "seats")(order)
        first = 0 if self.begins is None else order.index(self.begins)
        return order[first:] + order[:first]

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
        if self.clock is not None:
            self.glasses = [clocks.fresh(self.clock) for _ in self.seats]
        self._ask(entry.at)

    # The game

    def playing(self) -> State:
        """The game's state."""
        assert self.state is not None
        return self.state

    def events(self, rows: bytes) -> tuple[Event, ...]:
        """The events in the rows that the rules wrote."""
        return tuple(self.game.events_of(rows, self.options))

    def resume(self, state: bytes) -> None:
        """Go on from a state of the game, where it is known already who is asked since when."""
        self.state = self.game.from_bytes(state, **self.options)
        fields = self.game.layout.read(self.state.data)
        self.decision = self.game.decision_named(self.game.decision(fields))

    def _enter(self, entry: e.Moved) -> tuple[tuple[Event, ...], bytes]:
        """Carry out a decision; the events, and the rows that the rules wrote of them."""
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
            self.takebacks.clear()
        else:
            self.takebacks.append(Takeback(seat, entry.by, before, self.earned))
        self._pay(events)
        if (rest := self.ahead.get(seat)) and rest[0] == entry.move and len(rest) > 1:
            self.ahead[seat] = rest[1:]
        else:
            self._forget_answer(seat)
        asked = self.decision
        self.position += 1
        self.turn += state.to_move != seat
        self._stop_clock(seat, entry.at)
        self.asked_since.pop(seat, None)
        self._ask(entry.at)
        if asked is not None and asked.silence is not None and (pointed := self.pointed.get(seat)) is not None:
            rest = [move for move in pointed.moves if move != entry.move] if state.to_move == seat else []
            # Whoever is asked something else now has said all there was to say.
            self._note_pointed(seat, msgspec.structs.replace(pointed, moves=rest) if self.decision is asked else None)
        return events, rows

    def _note_pointed(self, seat: int, pointed: e.Pointed | None) -> None:
        if pointed is None or not pointed.moves:
            self.pointed.pop(seat, None)
        else:
            self.pointed[seat] = pointed

    def _pay(self, events: Iterable[Event]) -> None:
        """Note where the points come from that these events pay."""
        paid = [scored for event in events if (scored := event.scored()) is not None]
        if paid:
            self.earned = [{**sources} for sources in self.earned]
            for scored in paid:
                sources = self.earned[scored.seat]
                sources[scored.source] = sources.get(scored.source, 0) + scored.points

    def _forget_answer(self, seat: int) -> None:
        self.ahead.pop(seat, None)
        self.ahead_by.pop(seat, None)
        self.waiting.pop(seat, None)

    def _take_back(self, entry: e.Undone) -> None:
        first = self.takebacks[-entry.count]
        del self.takebacks[-entry.count :]
        del self.plies[-entry.count :]
        self.state, self.earned = self.game.from_bytes(first.state, **self.options), first.earned
        self.ahead.clear()
        self.ahead_by.clear()
        self.waiting.clear()
        self.window = None
        self.position += 1
        self._stop_all(entry.at)
        self.asked_since.clear()
        self._ask(entry.at)

    def _ask(self, at: int) -> None:
        """Note what is asked, of whom, and since when."""
        self._legal.clear()
        fields = self.game.layout.read(self.playing().data)
        asked = self.game.asked(fields)
        self.decision = self.game.decision_named(self.game.decision(fields))
        for seat in [seat for seat in self.asked_since if seat not in asked]:
            del self.asked_since[seat]
        for seat in asked:
            if seat not in self.asked_since:
                self.asked_since[seat], self.asked_at[seat] = self.position, at
        self._open_window(asked, at)
        self._run_clocks(at)

    def _open_window(self, asked: list[int], at: int) -> None:
        """Collect answers from the first decision of a turn that knows silence; the next player's turn ends it."""
        if self.decision is not None and self.decision.silence is not None:
            if self.window is None and self.window_seconds is not None and not clocks.is_slow(self.clock):
                self.window = Window(asked[0], self.position, at, at + 1000 * self.window_seconds)
        elif self.window is not None and self.window.seat not in asked:
            self.window = None

    def _ask_anew(self, seat: int, at: int) -> None:
        """Somebody else decides for a seat from now on."""
        if seat in self.asked_since:
            self.asked_at[seat] = at
        self._stop_clock(seat, at)
        self._run_clocks(at)

    def _run_clocks(self, at: int) -> None:
        """The time of every seat whose person has to answer runs, nobody else's."""
        if self.clock is None:
            return
        collecting = self.collecting is not None
        for seat, glass in enumerate(self.glasses):
            if not collecting and seat in self.asked_since and seat not in self.ahead and self.seats[seat].bot is None:
                clocks.run(self.clock, glass, max(at, self.away.get(self.seats[seat].chair.person or "", 0)))
            else:
                clocks.stop(self.clock, glass, at)

    def _go_away(self, entry: e.Away) -> None:
        """Let the time of somebody's seats stand still until they are back."""
        if entry.until is None:
            self.away.pop(entry.person, None)
        else:
            self.away[entry.person] = entry.until
        for seat in self.seats_of(entry.person):
            if self.glasses:
                clocks.pause(self.glasses[seat], entry.at, entry.until or entry.at)

    def _stop_clock(self, seat: int, at: int) -> None:
        if self.clock is not None:
            clocks.stop(self.clock, self.glasses[seat], at)

    def _stop_all(self, at: int) -> None:
        for seat in range(len(self.glasses)):
            self._stop_clock(seat, at)

    # Asking the table

    def legal(self, seat: int) -> list[str]:
        """The legal moves of a seat, sorted; of one that may answer ahead, those of the seat before it.

        While answers are collected, only who is asked has legal moves: the others point at something if they like.
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
        """What an asked seat would answer by its standing orders, or for want of a choice; None if it has to think."""
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
        """Seats that are not asked by the rules yet, but may already answer."""
        if self.decision is None or not self.decision.ahead:
            return []
        return self.game.answers_ahead(self.game.layout.read(self.playing().data))

    @property
    def collecting(self) -> Window | None:
        """The window in which answers are collected, if what is asked now can be answered by silence."""
        return None if self.decision is None or self.decision.silence is None else self.window

    def pointable(self, seat: int) -> list[str]:
        """What a seat may claim ahead, at any time, sorted; without silence."""
        silent = self.game.silences
        asked = self.game.asked_ahead(self.playing(), seat) if silent and self.status == "running" else None
        if asked is None:
            return []
        return [move for move in asked.legal_moves() if move not in silent]

    def after_silence(self, seat: int) -> list[str]:
        """The moves that a seat may make at once instead of saying first that it has nothing to say; sorted."""
        decision, state = self.decision, self.playing()
        if self.status != "running" or decision is None or decision.silence is None or state.to_move != seat:
            return []
        after = state.copy()
        after.play(decision.silence, shuffle=list)
        return after.legal_moves() if after.to_move == seat else []

    def people(self) -> list[str]:
        """Everybody who sits at the table, each once."""
        return list(dict.fromkeys(chair.person for chair in self.chairs if chair.person is not None))

    def deciding_people(self) -> list[str]:
        """Those who still play for themselves."""
        return list(
            dict.fromkeys(
                seat.chair.person for seat in self.seats if seat.chair.person is not None and seat.stand_in is None
            )
        )

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person, several when people share a device; chairs before the start."""
        if person is None:
            return []
        return [number for number, chair in enumerate(self.chairs) if chair.person == person]

    def own_undo(self, seat: int) -> int:
        """How many of its last decisions a seat may take back by itself."""
        if not self._allows_undo() or (self.ahead and any(other != seat for other in self.ahead)):
            return 0
        count = 0
        for decision in reversed(self.takebacks):
            if decision.seat != seat or decision.by != "person":
                break
            count += 1
        return count

    def agreed_undo(self) -> int:
        """How many of the last decisions can be taken back if all agree."""
        return len(self.takebacks) if self._allows_undo() else 0

    def _allows_undo(self) -> bool:
        """Whether decisions can be taken back: not in a deal that others play as well."""
        return self.status == "running" and self.created.deal is None

    def allows_hints(self) -> bool:
        """Whether a player may ask a bot for advice: where nobody else but bots plays unless the host chose otherwise,
        with other people only if the host wants it and everybody agreed when sitting down.
        """
        if self.created.hints:
            return self.without_hints.isdisjoint(self.people())
        return self.created.hints is None and len(self.people()) == 1

    def record(self) -> Record:
        """The finished (or stopped) game as a file."""
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
        """What a record says of its deal."""
        if self.created.imported is not None:
            return self.created.imported.extra
        return {"secret": self.secret, "nonces": self.nonce_list(), "commitment": self.commitment}

    def opened_deal(self) -> tuple[str, list[str]] | None:
        """The secret and the nonces, once they may be known.

        That is when the game is over. The secret of a deal that others play as well is published for all at once; an
        imported record may know none.
        """
        if self.status != "over" or not self.seats or self.created.deal is not None:
            return None
        if self.created.imported is not None:
            about = self.created.imported.extra
            return (about["secret"], about["nonces"]) if "secret" in about else None
        return self.secret, self.nonce_list()
