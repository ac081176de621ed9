"""Formats the counts of a study as tables of plain values, for the terminal, an HTML page, and other programs."""

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
from tabletowers.stats.study import Study
from tabletowers.stats.tally import Tally, tables_of
from tabletowers.text import Catalogue, catalogue


@dataclass(frozen=True)
class Column:
    """A column: its name in files, its heading for readers, and the format of its values."""

    name: str
    heading: str
    form: str = "{}"


@dataclass(frozen=True)
class Table:
    """A table: its name in files, its title for readers, a description, and its rows."""

    name: str
    title: str
    about: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[Any, ...], ...]

    def to_json(self) -> list[dict[str, Any]]:
        """Return the rows as a list of JSON objects."""
        names = [column.name for column in self.columns]
        return [dict(zip(names, row, strict=True)) for row in self.rows]

    def texts(self) -> list[list[str]]:
        """Return the rows with all values formatted as text."""
        return [
            [
                "–" if value is None else column.form.format(value)
                for column, value in zip(self.columns, row, strict=True)
            ]
            for row in self.rows
        ]


_WHOLE, _MEAN, _SHARE = "{:,}", "{:.2f}", "{:.1%}"
_SPREAD = ("mean", "sd", "min", "q1", "median", "q3", "max")


class Words:
    """The messages for a game's statistics in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self.say: Catalogue = catalogue(language)

    def __call__(self, role: str, name: str) -> str:
        """Return the message for a table, column, item or source of points, or its name if there is no message.

        The message for the item `height 5` is `GAME-statistics-item-height`, in which `$height` is 5.
        """
        code, _, value = name.partition(" ")
        for message in (f"{self._game}-statistics-{role}-{code}", f"statistics-{role}-{code}"):
            if message in self.say:
                return self.say(message, **({code: int(value) if value.isdigit() else value} if value else {}))
        return name

    def column(self, name: str, form: str = "{}") -> Column:
        """Return a column with its heading in this language."""
        return Column(name.replace(" ", "_"), self("column", name), form)

    def table(self, name: str, columns: Sequence[Column], rows: Sequence[tuple[Any, ...]]) -> Table:
        """Return one of the tables that every game has, with its title and its description in this language."""
        return Table(name, self("table", name), self("about", name), tuple(columns), tuple(rows))


def tables(study: Study, tally: Tally, language: str = "en") -> list[Table]:
    """Return all tables about the games in a tally, which must contain at least one game."""
    words = Words(study.game, language)
    standings = [_by_seat(study, tally, words)]
    if study.rotations > 1:
        standings.append(_by_bot(study, tally, words))
    return [
        *standings,
        _length(tally, words),
        _points(tally, words),
        _decisions(tally, words),
        *_own(study, tally, words),
    ]


def games(study: Study, tally: Tally) -> Table:
    """Return a table with a row for every seat of every game and its points by source.

    It is in English, because it is written to files.
    """
    sources, words = _sources(tally), Words(study.game, "en")
    named = (words("source", source) for source in sources)
    columns = ("game", "seed", "seat", "bot", "score", "won", "plies", "turns", *named)
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
    return words.table("games", [Column(name, name) for name in columns], rows)


def _by_seat(study: Study, tally: Tally, words: Words) -> Table:
    rows = []
    for seat in range(study.players):
        wins = math.fsum(game.wins[seat] for game in tally.games)
        rows.append(_standing(seat, wins, [game.scores[seat] for game in tally.games]))
    return _standings("seats", "seat", rows, words)


def _by_bot(study: Study, tally: Tally, words: Words) -> Table:
    rows = []
    for name in dict.fromkeys(study.names):
        seats = [(game, seat) for game in tally.games for seat in range(study.players) if game.bots[seat] == name]
        wins = math.fsum(game.wins[seat] for game, seat in seats)
        rows.append(_standing(name, wins, [game.scores[seat] for game, seat in seats]))
    return _standings("bots", "bot", rows, words)


def _standing(who: Any, wins: float, scores: Sequence[int]) -> tuple[Any, ...]:
    low, high = wilson(wins, len(scores))
    return who, wins, wins / len(scores), low, high, *_spread(scores)


def _standings(name: str, who: str, rows: Sequence[tuple[Any, ...]], words: Words) -> Table:
    shares = (words.column(share, _SHARE) for share in ("share", "low", "high"))
    columns = (words.column(who), words.column("wins", "{:,.4g}"), *shares, *_spread_columns(words))
    return words.table(name, columns, rows)


def _spread(values: Sequence[float]) -> tuple[float, ...]:
    quarters = quantiles(values, n=4, method="inclusive") if len(values) > 1 else [values[0]] * 3
    return fmean(values), pstdev(values), min(values), *quarters, max(values)


def _spread_columns(words: Words) -> tuple[Column, ...]:
    return tuple(words.column(name, _MEAN if name in ("mean", "sd") else "{:g}") for name in _SPREAD)


def _length(tally: Tally, words: Words) -> Table:
    best = [sorted(game.scores, reverse=True) for game in tally.games]
    measures = {
        "decisions": [game.plies for game in tally.games],
        "turns": [game.turns for game in tally.games],
        "winner": [scores[0] for scores in best],
        "ahead": [scores[0] - scores[1] for scores in best],
        "last": [scores[-1] for scores in best],
    }
    rows = [(words("length", name), *_spread(values)) for name, values in measures.items()]
    return words.table("length", (words.column("what"), *_spread_columns(words)), rows)


def _sources(tally: Tally) -> list[str]:
    """Return the sources of points, in descending order of points."""
    total: Counter[str] = Counter()
    for game in tally.games:
        for seat in game.sources:
            total.update(seat)
    return [source for source, _ in total.most_common()]


def _points(tally: Tally, words: Words) -> Table:
    """Return the table of points by source, with averages over all seats, over the winners and over the others."""
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
        rows.append((words("source", source), paid, paid / everything, paid / seats, fmean(won), average, some / seats))
    columns = (
        words.column("for"),
        words.column("points", _WHOLE),
        words.column("share", _SHARE),
        words.column("per_seat", _MEAN),
        words.column("per_winner", _MEAN),
        words.column("per_other", _MEAN),
        words.column("seats", _SHARE),
    )
    return words.table("points", columns, rows)


def _decisions(tally: Tally, words: Words) -> Table:
    """Return the table that shows how many legal moves decisions had, by kind of decision and overall."""
    kinds: dict[str, Counter[int]] = {}
    for (decision, moves), times in tally.choices.items():
        kinds.setdefault(decision, Counter())[moves] += times
        kinds.setdefault("all", Counter())[moves] += times
    rows = []
    for decision, counted in sorted(kinds.items(), key=lambda entry: (entry[0] == "all", entry[0])):
        times = counted.total()
        mean = sum(moves * often for moves, often in counted.items()) / times
        a_game = times / len(tally.games)
        name = words.say("statistics-all") if decision == "all" else decision
        rows.append((name, a_game, mean, _median(counted), max(counted), counted[1] / times))
    columns = (
        words.column("decision"),
        words.column("a_game", _MEAN),
        words.column("mean_moves", _MEAN),
        words.column("median"),
        words.column("max"),
        words.column("forced", _SHARE),
    )
    return words.table("decisions", columns, rows)


def _median(counted: Counter[int]) -> int:
    """Return the median of the counted values. For an even number of values, it is the lower middle one."""
    left = (counted.total() + 1) // 2
    for value in sorted(counted):
        left -= counted[value]
        if left <= 0:
            return value
    raise AssertionError("nothing was counted")


def _own(study: Study, tally: Tally, words: Words) -> Iterator[Table]:
    """Yield the tables that the game itself defines, and the table of events.

    They contain counts per game, and the win rate of the seats involved.
    """
    for key, names in tables_of(find_game(study.game)).items():
        items = [(words("item", name), item) for (table, name), item in tally.items.items() if table == key]
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
            words.column("what"),
            *(words.column(column, _MEAN) for column in names),
            words.column("games", _SHARE),
            words.column("points", _MEAN),
            words.column("won", _SHARE),
        )
        about = words.say("statistics-about-own", column=words("column", names[0]))
        yield Table(key.lower().replace(" ", "_"), words("table", key), about, columns, tuple(rows))


def _natural(text: str) -> list[tuple[bool, int, str]]:
    """Return a sort key that orders numbers within strings by value, so that "height 10" comes after "height 9"."""
    parts = re.findall(r"\d+|\D+", text)
    return [(not part.isdigit(), int(part) if part.isdigit() else 0, part) for part in parts]
