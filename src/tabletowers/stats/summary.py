"""What was counted, as tables of plain values: for the terminal, a page, and programs that go on with them."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, pstdev, quantiles
from typing import Any

from tabletowers.arena import wilson
from tabletowers.games import game as find_game
from tabletowers.stats.counting import Tally, tables_of
from tabletowers.stats.study import Study


@dataclass(frozen=True)
class Column:
    """A column's name, and how its values are shown."""

    name: str
    form: str = "{}"


@dataclass(frozen=True)
class Table:
    """A table: a name for files, a title for people, what it shows, and its rows."""

    name: str
    title: str
    about: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Any, ...], ...]

    def to_json(self) -> list[dict[str, Any]]:
        """A JSON object for each row."""
        names = [column.name for column in self.columns]
        return [dict(zip(names, row, strict=True)) for row in self.rows]

    def texts(self) -> list[list[str]]:
        """The rows as people read them."""
        return [
            [
                "–" if value is None else column.form.format(value)
                for column, value in zip(self.columns, row, strict=True)
            ]
            for row in self.rows
        ]


_WHOLE, _MEAN, _SHARE = "{:,}", "{:.2f}", "{:.1%}"
_OWN = (
    "How often a game. Then of “{}”: in how many games, the points that a player gets with it, and how often one who "
    "does it wins."
)
_SPREAD = ("mean", "sd", "min", "q1", "median", "q3", "max")


def tables(study: Study, tally: Tally) -> list[Table]:
    """Everything that is known from the games of a tally (at least one)."""
    found = [_by_seat(study, tally)]
    if study.rotations > 1:
        found.append(_by_bot(study, tally))
    return [*found, _length(tally), _points(tally), _decisions(tally), *_own(study, tally)]


def games(tally: Tally) -> Table:
    """One row for every seat of every game, with its points by what they were for."""
    sources = _sources(tally)
    columns = ("game", "seed", "seat", "bot", "score", "won", "plies", "turns", *sources)
    rows = [
        (
            game.number,
            game.seed,
            seat,
            game.bots[seat],
            game.scores[seat],
            game.wins[seat],
            game.plies,
            game.turns,
            *(game.sources[seat].get(source, 0) for source in sources),
        )
        for game in tally.games
        for seat in range(len(game.scores))
    ]
    about = "One row for every seat of every game; the last columns are its points by what they were for."
    return Table("games", "Games", about, tuple(map(Column, columns)), tuple(rows))


def _by_seat(study: Study, tally: Tally) -> Table:
    rows = []
    for seat in range(study.players):
        wins = math.fsum(game.wins[seat] for game in tally.games)
        rows.append(_standing(seat, wins, [game.scores[seat] for game in tally.games]))
    about = "Who wins from which seat (seat 0 begins; a shared win counts in part), and the points there."
    return _standings("seats", "Seats", about, "seat", rows)


def _by_bot(study: Study, tally: Tally) -> Table:
    rows = []
    for name in dict.fromkeys(study.bots):
        seats = [(game, seat) for game in tally.games for seat in range(study.players) if game.bots[seat] == name]
        wins = math.fsum(game.wins[seat] for game, seat in seats)
        rows.append(_standing(name, wins, [game.scores[seat] for game, seat in seats]))
    return _standings("bots", "Bots", "The share of the wins of each seat that the bot had.", "bot", rows)


def _standing(who: Any, wins: float, scores: Sequence[int]) -> tuple[Any, ...]:
    low, high = wilson(wins, len(scores))
    return who, wins, wins / len(scores), low, high, *_spread(scores)


def _standings(name: str, title: str, about: str, who: str, rows: Sequence[tuple[Any, ...]]) -> Table:
    shares = (Column("share", _SHARE), Column("low", _SHARE), Column("high", _SHARE))
    columns = (Column(who), Column("wins", "{:,.4g}"), *shares, *_spread_columns())
    return Table(name, title, f"{about} Intervals are 95% (Wilson).", columns, tuple(rows))


def _spread(values: Sequence[float]) -> tuple[float, ...]:
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return fmean(values), pstdev(values), min(values), *quarters, max(values)


def _spread_columns() -> tuple[Column, ...]:
    return tuple(Column(name, _MEAN if name in ("mean", "sd") else "{:g}") for name in _SPREAD)


