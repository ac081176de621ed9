"""A hash of every state of some games, its sights and imagined states; printed where the rules are not compiled."""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

import numpy as np

from tabletowers.bots import bot
from tabletowers.kernel.compiling import COMPILED
from tabletowers.testing.cases import Case, cases, step


def trace(case: Case, seeds: int, most_plies: int) -> Iterator[str]:
    """Yield a line for every ply of some games of a case; numbers that overflow are errors."""
    with np.errstate(all="raise"):
        for seed in range(seeds):
            state, lot, sensible = case.start(seed), random.Random(seed), bot("greedy", seed)
            for ply in range(most_plies):
                digest = hashlib.sha256(state.to_bytes())
                for seat in range(case.players):
                    sight = state.sight(seat)
                    digest.update(sight.data.tobytes() + sight.imagine(ply).to_bytes())
                    digest.update(sight.observation(seat).tobytes())
                digest.update(repr((state.legal_moves(), state.scores(), state.winners())).encode())
                yield f"{seed} {ply} {digest.hexdigest()}"
                if state.to_move is None:
                    break
                step(state, lot, sensible)


if __name__ == "__main__":
    print("compiled" if COMPILED else "uncompiled", file=sys.stderr)
    wanted, seeds, most_plies = sys.argv[1:]
    for line in trace(next(case for case in cases() if str(case) == wanted), int(seeds), int(most_plies)):
        print(line)
