"""Every call of the API's description has a place in the page: what pages called in the tests is compared with it.

With `CALLED` in the environment, the browsers note there what pages call, as soon as they do: the answer may come when
the page is gone already. What a test asks the server itself (`behind.call`) is nobody's click, and is not noted. After
all tests in the browser, `python -m tests.web.reached FOLDER` compares; `make test` does both.
"""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tabletowers.host.routes import PREFIX
from tabletowers.server.http.handlers import api
from tabletowers.server.http.openapi import describe

#: The calls that no click makes, and why.
EXCEPTIONS = {
    "GET /matches/{match}/record": "for programs: how a strength played a deal, once the match is over",
    "GET /me/ratings": "for programs; the page of a person has them with everything else (GET /people/{person})",
    "GET /puzzles/daily": "for programs; the page opens the puzzle by its id (GET /puzzles/{puzzle})",
    "GET /tables/{table}/log": "for programs without a websocket; the page subscribes to its table",
    "GET /text/{language}": "for other clients; the page is built with its texts",
    "GET /text/{language}/{file}": "for other clients; the page is built with its texts",
    "POST /operators/matches/{match}/remove": "for operators, by the match's id; no page lists matches for them",
    "POST /tables/{table}/hint": "for programs, a bare move; the page's coach says why (POST /tables/{table}/advice)",
    "PUT /me/push": "a browser is subscribed by its maker's push service, which no test can reach",
}


def described() -> dict[str, str]:
    """The calls of the description, as `GET /me`, by the names that they have there."""
    return {
        operation["operationId"]: f"{method.upper()} {path.removeprefix(PREFIX)}"
        for path, methods in describe(api)["paths"].items()
        for method, operation in methods.items()
    }


class Notes:
    """Notes which calls pages make, in a file of this process."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = folder / f"{os.getpid()}.txt"
        self._noted: set[str] = set()
        self._names = described()
        self._patterns = [
            (call, re.compile(re.sub(r"{\w+}", "[^/]+", call.replace(" ", f" {PREFIX}"))))
            for call in self._names.values()
        ]

    def listen(self, context: Any) -> None:
        """Note what the pages of a browser's context call from now on."""
        context.on("request", lambda request: self._asked(request.method, request.url))
        context.on("page", self._listen_to_page)

    def _listen_to_page(self, page: Any) -> None:
        page.on("websocket", self._opened)
        page.on("download", lambda download: self._asked("GET", download.url))

    def _note(self, call: str) -> None:
        if call not in self._noted:
            self._noted.add(call)
            # At once, so that nothing is lost with a process that fails.
            with self._file.open("a") as file:
                file.write(f"{call}\n")

    def _asked(self, method: str, address: str) -> None:
        asked = f"{method} {urlsplit(address).path}"
        # As the server does it: the first that fits.
        if found := next((call for call, pattern in self._patterns if pattern.fullmatch(asked)), None):
            self._note(found)

    def _opened(self, socket: Any) -> None:
        """The messages of a websocket do what the calls of the same name do."""

        def said(text: Any) -> None:
            if call := self._names.get(json.loads(text)["type"].replace("-", "_")):
                self._note(call)

        socket.on("framesent", said)


def compare(called: set[str]) -> list[str]:
    """What is wrong: calls without a place in the page, and exceptions that are none."""
    calls = set(described().values())
    return [
        *(f"{call}: no test in the browser gets there by a click" for call in sorted(calls - called - set(EXCEPTIONS))),
        *(f"{call}: an exception, but a page calls it" for call in sorted(called & set(EXCEPTIONS))),
        *(f"{call}: an exception, but no call of the API" for call in sorted(set(EXCEPTIONS) - calls)),
    ]


def main(folder: str) -> int:
    """Compare what was noted in a folder with the description."""
    called = {line for file in Path(folder).glob("*.txt") for line in file.read_text("utf-8").splitlines()}
    if not called:
        print("no page has called anything: there was no browser, so there is nothing to compare")
        return 0
    wrong = compare(called)
    print("\n".join(wrong) or f"pages reach {len(called)} calls of the API; {len(EXCEPTIONS)} have a reason not to be")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
