"""Where nothing has been compiled yet, a game begins at once and bots answer in plain Python."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import tabletowers
from tabletowers.bots import bot
from tabletowers.games import GAMES
from tabletowers.kernel.compiling import COMPILED

#: The first twenty decisions of a game by a bot that would like to search; afterwards, which kernels were compiled.
_FIRST_DECISIONS = """
import json, sys
import tabletowers
from tabletowers.bots import bot, warm_up
from tabletowers.backends.numba_runtime import CALLS, native
rules = tabletowers.game(sys.argv[1])
warm_up.begin(rules)
state = rules.new(rules.seats[0], 1)
moves = []
for _ in range(20):
    sight = state.sight(state.to_move)
    assert sight.view() == state.view(state.to_move)
    moves.append(bot("level6", 3).choose(sight))
    state.play(moves[-1])
own = native(rules.kernel_spec)
kernels = [value for name in (CALLS, warm_up.GREEDY) for value in vars(own.specialised(name)).values()]
print(json.dumps([moves, sum(len(getattr(kernel, "signatures", ())) for kernel in kernels)]))
"""


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
@pytest.mark.parametrize("name", GAMES)
def test_bots_answer_as_greedy_before_anything_is_compiled(name: str, tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", _FIRST_DECISIONS, name],
        env={**os.environ, "TABLETOWERS_CACHE": str(tmp_path)},
        capture_output=True,
        check=True,
        text=True,
    )
    moves, compiled = json.loads(told.stdout)
    assert compiled == 0
    rules = tabletowers.game(name)
    state = rules.new(rules.seats[0], 1)
    for move in moves:
        assert bot("greedy", 3, patient=True).choose(state.sight(state.to_move)) == move
        state.play(move)
