"""Rolls out moves in random completions of the hidden information ("worlds"), with a net or the fast player.

Needs no NumPy.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletowers.backends import chosen_library
from tabletowers.backends.ctypes_runtime import Table
from tabletowers.kernel.rows import COLUMNS
from tabletowers.nets.arrays import Kept, NoNet
from tabletowers.nets.game_inputs import hasty_rollout
from tabletowers.nets.net import Net, memory_of, over_records

if TYPE_CHECKING:
    from tabletowers.contract import Game, Sight

#: The most plies of one line of play.
MOST_PLIES = 600
#: Generous estimates of the events of a decision and of the decisions of a game, for allocating memory. If they are too
#: low, the rollouts run again with more memory.
_EVENTS = 8
_PLIES = 120


class Played(NamedTuple):
    """The results of rollouts, line by line: all moves in the first world, then all in the second, and so on.

    Each line has the seat's win probability, its lead in points at the end, the actions played, and the bytes of the
    final state. For each event, in order, `rows` contains its row as bytes, and `places` its line, ply and mover.
    """

    results: list[float]
    leads: list[int]
    made: list[list[int]]
    ends: memoryview
    rows: bytes
    places: list[tuple[int, int, int]]


def play_on(sight: Sight, tried: Sequence[int], seeds: Sequence[int], far: int, net: Net | None) -> Played:
    """Roll out the moves `tried` of the seat whose view is `sight`, in the worlds with these seeds.

    A net stops after about `far` decisions and evaluates the position. Without a net, the fast player plays to the end
    of the game.
    """
    game, count = sight.game, len(seeds) * len(tried)
    room = count * _EVENTS * (_PLIES if net is None else far + 2 * sight.players)
    memory = memory_of(game)
    while True:
        kept = Kept(
            rows=memory("i4", (room, COLUMNS), b""),
            places=memory("i4", (room, 3), b""),
            filled=memory("i8", (1,), b""),
            made=memory("i4", (count, MOST_PLIES), b""),
            lengths=memory("i4", (count,), b""),
        )
        results, leads = memory("f8", (count,), b""), memory("i8", (count,), b"")
        ends = memory("u1", (count * game.layout.size,), b"")
        inputs = (
            memory("i8", (len(seeds),), array("q", seeds).tobytes()),
            memory("i4", (len(tried),), array("i", tried).tobytes()),
            *(results, leads, ends, kept),
        )
        if net is not None:
            net.follow(sight, far, *inputs)
        else:
            _in_haste(game)(sight.data, sight.seat, game.most_legal, far, *inputs, NoNet())
        events = int(kept.filled[0])
        if events <= room:
            break
        room = events
    actions, where = _flat(kept.made), _flat(kept.places)[: events * 3].tolist()
    return Played(
        results.tolist(),
        leads.tolist(),
        [
            actions[line * MOST_PLIES : line * MOST_PLIES + length].tolist()
            for line, length in enumerate(kept.lengths.tolist())
        ],
        memoryview(ends.tobytes()),
        _flat(kept.rows)[: events * COLUMNS].tobytes(),
        list(zip(where[::3], where[1::3], where[2::3], strict=True)),
    )


def _flat(memory: Any) -> Any:
    """Return the numbers of a two-dimensional array, row after row."""
    return memory.numbers if isinstance(memory, Table) else memory.reshape(-1)


@cache
def _in_haste(game: Game) -> Callable[..., Any]:
    """Return the function that runs rollouts with the fast player in the backend of this machine."""
    if (library := chosen_library(game.kernel_spec)) is not None:
        return over_records(library.function("follow_in_haste"))
    follow: Callable[..., Any] = hasty_rollout(game).follow
    return follow
