"""Games that everything else is measured by: the golden playthroughs, and games dealt and played by the reference."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from tabletowers.games import game as find_game
from tabletowers.record import Record, advance, begin
from tests.golden.write import SEED, golden_cases, path_of
from tests.reference.check import write_record
from tests.reference.tastes import TASTES, choose

_MOVE = re.compile(r"^## \d+\. seat \d+: (.+)$", re.M)


def stories(name: str) -> list[Record]:
    """All of them of one game."""
    return [*_golden(name), *_of_the_reference(name)]


def _golden(name: str) -> Iterator[Record]:
    for case in golden_cases():
        if case.name == name:
            state, setup = case.start(SEED), case.game.deal(case.players, SEED, **case.options)
            record = begin(state, setup, SEED)
            for move in _MOVE.findall(path_of(case).read_text("utf-8")):
                advance(record, state, move)
            assert state.is_over
            yield record


def _of_the_reference(name: str) -> Iterator[Record]:
    seats = find_game(name).seats
    for seed, taste in enumerate(TASTES[name]):
        players = seats[seed % len(seats)]
        yield Record.from_json(write_record(name, players, {}, seed, partial(choose, name, taste), legal=False))


if __name__ == "__main__":
    import sys

    for game in sys.argv[1:]:
        for record in stories(game):
            print(record.to_line())
