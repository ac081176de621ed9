"""Prints a hash of every state of some games, its sights and imagined states; run compiled and uncompiled."""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from tabletowers.bots import bot
from tabletowers.kernel.compiling import COMPILED
from tests.conformance.cases import cases, step


def main(wanted: str, seeds: int, most_plies: int) -> None:
    """A line for every ply of the games of one case."""
    np.seterr(all="raise")
    print("compiled" if COMPILED else "uncompiled", file=sys.stderr)
    case = next(case for case in cases() if str(case) == wanted)
    for seed in range(seeds):
        state, lot, sensible = case.start(seed), random.Random(seed), bot("greedy", seed)
        for ply in range(most_plies):
            digest = hashlib.sha256(state.to_bytes())
            for seat in range(case.players):
                sight = state.sight(seat)
                digest.update(sight.data.tobytes() + sight.imagine(ply).to_bytes() + sight.observation(seat).tobytes())
            digest.update(repr((state.legal_moves(), state.scores(), state.winners())).encode())
            print(seed, ply, digest.hexdigest())
            if state.to_move is None:
                break
            step(state, lot, sensible)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
