"""Counts results, sources of points and choices in games, and fills the tables that a game defines."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, NamedTuple

from tabletowers.contract import Event, Game
from tabletowers.stats.transcript import Transcript

#: The name of a table that every game has, with the frequency of each kind of event.
EVENTS = "events"


@dataclass(frozen=True)
class Played:
    """One game: its deal and, for each seat, the bot, the score, the share of the win and the points by source.

    The share of the win is 1 for a sole winner and split equally among several winners.
    """

    number: int
    seed: int
    bots: tuple[str, ...]
    scores: tuple[int, ...]
    wins: tuple[float, ...]
    plies: int
    turns: int
    sources: tuple[dict[str, int], ...]


@dataclass
class Item:
    """The counts in one row of a game's statistics table, for example the row of a card, a wonder or a height."""

    #: The count in each column.
    counts: Counter[str] = field(default_factory=Counter)
    #: The games in which the first column was counted, the seats that it was counted for, and the sum of their shares
    #: of the win.
    games: int = 0
    seats: int = 0
    wins: float = 0.0
    #: The points that seats got with it.
    points: int = 0

    def add(self, other: Item) -> None:
        """Add the counts of the same item from another tally."""
        self.counts.update(other.counts)
        self.games += other.games
        self.seats += other.seats
        self.wins += other.wins
        self.points += other.points


@dataclass
class Tally:
    """The counts from a set of games. Tallies of different games can be added up."""

    games: list[Played] = field(default_factory=list)
    #: The frequency of each kind of decision with each number of legal moves.
    choices: Counter[tuple[str, int]] = field(default_factory=Counter)
    #: The game's own tables: the counts of each (table, item).
    items: dict[tuple[str, str], Item] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """Add the counts from other games."""
        self.games += other.games
        self.choices.update(other.choices)
        for key, item in other.items.items():
            self.items.setdefault(key, Item()).add(item)


class _Fact(NamedTuple):
    """A count to add to one column of an item (a table row).

    If it is the table's first column, the seat and its points are recorded too.
    """

    item: Item
    column: str
    times: int
    #: The table and item, and the seat.
    done: tuple[tuple[str, str], int | None] | None
    points: int


class _Move(NamedTuple):
    """The effects of a move: how many turns it began, the points it scored by source, and the counts it adds."""

    turns: int
    paid: tuple[tuple[int, str, int], ...]
    facts: tuple[_Fact, ...]


class Counting:
    """Counts what happens in games with the same rules and options.

    A game's module `statistics` declares what is counted:

    - TURNS contains the names of the events that each count as a turn. - TABLES contains the columns of each table. The
    first is the main column: points and win rates refer to it. - `source(event, at_end)` returns the source of an
    event's points. - `facts(event, at_end)` yields the counts that an event adds to the tables, as (table, item,
    column, times). - `survey(data, decision, seat)`, which is optional, yields the counts for the position before a
    decision.

    An item or a source is a code, or a code and a value (`height 5`). The message catalogues contain a message for each
    code (`summary_tables.Words`).
    """

    def __init__(self, rules: Game, options: dict[str, Any]) -> None:
        self.rules = rules
        self.options = options
        self.tally = Tally()
        self._hook = rules.statistics
        self._survey = getattr(self._hook, "survey", None)
        self._tables = tables_of(rules)
        # A cache, because the same moves occur again and again.
        self._read = lru_cache(maxsize=1 << 16)(self._move)

    def count(self, game: Transcript) -> None:
        """Add one game to the counts."""
        winners = game.end.winners()
        wins = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.end.players))
        sources: tuple[Counter[str], ...] = tuple(Counter() for _ in wins)
        done: set[tuple[tuple[str, str], int | None]] = set()
        turns = 0
        read, decide = self.rules.layout.read, self.rules.decision
        seats, counts, marks = (column.tolist() for column in game.decisions.T)
        marks.append(len(game.log))
        for number, seat in enumerate(seats):
            decision = decide(read(game.before[number])) or ""
            self.tally.choices[decision, counts[number]] += 1
            if self._survey is not None:
                for fact in self._survey(game.before[number], decision, seat):
                    self._note(self._fact(fact, seat, 0), done)
            move = self._read(game.log[marks[number] : marks[number + 1]].tobytes())
            turns += move.turns
            for payee, source, points in move.paid:
                sources[payee][source] += points
            for noted in move.facts:
                self._note(noted, done)
        for key in {key for key, _ in done}:
            self.tally.items[key].games += 1
        for key, who in done:
            if who is not None:
                self.tally.items[key].seats += 1
                self.tally.items[key].wins += wins[who]
        deal, scores = game.deal, tuple(game.end.scores())
        played = Played(deal.number, deal.seed, deal.names, scores, wins, len(seats), turns, tuple(map(dict, sources)))
        self.tally.games.append(played)

    def _move(self, data: bytes) -> _Move:
        """Return the effects of one move, decoded from its rows in the log.

        An event that scores points is credited with these points. Any other event is credited with the points that the
        same seat got from the same move, except those scored at the end of the game.
        """
        events: list[tuple[Event, bool]] = []
        gained: Counter[int | None] = Counter()
        paid = []
        at_end = False
        for event in self.rules.events_of(data, self.options):
            events.append((event, at_end))
            if (scored := event.scored()) is not None:
                paid.append((scored.seat, self._hook.source(event, at_end), scored.points))
                if not at_end:
                    gained[scored.seat] += scored.points
            at_end = at_end or event.name == "ended"
        facts = []
        for event, ended in events:
            who: int | None = getattr(event, "seat", None)
            points = gained[who] if (own := event.scored()) is None else own.points
            entries = [(EVENTS, event.name, "times", 1), *self._hook.facts(event, ended)]
            facts += [self._fact(each, who, points) for each in entries]
        turns = sum(event.name in self._hook.TURNS for event, _ in events)
        return _Move(turns, tuple(paid), tuple(facts))

    def _fact(self, fact: tuple[str, str, str, int], seat: int | None, points: int) -> _Fact:
        table, name, column, times = fact
        key = table, name
        item = self.tally.items.get(key) or self.tally.items.setdefault(key, Item())
        main = column == self._tables[table][0]
        return _Fact(item, column, times, (key, seat) if main else None, points if main else 0)

    def _note(self, fact: _Fact, done: set[tuple[tuple[str, str], int | None]]) -> None:
        fact.item.counts[fact.column] += fact.times
        if fact.done is not None:
            fact.item.points += fact.points
            done.add(fact.done)


def tables_of(game: Game) -> dict[str, tuple[str, ...]]:
    """Return the columns of each table that a game defines, and of the table of events, keyed by table name."""
    own: dict[str, tuple[str, ...]] = game.statistics.TABLES
    return {**own, EVENTS: ("times",)}