def _length(tally: Tally) -> Table:
    best = [sorted(game.scores, reverse=True) for game in tally.games]
    measures = {
        "decisions": [game.plies for game in tally.games],
        "turns": [game.turns for game in tally.games],
        "winner's points": [scores[0] for scores in best],
        "ahead of the second": [scores[0] - scores[1] for scores in best],
        "last player's points": [scores[-1] for scores in best],
    }
    rows = tuple((name, *_spread(values)) for name, values in measures.items())
    about = "Over the games; sd is the standard deviation, q1 and q3 are the quartiles."
    return Table("length", "Length and margins", about, (Column("what"), *_spread_columns()), rows)


def _sources(tally: Tally) -> list[str]:
    """What points were paid for, most first."""
    total: Counter[str] = Counter()
    for game in tally.games:
        for seat in game.sources:
            total.update(seat)
    return [source for source, _ in total.most_common()]


def _points(tally: Tally) -> Table:
    """Points by what they were for: a seat's average, and that of winners and others."""
    everything = sum(sum(game.scores) for game in tally.games) or 1
    rows = []
    for source in _sources(tally):
        won: list[int] = []
        lost: list[int] = []
        some = 0
        for game in tally.games:
            for seat, points in enumerate(each.get(source, 0) for each in game.sources):
                (won if game.wins[seat] else lost).append(points)
                some += points != 0
        paid = sum(won) + sum(lost)
        seats = len(won) + len(lost)
        average = fmean(lost) if lost else None
        rows.append((source, paid, paid / everything, paid / seats, fmean(won), average, some / seats))
    columns = (
        Column("for"),
        Column("points", _WHOLE),
        Column("share", _SHARE),
        Column("per_seat", _MEAN),
        Column("per_winner", _MEAN),
        Column("per_other", _MEAN),
        Column("seats", _SHARE),
    )
    about = (
        "How points come about: all that were paid, the mean of a seat in a game, of winners and of the others, and "
        "how many seats got some."
    )
    return Table("points", "Points", about, columns, tuple(rows))


def _decisions(tally: Tally) -> Table:
    """Legal moves a decision, by kind and in all."""
    kinds: dict[str, Counter[int]] = {}
    for (decision, moves), times in tally.choices.items():
        kinds.setdefault(decision, Counter())[moves] += times
        kinds.setdefault("all", Counter())[moves] += times
    rows = []
    for decision, counted in sorted(kinds.items(), key=lambda entry: (entry[0] == "all", entry[0])):
        times = counted.total()
        mean = sum(moves * often for moves, often in counted.items()) / times
        a_game = times / len(tally.games)
        rows.append((decision, a_game, mean, _median(counted), max(counted), counted[1] / times))
    columns = (
        Column("decision"),
        Column("a_game", _MEAN),
        Column("mean_moves", _MEAN),
        Column("median"),
        Column("max"),
        Column("forced", _SHARE),
    )
    about = "Legal moves a decision (branching), and how many decisions have one only."
    return Table("decisions", "Decisions", about, columns, tuple(rows))


def _median(counted: Counter[int]) -> int:
    """The median of what was counted (the lower one of two)."""
    left = (counted.total() + 1) // 2
    for value in sorted(counted):
        left -= counted[value]
        if left <= 0:
            return value
    raise AssertionError("nothing was counted")


def _own(study: Study, tally: Tally) -> Iterator[Table]:
    """The game's own tables, and its events: each item's columns a game, and how it goes with winning."""
    for title, names in tables_of(find_game(study.game)).items():
        items = [(name, item) for (table, name), item in tally.items.items() if table == title]
        if not items:
            continue
        rows = []
        for name, item in sorted(items, key=lambda entry: _natural(entry[0])):
            main = item.counts[names[0]]
            rows.append(
                (
                    name,
                    *(item.counts[column] / len(tally.games) for column in names),
                    item.games / len(tally.games),
                    item.points / main if main else None,
                    item.wins / item.seats if item.seats else None,
                )
            )
        columns = (
            Column("what"),
            *(Column(column.replace(" ", "_"), _MEAN) for column in names),
            Column("games", _SHARE),
            Column("points", _MEAN),
            Column("won", _SHARE),
        )
        yield Table(title.lower().replace(" ", "_"), title, _OWN.format(names[0]), columns, tuple(rows))


def _natural(text: str) -> list[tuple[bool, int, str]]:
    """Sorts "height 10" behind "height 9", and A10 behind A9."""
    parts = re.findall(r"\d+|\D+", text)
    return [(not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts]
