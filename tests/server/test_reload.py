"""`serve --reload`: an edited rule is played at once, and tables go on."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.scaffold.installed import NAME, Installed
from tests.server.server_process import PATIENCE, Guest, ServerProcess


def asked(guest: Guest, table: str) -> dict[str, Any]:
    """The table when the guest is asked for a move, as soon as the server answers."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            with guest.socket() as talk:
                talk.subscribe(table)
                while not talk.states[table]["legal"]:
                    talk.hear()
                return talk.states[table]
        except (OSError, httpx.TransportError, WebSocketException):
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_an_edited_rule_is_played_and_tables_go_on(tmp_path: Path) -> None:
    game = Installed(tmp_path)
    environment = {"PYTHONPATH": game.environment["PYTHONPATH"], "TABLETOWERS_COMPILE": "0"}
    with ServerProcess(tmp_path, "--reload", "--no-limits", "--quick-bots", environment=environment) as house:
        guest = Guest(house, "Ada")
        table = guest.new_table({"kind": "me"}, {"kind": "bot", "level": "greedy"}, game=NAME)["id"]
        guest.call("POST", f"/tables/{table}/start", {"fill": True, "nonce": secrets.token_hex(16)})
        state = asked(guest, table)
        cards = [move.removeprefix("lay ") for move in state["legal"] if move.startswith("lay ")]
        # Of six cards in four colours, two have the same.
        low, high = next((one, two) for one in cards for two in cards if one.split()[0] == two.split()[0] and one < two)
        with guest.socket() as talk:
            talk.subscribe(table)
            assert talk.move(table, 0, f"lay {high}", state["position"])["type"] == "done"
        before = asked(guest, table)
        assert f"lay {low}" not in before["legal"]
        game.replace("kernels/rules.py", "return TOO_LOW", "return LEGAL")
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and f"lay {low}" not in (after := asked(guest, table))["legal"]:
            time.sleep(0.1)
        assert f"lay {low}" in after["legal"]
        assert after["position"] == before["position"]
        assert after["view"]["board"]["seats"][0]["hand"] == before["view"]["board"]["seats"][0]["hand"]
        # What can't be loaded leaves everything else playing.
        game.replace("__init__.py", "rules_version = 1", "rules_version = ")
        while time.monotonic() < until and "invalid syntax" not in house.log.read_text():
            time.sleep(0.1)
        game.replace("__init__.py", "rules_version = ", "rules_version = 1")
        assert f"lay {low}" in asked(guest, table)["legal"]
