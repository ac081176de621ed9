"""What a compiled library alone does, in a process without Numba: games, a search, puzzles, batches.

Prints a line for each thing that was done, which is the same with every make of the kernels. Arguments: what is done,
the game, and the packages that are blocked.
"""

from __future__ import annotations

import sys
import zlib
from typing import Any


class Blocked:
    """Makes packages look as if they were not installed."""

    def __init__(self, *packages: str) -> None:
        self._packages = packages

    def find_spec(self, name: str, *_: Any) -> None:
        if name.split(".")[0] in self._packages:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)


def play(name: str) -> None:
    """Whole games, a search and puzzles: needs no NumPy."""
    import tabletowers
    from tabletowers.bots import bot
    from tabletowers.coach import judge
    from tabletowers.nets.rollout_runner import play_on
    from tabletowers.record import replay
    from tests.golden.write import golden_cases, path_of, playthrough
    from tests.table.setting import Hands, running

    game = tabletowers.game(name)
    print(type(game.kernels).__name__)
    for case in golden_cases():
        if case.name == name:
            print(case, playthrough(case) == path_of(case).read_text("utf-8"))
    table = running(name, game.seats[0])
    Hands(table).to_end()
    record = table.record()
    print(record.scores, record.winners, replay(record).scores())
    state = game.new(game.seats[-1], 5)
    print(bot("search:1500", 3).explain(state.sight(state.to_move)))  # type: ignore[attr-defined]
    print(bot("level3", 3).choose(state.sight(state.to_move)))
    for player in ("net", "net+search:40"):
        print(bot(player, 3, patient=True).choose(state.sight(state.to_move)))
    print(judge(state.sight(state.to_move)))
    hurried = play_on(state.sight(state.to_move), state.legal_actions()[:2], [1, 2, 3], 1, None)
    print(*(bytes(part) if isinstance(part, memoryview) else part for part in hurried))
    print([int(number) for number in state.observation(0)])
    if name == "oldtown":
        from tabletowers import puzzles

        for number in (1, 4, 7):
            print(puzzles.solve(puzzles.official(number)))
            print(puzzles.explain(puzzles.official(number)).to_json())
        print(puzzles.hint(puzzles.official(8)))
        print(puzzles.generate("easy", 5).to_json())


def step(name: str) -> None:
    """Batches of games: NumPy is needed, but no Numba."""
    import tabletowers
    from tabletowers.lab import Batch
    from tabletowers.lab.batch_step import CALLER, GREEDY, RANDOM

    game = tabletowers.game(name)
    print(type(game.kernels).__name__)
    for players in game.seats:
        for others, bot in ((CALLER, "random"), (RANDOM, "greedy"), (GREEDY, "random")):
            batch = Batch(name, 130, players, seed=players, threads=2)
            if others != CALLER:
                batch.learners[:] = [row % players for row in range(len(batch))]
                batch.others = others
            total = ended = 0
            for _ in range(60):
                now = batch.step(batch.choose(bot))
                ended += int(now.dones.sum())
                actions, counts, worths = batch.candidates()
                for array in (*now, batch.points, batch.finals, batch.seeds, actions, counts, worths):
                    total = zlib.crc32(array.tobytes(), total)
            print(players, others, ended > 0, total, zlib.crc32(batch.state(7).to_bytes()))


DONE = {"play": play, "step": step}

if __name__ == "__main__":
    what, game, *blocked = sys.argv[1:]
    sys.meta_path.insert(0, Blocked(*blocked))
    DONE[what](game)
    assert not set(blocked) & set(sys.modules)
