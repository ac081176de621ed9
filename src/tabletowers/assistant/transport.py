"""An assistant's connection to the API, on this machine or on a server."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any, Protocol

from mcp.server.mcpserver.exceptions import ToolError


class Refusal(ToolError):
    """Raised for a request that the API refused, with the API's error code and message."""

    def __init__(self, code: str, message: str, details: dict[str, Any]) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code
        self.details = details


class Reach(Protocol):
    """A connection to the API."""

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API and return the answer. Raises Refusal if the call is refused."""


class AtServer:
    """A connection to a server's API, authenticated as a guest of that server."""

    def __init__(self, address: str, name: str, token: str | None = None) -> None:
        if not address.startswith(("http://", "https://")):
            raise ValueError(f"the address of a server must begin with http:// or https://, not {address!r}")
        self._address = address.rstrip("/")
        self._name = name
        self._token = token

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API and return the answer.

        Without a token, the first call registers the assistant as a guest, unless it only requests the list of games.
        """
        if self._token is None and path != "/games":
            guest = {"name": self._name, "program": True}
            self._token = (await asyncio.to_thread(self._ask, "POST", "/guests", guest))["token"]
        return await asyncio.to_thread(self._ask, method, path, body)

    def _ask(self, method: str, path: str, body: Any) -> Any:
        headers = {"Content-Type": "application/json"}
        if self._token is not None:
            headers["Authorization"] = f"Bearer {self._token}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._address}/api/v1{path}", data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                content = answer.read()
        except urllib.error.HTTPError as error:
            raise _refusal(error.read(), error.code) from error
        except OSError as error:
            raise Refusal("offline", f"{self._address} cannot be reached: {error}", {}) from error
        return json.loads(content) if content else None


class OnThisMachine:
    """A connection to tables in this process, which are lost when the process ends. Bots run in threads."""

    def __init__(self, name: str) -> None:
        from tabletowers.host.settings import Limits, Settings
        from tabletowers.offline.local_host import LocalHost, Owner
        from tabletowers.offline.local_jobs import work
        from tabletowers.offline.log_store import InMemory
        from tabletowers.table import Pace

        async def aside(job: str, arguments: str) -> str:
            return await asyncio.to_thread(work, job, arguments)

        # No pauses between moves: an assistant needs no time to follow what the bots do.
        settings = Settings(bot_budget=3.0, limits=Limits.none(), pace=Pace(0, 0))
        self.house = LocalHost(InMemory(), aside, Owner("you", name), settings)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """Call the API and return the answer. Raises Refusal if the call is refused."""
        from tabletowers.offline.routes import answer

        response = await answer(self.house, method, path, "" if body is None else json.dumps(body))
        if response.status >= 400:
            raise _refusal(response.body, response.status)
        return json.loads(response.body) if response.body else None


def _refusal(content: bytes, status: int) -> Refusal:
    try:
        error = json.loads(content)["error"]
        return Refusal(error["code"], error["message"], error["details"])
    except (ValueError, KeyError, TypeError):
        return Refusal("unknown", f"the server answered with status {status} and no error message", {})
