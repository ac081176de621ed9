"""The subcommand `warm`: compile rules and search now, so that nothing has to wait for the compiler later."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from importlib import resources
from typing import Any

#: The niceness of the background process, so that games in progress come first.
_YIELDING = 10


def add_parser(commands: Any) -> None:
    """Add the arguments of `warm`."""
    from tabletowers.games import GAMES

    parser = commands.add_parser("warm", help="compile everything now, once on this machine")
    parser.add_argument("game", nargs="*", metavar="GAME", help=f"only these of {', '.join(GAMES)}")
    parser.add_argument(
        "--background", action="store_true", help="yield to everything else, and end with the program that started it"
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Compile the games and their extras in parallel, one on each processor core, with a progress bar."""
    from tabletowers.bots import stages
    from tabletowers.cli.progress import Stages
    from tabletowers.games import GAMES, game
    from tabletowers.kernel.cache_folder import forget_old_kernels

    if chosen.background:
        if hasattr(os, "nice"):  # not on Windows
            os.nice(_YIELDING)
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    forget_old_kernels()
    # Compile the largest first, so that no core waits for one that started late.
    parts = [game(name).name for name in chosen.game] or [*sorted(GAMES, key=_size, reverse=True), *stages.extras()]
    if chosen.background:
        parts = [part for part in parts if part in stages.parts(stages.missing())]
    parts = [part for part in parts if not stages.is_in_library(part)]
    if not parts:
        print("Nothing has to be compiled: compiled libraries fit these rules.", file=sys.stderr)
        return 0
    steps = sum(len(stages.STAGES) if part in GAMES else 1 for part in parts)
    with Stages("compiling", steps, lines=chosen.background) as progress:

        def tell(what: str) -> None:
            stages.mark(what)
            progress.done(f"compiled {what}")

        if len(parts) < 2 or os.cpu_count() == 1:
            for part in parts:
                _warm(part, tell)
        else:
            _warm_side_by_side(parts, steps, tell)
    return 0


def _end_with(program: int) -> None:
    """Wait until the process `program`, which started this process group, has ended. Then end the group."""
    while os.getppid() == program:
        time.sleep(1)
    if hasattr(os, "killpg"):
        os.killpg(0, signal.SIGTERM)
    os._exit(1)


def _size(name: str) -> int:
    """Return the size of a game's kernels in bytes, as an estimate of the time to compile them."""
    from tabletowers.games import game

    package = resources.files(game(name).package)
    kernels = package / "kernels"
    files = kernels.iterdir() if kernels.is_dir() else [package / "kernels.py"]
    return sum(len(file.read_bytes()) for file in files if file.is_file())


def _warm_side_by_side(parts: list[str], steps: int, tell: Callable[[str], None]) -> None:
    """Compile each game and each extra in a separate process, because threads share one compiler."""
    import multiprocessing
    from concurrent.futures import ProcessPoolExecutor

    spawn = multiprocessing.get_context("spawn")
    with spawn.Manager() as manager:
        done_steps = manager.Queue()
        with ProcessPoolExecutor(min(len(parts), os.cpu_count() or 1), spawn) as pool:
            running = [pool.submit(_warm, part, done_steps.put) for part in parts]
            for future in running:
                future.add_done_callback(lambda done: done_steps.put("") if done.exception() else None)
            for _ in range(steps):
                if not (what := done_steps.get()):
                    break
                tell(what)
            for future in running:
                future.result()


def _warm(part: str, tell: Callable[[str], None]) -> None:
    """Run all parts of a game or an extra briefly, so that they are compiled.

    `tell` is called with the name of each finished compilation stage.
    """
    from tabletowers.arena.simulation import simulate
    from tabletowers.bots import stages
    from tabletowers.bots.warm_up import FOLLOWING, FORESIGHT, HASTE, INFERENCE, load, rehearse
    from tabletowers.contract import registry
    from tabletowers.games import game
    from tabletowers.kernel.compiling import COMPILED
    from tabletowers.luck import judges
    from tabletowers.nets.net_file import has_net

    # The compiler creates many long-lived objects; collecting garbage less often saves a tenth of the time.
    gc.set_threshold(100_000, 50, 100)
    for extra in registry.extras():
        if extra.stage == part and (warm_up := extra.load("warm_up") or extra.load("warming")) is not None:
            warm_up.warm()
            tell(part)
            return

    def finished(stage: str) -> None:
        tell(stages.stage_named(part, stage))

    rules = game(part)
    simulate(part, rules.seats[0], 1, "random", True, {})
    state = rules.new(rules.seats[0], 1)
    state.view(0)
    state.sight(0).imagine(1).preview(state.legal_moves()[0])
    if COMPILED:
        rehearse(rules)
    finished(stages.RULES)
    simulate(part, rules.seats[0], 1, "greedy", True, {})
    finished(stages.GREEDY)
    load(rules)
    finished(stages.SEARCH)
    if has_net(rules):
        load(rules, INFERENCE)
        load(rules, FORESIGHT)
    finished(stages.NET)
    load(rules, FOLLOWING if has_net(rules) else HASTE)
    judges.load(rules)
    finished(stages.COACH)
