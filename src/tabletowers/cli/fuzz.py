"""The subcommand `fuzz`: try millions of damaged states. Each must be refused or be playable to the end."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from typing import Any

#: The number of states that one process tries; if it crashes, the fault is among them.
CHUNK = 20_000
#: The seconds after which a process counts as hanging.
PATIENCE = 1_800


def add_parser(commands: Any) -> None:
    """Add the arguments of `fuzz`."""
    parser = commands.add_parser(
        "fuzz",
        help="pass damaged states to the rules",
        description="Damages states of random games in many ways and reads them back: each has to be refused with a "
        "sentence, or to be a state that can be played to its end. Exit code 1 if one was neither.",
    )
    parser.add_argument("game", nargs="*", metavar="GAME", help="only these games; default: all")
    parser.add_argument("--states", type=int, default=1_000_000, metavar="N", help="of each game (default: a million)")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same damage (default 0)")
    parser.add_argument("--bounds", action="store_true", help="check every index, too, which is slower")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Fuzz every game in separate processes, so that a crash is noticed and doesn't end the command."""
    from tabletowers.games import GAMES, game

    if chosen.states < 1:
        raise ValueError(f"--states must be at least 1, not {chosen.states}")
    names = [game(name).name for name in chosen.game] or list(GAMES)
    with tempfile.TemporaryDirectory() as cache:
        # Code compiled with bounds checks must not get into the normal cache.
        more = {"NUMBA_BOUNDSCHECK": "1", "TABLETOWERS_CACHE": cache} if chosen.bounds else {}
        return max(_fuzz(name, chosen.states, chosen.seed, more) for name in names)


def _fuzz(name: str, states: int, seed: int, more: dict[str, str]) -> int:
    """Fuzz one game in several processes and print the results. Returns 1 if anything failed, otherwise 0."""
    import json
    from collections import Counter

    refused: Counter[str] = Counter()
    played = plies = 0
    failures: list[str] = []
    for start in range(0, states, CHUNK):
        count = min(CHUNK, states - start)
        part = f"{name} from state {start} with seed {seed}"
        command = [sys.executable, "-m", "tabletowers.fuzz", name, str(count), f"{seed}-{start}"]
        try:
            done = subprocess.run(command, capture_output=True, env={**os.environ, **more}, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            failures.append(f"{part}: no end after {PATIENCE} seconds")
            continue
        if done.returncode != 0:
            last = done.stderr.decode("utf-8", "replace").strip().rpartition("\n")[2]
            failures.append(f"{part}: the process ended with {done.returncode}: {last}")
            continue
        found = json.loads(done.stdout)
        refused += Counter(found["refused"])
        played += found["played"]
        plies += found["plies"]
        failures += found["failures"]
    print(f"{name}: {states:,} damaged states, {sum(refused.values()):,} refused, {played:,} played to the end")
    print(f"  {plies:,} moves of these" if played else "  none of them could be played")
    for why, times in refused.most_common():
        print(f"  {times:>9,}  {why}")
    for failure in failures:
        print(f"  FAILED: {failure}")
    sys.stdout.flush()
    return 1 if failures else 0
