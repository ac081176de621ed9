"""What tests do behind the page's back: calls to the server as whoever the page is. No click makes them."""

from __future__ import annotations

from typing import Any

from tabletowers.host.routes import PREFIX

#: Milliseconds for an answer: a worker may have to start for it, on a machine that has much else to do.
PATIENCE = 120_000


def call(page: Any, method: str, path: str, body: Any = None) -> Any:
    """What the server answers to whoever the page is."""
    answer = page.request.fetch(f"{PREFIX}{path}", method=method, data=body, timeout=PATIENCE)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def decide(page: Any, table: str, state: Any, move: str) -> None:
    """Make a legal move, unless the table made it first: it plays moves without a choice by itself."""
    body = {"seat": state["you"]["seat"], "move": move, "position": state["position"], "key": f"at {state['position']}"}
    answer = page.request.post(f"{PREFIX}/tables/{table}/moves", data=body, timeout=PATIENCE)
    overtaken = len(state["legal"]) == 1 and answer.json().get("error", {}).get("code") == "stale_position"
    assert answer.ok or overtaken, answer.text()


def finish(pages: list[Any], table: str, position: int = 1000) -> None:
    """Play on to the end (or to a position); always the first legal move."""
    for number in range(20_000):
        page = pages[number % len(pages)]
        state = call(page, "GET", f"/tables/{table}")
        if state["status"] == "over" or state["position"] >= position:
            return
        if state["legal"]:
            decide(page, table, state, state["legal"][0])
    raise AssertionError("the game has no end")


def play_own(page: Any, table: str) -> None:
    """Make decisions, always the first that is legal, until somebody else is asked."""
    while (state := call(page, "GET", f"/tables/{table}"))["legal"]:
        decide(page, table, state, state["legal"][0])
