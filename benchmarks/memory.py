"""The memory of a server over thousands of games, and after it has been idle for a while."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from benchmarks import machine, table
from benchmarks.server import resident, serving
from benchmarks.soak import PATIENCE, Course, PlayedGame, guest, tables_in_memory
from tabletowers.games import GAMES

#: The number of people who come again; half of those who sit down are new instead.
_REGULARS = 200
#: The number of games after which the memory is printed.
_SAID = 100
#: The most megabytes that a thousand games may add once the first thousand have been played, and the most by which an
#: idle server may exceed the figure with all kernels loaded and one game of each played.
_GROWTH, _IDLE = 5.0, 40.0


def run(*, quick: bool) -> dict[str, Any]:
    """Measure, print the results and return the figures. Raises ValueError if the server grew too much."""
    import_module("starlette")  # so that it is reported if it is missing
    games, together, idle = (30, 6, 2.0) if quick else (3000, 30, 300.0)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--quick-bots") as (port, pid):
        figures = asyncio.run(_measure(port, pid, games, together, idle))
    figures["machine"] = machine() | {"load": os.getloadavg()[0]}
    rows = [[name, number, megabytes, tables] for name, number, megabytes, tables in figures["samples"]]
    table(f"{games} games, {together} at a time", ("", "games", "MB", "tables in memory"), rows)
    first, middle, last, rest = (sample[2] for sample in figures["samples"][1:])
    figures["growth"] = [middle - first, last - middle]
    figures["above"] = rest - figures["samples"][0][2]
    print(f"given up after {PATIENCE:.0f} seconds: {figures['given_up']} games")
    print(f"growth in the last two thirds: {middle - first:.1f} and {last - middle:.1f} MB")
    print(f"after {idle:.0f} idle seconds {figures['above']:.1f} MB above the figure after one game of each")
    if figures["errors"]:
        raise ValueError(f"an answer was an error: {figures['errors'][0]}")
    if not quick and (max(figures["growth"]) >= _GROWTH or figures["above"] > _IDLE):
        raise ValueError(f"at most {_GROWTH:.0f} MB of growth and {_IDLE:.0f} MB when idle were expected")
    return figures


async def _measure(port: int, pid: int, games: int, together: int, idle: float) -> dict[str, Any]:
    """Play one game of each, then `games` games of all kinds in turn, then wait. Returns samples of the memory."""
    course, samples = Course(), list[tuple[str, int, float, int]]()
    regulars = [await guest(port) for _ in range(_REGULARS)]
    kinds = list(GAMES)

    async def sample(name: str) -> None:
        samples.append((name, course.games, resident(pid), await tables_in_memory(port)))

    async def play(kind: str) -> None:
        try:
            await asyncio.wait_for(PlayedGame(port, course, regulars, kind).play(), PATIENCE)
        except TimeoutError:
            course.given_up += 1
        course.games += 1
        if course.games % _SAID == 0:
            print(f"{course.games} games: {resident(pid):.0f} MB", file=sys.stderr, flush=True)

    for kind in kinds:
        await play(kind)
    course.games = 0
    await sample("one game of each")
    waiting = iter(range(games))

    async def play_on(until: int) -> None:
        while course.games < until and (number := next(waiting, None)) is not None:
            await play(kinds[number % len(kinds)])

    for part in (1, 2, 3):
        await asyncio.gather(*(play_on(part * games // 3) for _ in range(together)))
        await sample("")
    await asyncio.sleep(idle)
    await sample("after the pause")
    return {"samples": samples, "moves": course.moves, "given_up": course.given_up, "errors": course.errors[:5]}
