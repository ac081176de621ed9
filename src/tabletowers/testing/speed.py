"""How fast a game's rules are, and a search in it."""

from __future__ import annotations

import json
import sys
import time

import numpy as np

from tabletowers.backends.numba_runtime import native
from tabletowers.bots import bot
from tabletowers.games import game
from tabletowers.kernel.compiling import COMPILED
from tabletowers.kernel.dice import new_dice
from tabletowers.kernel.log import no_log

#: The bot whose decisions are measured, and how many of them.
BOT, _DECISIONS = "search:500", 5
#: How long random games are played, in seconds.
_SECONDS = 0.5


def speed(name: str) -> dict[str, float | bool]:
    """Return the random moves a second on one core, and the milliseconds that a search takes."""
    rules = game(name)
    start = rules.new(rules.seats[0], 1)
    playout = native(rules.kernel_spec).playout
    moves, dice = np.empty(rules.most_legal, np.int32), new_dice(1)
    playout.play_out(start.copy().data, moves, dice, no_log())
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < _SECONDS:
        made += playout.play_out(start.copy().data, moves, dice, no_log())
    a_second = made / (time.perf_counter() - began)
    player, sight = bot(BOT, 1), start.sight(start.to_move)
    player.choose(sight)
    began = time.perf_counter()
    for _ in range(_DECISIONS):
        player.choose(sight)
    taken = 1_000 * (time.perf_counter() - began) / _DECISIONS
    return {"moves_a_second": a_second, "search_ms": taken, "compiled": COMPILED}


if __name__ == "__main__":
    print(json.dumps(speed(sys.argv[1])))
