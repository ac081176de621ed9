"""Moves played on in several worlds by compiled players: by a game's net, or in a hurry. Needs no NumPy to be read."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletowers.kernel.rows import COLUMNS
from tabletowers.nets.inputs import HASTE
from tabletowers.nets.playing import Net, arrays

if TYPE_CHECKING:
    from tabletowers.contract import Game, Sight

#: Decisions of a line at most.
MOST_PLIES = 600
#: Events of a decision, and decisions of a whole game, both generously; where there are more, lines are played again.
_EVENTS = 8
_PLIES = 120


class Played(NamedTuple):
    """What came of moves, line by line: all moves in the first world, then all of them in the second, and so on.

    Of each line the seat's chance of winning and its lead at last, the actions made, and the bytes of the state at
    last. Of each event, in order, its row as bytes; and the line, the ply and the mover it belongs to.
    """

    results: list[float]
    leads: list[int]
    made: list[list[int]]
    ends: memoryview
    rows: bytes
    places: list[tuple[int, int, int]]


def play_on(sight: Sight, tried: Sequence[int], seeds: Sequence[int], far: int, net: Net | None) -> Played:
    """Make moves of the seat whose sight this is in the worlds with these seeds, and play on: by a net, which is asked
    `far` times and then says how it will end; without one in a hurry, to the end of the game.
    """
    game, count = sight.game, len(seeds) * len(tried)
    room = count * _EVENTS * (_PLIES if net is None else far + 2 * sight.players)
    while True:
        rows, places = arrays("i4", (room, COLUMNS), b""), arrays("i4", (room, 3), b"")
        filled = arrays("i8", (1,), b"")
        made, lengths = arrays("i4", (count, MOST_PLIES), b""), arrays("i4", (count,), b"")
        results, leads = arrays("f8", (count,), b""), arrays("i8", (count,), b"")
        ends = arrays("u1", (count * game.layout.size,), b"")
        memory = (
            arrays("i8", (len(seeds),), array("q", seeds).tobytes()),
            arrays("i4", (len(tried),), array("i", tried).tobytes()),
            *(rows, places, filled, made, lengths, results, leads, ends),
        )
        if net is not None:
            net.follow(sight, far, *memory)
        else:
            _haste(game).follow(sight.data, sight.seat, game.most_legal, *memory)
        events = int(filled[0])
        if events <= room:
            break
        room = events
    return Played(
        results.tolist(),
        leads.tolist(),
        [made[line, :length].tolist() for line, length in enumerate(lengths.tolist())],
        memoryview(ends.tobytes()),
        rows[:events].tobytes(),
        places[:events].tolist(),
    )


@cache
def _haste(game: Game) -> Any:
    """Players in a hurry, compiled for a game."""
    from tabletowers.kernel.native import native

    return native(game).specialised(HASTE)
