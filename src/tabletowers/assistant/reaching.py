"""How an assistant reaches a table: on this machine, or at a server by its API."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any, Protocol

from mcp.server.mcpserver.exceptions import ToolError


class Refusal(ToolError):
    """Something that the table refuses: its code, and what it says."""

    def __init__(self, code: str, message: str, details: dict[str, Any]) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.details = details


class Reach(Protocol):
    """A way to the API."""

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a call; Refusal if it is refused."""


class AtServer:
    """A server's API, as a guest of that server."""

    def __init__(self, address: str, name: str, token: str | None = None) -> None:
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"the address of a server begins with http:// or https://, unlike {address!r}")
        self._address = address.rstrip("/")
        self._name = name
        self._token = token

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a call; the first one introduces the assistant."""
        if self._token is None:
            wish = {"name": self._name, "program": True}
            self._token = (await asyncio.to_thread(self._ask, "POST", "/guests", wish))["token"]
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        wanted = urllib.request.Request(f"{self._address}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(wanted, timeout=30) as answer:
                content = answer.read()
        except urllib.error.HTTPError as error:
            raise _refusal(error.read(), error.code) from error
        except OSError as error:
            raise Refusal("offline", f"{self._address} can't be reached: {error}", {}) from error
        return json.loads(content) if content else None


class OnThisMachine:
    """Tables in this process, with bots that think in a thread of their own; they end with it."""

    def __init__(self, name: str) -> None:
        from tabletowers.offline.house import House, Owner
        from tabletowers.offline.shelf import InMemory
        from tabletowers.offline.thinking import work
        from tabletowers.server.settings import Limits, Settings
        from tabletowers.table import Pace

        async def aside(job: str, arguments: str) -> str:
            return await asyncio.to_thread(work, job, arguments)

        # An assistant needs no time to follow what the bots do.
        settings = Settings(bot_budget=3.0, limits=Limits.none(), pace=Pace(0, 0))
        self.house = House(InMemory(), aside, Owner("you", name), settings)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a call."""
        from tabletowers.offline.calls import answer

        found = await answer(self.house, method, path, "" if body is None else json.dumps(body))
        if found.status >= 400:
            raise _refusal(found.body.encode(), found.status)
        return json.loads(found.body) if found.body else None


def _refusal(content: bytes, status: int) -> Refusal:
    try:
        error = json.loads(content)["error"]
        return Refusal(error["code"], error["message"], error["details"])
    except (ValueError, KeyError, TypeError):
        return Refusal("unknown", f"the server answers with status {status}", {})
