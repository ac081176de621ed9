"""Offline tables inside a web page: the Python side of `web/src/local/worker.ts`. It runs only in Pyodide.

A web worker of the page either hosts the tables (`Engine`) or runs jobs (`work`). Both kinds of workers load this
module.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Awaitable, Callable
from typing import Any

import tabletowers.text
from tabletowers.host.settings import Limits, Settings
from tabletowers.offline import local_jobs
from tabletowers.offline.local_host import BOT_BUDGET, LocalConnection, LocalHost, Owner
from tabletowers.offline.routes import answer
from tabletowers.table import Pace, Refused, StorageError
from tabletowers.text import MissingTexts

# Logs are for a server's operators; a page reports errors itself.
logging.getLogger("tabletowers").addHandler(logging.NullHandler())
# If a net has not been fetched, the search plays instead. No one in a page would read Python's warning about it.
warnings.filterwarnings("ignore", message=".*search plays instead", category=RuntimeWarning)


class PageShelf:
    """The browser storage of the page, accessed through JavaScript functions that return promises."""

    def __init__(self, rows: Callable[[str], Awaitable[Any]], append: Callable[..., Awaitable[bool]]) -> None:
        self._rows = rows
        self._append = append

    async def rows(self, table: str) -> list[str] | None:
        """Return the rows of a table's log, or None if there is no such table."""
        rows = await self._rows(table)
        return None if rows is None else list(rows)

    async def append(self, table: str, number: int, row: str, line: str) -> None:
        """Add a row to a table's log, and replace the table's summary in the list of tables."""
        if not await self._append(table, number, row, line):
            raise StorageError("the page's storage can't keep the row")


class PageFormatter:
    """A message formatter that calls the page's JavaScript formatter (implements `text.Formatter`)."""

    def __init__(self, bundle: Any) -> None:
        self._bundle = bundle

    def has(self, message: str) -> bool:
        """Return whether a message exists."""
        return bool(self._bundle.has(message))

    def text(self, message: str, values: dict[str, Any]) -> str:
        """Format a message. Raises KeyError if the message is missing."""
        formatted = self._bundle.text(message, list(values), list(values.values()))
        if formatted.missing:
            raise KeyError(str(formatted.missing))
        return str(formatted.text)


def speak_with(make: Callable[[str, str], Any]) -> None:
    """Use the page's formatter for all messages. `make` creates it from a language and its message catalogues."""
    tabletowers.text.make_formatter = lambda language, catalogues: PageFormatter(make(language, "\n".join(catalogues)))


class Engine:
    """The host of a page's tables. It answers API calls, and exchanges live messages with the page like a websocket."""

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
        self.house = LocalHost(PageShelf(rows, append), ask, Owner("you", name), settings, minds)
        self._wire: LocalConnection = self.house.connect(send)

    async def call(self, method: str, address: str, body: str) -> list[Any]:
        """Answer an API call. Returns the HTTP status and the JSON body."""
        response = await answer(self.house, method, address, body)
        return [response.status, response.body.decode()]

    def say(self, text: str) -> None:
        """Handle a live message from the page."""
        self._wire.say(text)

    def rename(self, name: str) -> None:
        """Change the name of the person at this device."""
        self.house.rename(name)


async def work(
    job: str,
    arguments: str,
    worker: Callable[[str, str], Awaitable[Any]],
    parts: int,
    fetch_texts: Callable[[str], Awaitable[bool]],
) -> list[str | None]:
    """Run a job. Returns its result, or an error message and, for a refusal, its error code.

    The work for a bot's move is divided between free workers. If the texts of a language are missing, they are fetched
    and the job is repeated, which is safe because jobs have no side effects.
    """

    async def ask(job: str, arguments: str) -> str:
        return _result(await worker(job, arguments))

    async def done() -> str:
        if job == "think":
            return await local_jobs.think_together(arguments, ask, parts)
        return local_jobs.work(job, arguments)

    try:
        try:
            return [await done(), None, None]
        except MissingTexts as missing:
            if not await fetch_texts(missing.language):
                return [None, str(missing), "file_unfetched"]
            return [await done(), None, None]
    except ValueError as error:
        return [None, str(error), None]


def _result(reply: Any) -> str:
    """Return the result of a job that another worker of the page has run.

    Raises ValueError if the job failed, or Refused if the failure has an error code.
    """
    if reply.code:
        raise Refused(str(reply.code), str(reply.failed))
    if reply.failed:
        raise ValueError(str(reply.failed))
    return str(reply.result)
