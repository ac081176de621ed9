"""Offline tables inside a page: the Python side of `web/src/local/worker.ts`. Runs in Pyodide alone.

A worker of the page either has the tables (`Engine`) or thinks (`work`); both have this module.
"""

from __future__ import annotations

import warnings
from collections.abc import Awaitable, Callable
from typing import Any

import tabletowers.text
from tabletowers.offline import thinking
from tabletowers.offline.calls import answer
from tabletowers.offline.house import BOT_BUDGET, House, Owner, Wire
from tabletowers.server.settings import Limits, Settings
from tabletowers.table import Pace, StorageError

# Where a net has not been fetched, the search plays; nobody looks at what Python says about it.
warnings.filterwarnings("ignore", message=".*search plays instead", category=RuntimeWarning)


class PageShelf:
    """The page's own storage, reached through functions of JavaScript that return promises."""

    def __init__(self, rows: Callable[[str], Awaitable[Any]], append: Callable[..., Awaitable[bool]]) -> None:
        self._rows = rows
        self._append = append

    async def rows(self, table: str) -> list[str] | None:
        """The rows of a table's log."""
        found = await self._rows(table)
        return None if found is None else list(found)

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Keep one more row."""
        if not await self._append(table, number, row, line):
            raise StorageError("the page can't keep it")


class PageFormatter:
    """The page's own formatter of messages (`text.Formatter`)."""

    def __init__(self, bundle: Any) -> None:
        self._bundle = bundle

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has(message))

    def text(self, message: str, values: dict[str, Any]) -> str:
        """The text of a message; KeyError says what is missing."""
        found = self._bundle.text(message, list(values), list(values.values()))
        if found.missing:
            raise KeyError(str(found.missing))
        return str(found.text)


def speak_with(make: Callable[[str, str], Any]) -> None:
    """Put messages into words with the page's formatter, made from a language and its catalogues."""
    tabletowers.text.make_formatter = lambda language, catalogues: PageFormatter(make(language, "\n".join(catalogues)))


class Engine:
    """What a page talks to: calls as to the API, and live messages as over a websocket."""

    def __init__(
        self,
        name: str,
        rows: Callable[[str], Awaitable[Any]],
        append: Callable[..., Awaitable[bool]],
        worker: Callable[[str, str], Awaitable[Any]],
        send: Callable[[str], None],
        quick: bool,
        minds: int,
    ) -> None:
        async def ask(job: str, arguments: str) -> str:
            return _result(await worker(job, arguments))

        settings = Settings(bot_budget=BOT_BUDGET, limits=Limits.none(), pace=Pace(0, 0) if quick else Pace())
        self.house = House(PageShelf(rows, append), ask, Owner("you", name), settings, minds)
        self._wire: Wire = self.house.connect(send)

    async def call(self, method: str, address: str, body: str) -> list[Any]:
        """Answer a call: its status and its JSON."""
        return list(await answer(self.house, method, address, body))

    def say(self, text: str) -> None:
        """A live message from the page."""
        self._wire.say(text)

    def rename(self, name: str) -> None:
        """The person at this device is called something else."""
        self.house.rename(name)


async def work(job: str, arguments: str, worker: Callable[[str, str], Awaitable[Any]], parts: int) -> list[str | None]:
    """Do a job: its result, or what went wrong. The parts of a bot's move are done by whoever is free."""

    async def ask(job: str, arguments: str) -> str:
        return _result(await worker(job, arguments))

    try:
        if job == "think":
            return [await thinking.think_together(arguments, ask, parts), None]
        return [thinking.work(job, arguments), None]
    except ValueError as error:
        return [None, str(error)]


def _result(found: Any) -> str:
    """What a worker of the page says; ValueError if it could not do it."""
    if found.failed:
        raise ValueError(str(found.failed))
    return str(found.result)
