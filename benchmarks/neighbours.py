"""How long a bot takes to answer while another person has thirty tables of the slowest bots."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks import load_game
from benchmarks.http_client import call
from benchmarks.server import serving

#: The number of tables of the other person, and the bot that thinks as long as it may.
TABLES, SLOW = 30, {"kind": "bot", "level": "search:60s"}


class Guest:
    """A person with their own address, and with tables against slow bots."""

    def __init__(self, port: int, address: str) -> None:
        self.port, self.address = port, address
        self.token = ""

    async def sit_down(self, bots: int) -> str:
        """Start a table and return its path."""
        if not self.token:
            self.token = (await self._call("POST", "/api/v1/guests", {"name": "Somebody"}))["token"]
        new = {"game": load_game(), "seats": [{"kind": "me"}, *[SLOW] * bots], "shuffle": False}
        path = f"/api/v1/tables/{(await self._call('POST', '/api/v1/tables', new))['id']}"
        await self._call("POST", f"{path}/start", {})
        return path

    async def answers(self, path: str, most: int) -> list[float]:
        """Play the first legal move each time. Returns how many seconds the bots took for each answer."""
        took: list[float] = []
        #: The position in which a bot is asked, as far as that is known, and since when.
        asked, since = None, 0.0
        while len(took) < most:
            state = await self._call("GET", path, None)
            if state["status"] == "over":
                break
            position = state["position"]
            if asked is not None and position != asked:
                took.append(time.perf_counter() - since)
            if state["legal"]:
                move = {"seat": 0, "move": state["legal"][0], "position": position, "key": str(position)}
                await self._call("POST", f"{path}/moves", move)
                asked = None
            elif position != asked:
                since, asked = time.perf_counter(), position
            await asyncio.sleep(0.02)
        return took

    async def _call(self, method: str, path: str, body: Any) -> Any:
        return await call(self.port, method, path, body, self.token or None, address=self.address)


async def _measure(port: int, answers: int) -> tuple[list[float], list[float]]:
    anna, eve = Guest(port, "127.0.1.1"), Guest(port, "127.0.2.1")
    usual = await anna.answers(await anna.sit_down(1), answers)
    busy = [asyncio.create_task(eve.answers(await eve.sit_down(3), 1_000_000)) for _ in range(TABLES)]
    await asyncio.sleep(2)
    beside = await anna.answers(await anna.sit_down(1), answers)
    for task in busy:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
    return usual, beside


def run(*, quick: bool) -> dict[str, float]:
    """Measure, print the results and return the figures."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--quick-bots") as (port, _pid):
        usual, beside = asyncio.run(_measure(port, 5 if quick else 30))
    alone, among, slowest = statistics.mean(usual), statistics.mean(beside), max(beside)
    print(
        f"a bot answers after {alone:.2f} s, and beside a person with {TABLES} tables of the slowest bots after "
        f"{among:.2f} s ({among / alone:.2f} times), at most {slowest:.2f}"
    )
    return {"alone_s": alone, "beside_s": among, "times": among / alone, "slowest_s": slowest}
