"""Whole games, a search and puzzles from a compiled library alone; run in a process without NumPy and Numba.

Prints a line for each thing that was done, which is the same with every make of the kernels.
"""

from __future__ import annotations

import sys
from typing import Any

BLOCKED = ("numpy", "numba", "llvmlite")


class Blocked:
    """Makes packages look as if they were not installed."""

    def find_spec(self, name: str, *_: Any) -> None:
        if name.split(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"{name} is blocked", name=name)


def main(name: str) -> None:
    import tabletowers
    from tabletowers.bots import bot
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
    print([int(number) for number in state.observation(0)])
    if name == "oldtown":
        from tabletowers import puzzles

        for number in (1, 4, 7):
            print(puzzles.solve(puzzles.official(number)))
            print(puzzles.explain(puzzles.official(number)).to_json())
        print(puzzles.hint(puzzles.official(8)))
        print(puzzles.generate("easy", 5).to_json())


if __name__ == "__main__":
    if sys.argv[2] == "blocked":
        sys.meta_path.insert(0, Blocked())
    main(sys.argv[1])
    if sys.argv[2] == "blocked":
        assert not set(BLOCKED) & set(sys.modules)
