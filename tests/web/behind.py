"""What tests do behind the page's back: calls to the server as whoever the page is. No click makes them."""

from __future__ import annotations

from typing import Any

from tabletowers.server.http.routes import PREFIX

#: Milliseconds for an answer: a worker may have to start for it, on a machine that has much else to do.
PATIENCE = 120_000


def call(page: Any, method: str, path: str, body: Any = None) -> Any:
    """What the server answers to whoever the page is."""
    answer = page.request.fetch(f"{PREFIX}{path}", method=method, data=body, timeout=PATIENCE)
    assert answer.ok, answer.text()
    return answer.json() if answer.body() else None


def finish(pages: list[Any], table: str, position: int = 1000) -> None:
    """Play on to the end (or to a position); always the first legal move."""
    for number in range(20_000):
        page = pages[number % len(pages)]
        state = call(page, "GET", f"/tables/{table}")
        if state["status"] == "over" or state["position"] >= position:
            return
        if state["legal"]:
            move = {"seat": state["you"]["seat"], "move": state["legal"][0], "position": state["position"]}
            call(page, "POST", f"/tables/{table}/moves", move | {"key": f"key {number}"})
    raise AssertionError("the game has no end")


def play_own(page: Any, table: str) -> None:
    """Make decisions, always the first that is legal, until somebody else is asked."""
    while (state := call(page, "GET", f"/tables/{table}"))["legal"]:
        move = {"seat": state["you"]["seat"], "move": state["legal"][0], "position": state["position"]}
        call(page, "POST", f"/tables/{table}/moves", move | {"key": f"at {state['position']}"})
