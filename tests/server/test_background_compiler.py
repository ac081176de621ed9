"""A server on a machine where nothing is compiled yet: people play at once, and compiled kernels follow."""

from __future__ import annotations

import json
import secrets
import subprocess
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tabletowers.games import GAMES
from tabletowers.kernel.compiling import COMPILED
from tests.kernel.linked_cache import link_kernels
from tests.kernel.test_cache import APART, READ_ONLY
from tests.server import plain_http
from tests.server.server_process import PATIENCE, Guest, ServerProcess, Talk

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that has to compile everything."""
    folder = tmp_path_factory.mktemp("bare")
    opened = ServerProcess(
        folder, "--no-limits", "--quick-bots", environment={"TABLETOWERS_CACHE": str(folder / "cache")}
    )
    yield opened.start("health")
    opened.stop()


@pytest.fixture
def unsure(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that finds kernels, but has to find out whether these are all."""
    link_kernels(tmp_path / "cache")
    opened = ServerProcess(
        tmp_path, "--no-limits", "--quick-bots", environment={"TABLETOWERS_CACHE": str(tmp_path / "cache")}
    )
    yield opened.start("health")
    opened.stop()


def begun(guest: Guest, game: str, level: str, bots: int = 1) -> str:
    table: str = guest.new_table({"kind": "me"}, *[{"kind": "bot", "level": level}] * bots, game=game)["id"]
    guest.call("POST", f"/tables/{table}/start", {"fill": True, "nonce": secrets.token_hex(16)})
    return table


def next_question(talk: Talk, table: str) -> dict[str, Any]:
    """The table when the person is asked for a move, or when the game is over."""
    while True:
        state = talk.states.get(table)
        if state is not None and (state["legal"] or state["status"] == "over"):
            return state
        talk.hear()


def answer(talk: Talk, guest: Guest, table: str) -> None:
    """Make the first legal move, unless the table makes the only one itself, and wait until it has moved on."""
    state = next_question(talk, table)
    wish = {"seat": state["you"]["seat"], "move": state["legal"][0], "position": state["position"]}
    told = guest.send("POST", f"/tables/{table}/moves", wish | {"key": secrets.token_hex(8)}).json()
    assert "seq" in told or (len(state["legal"]), told["error"]["code"]) == (1, "stale_position")
    while talk.states[table]["position"] == state["position"]:
        talk.hear()


def following(guest: Guest) -> dict[str, list[str]]:
    """The bots of each game that play simply."""
    return {each["game"]: each["bots"] for each in guest.call("GET", "/server")["compiling"]}


@pytest.mark.parametrize(("game", "bots"), [("clocktowers", 1), ("oldtown", 1), ("babel", 2)])
def test_people_play_strong_bots_before_anything_is_compiled(bare: ServerProcess, game: str, bots: int) -> None:
    anna = Guest(bare, "Anna")
    table = begun(anna, game, "grandmaster", bots)
    with anna.socket() as talk:
        talk.opened.send(f'{{"type": "subscribe", "table": "{table}", "id": 1}}')
        for _ in range(5):
            answer(talk, anna, table)
        assert next_question(talk, table)["status"] == "running"
    simple = following(anna)[game]
    assert {"regular", "champion", "grandmaster", "level3", "level6", "net"} <= set(simple)
    assert set(simple).isdisjoint(("random", "greedy", "novice", "learner", "level1", "level2"))


def test_what_needs_compiled_bots_or_solvers_is_refused_for_now(bare: ServerProcess) -> None:
    anna = Guest(bare, "Anna")
    today = datetime.now(UTC).date().isoformat()
    for path, wish in ((f"/deals/{today}-clocktowers/attempt", None), ("/puzzles", {"level": "expert", "seed": 1})):
        refused = anna.send("POST", path, wish)
        assert (refused.status_code, refused.json()["error"]["code"]) == (503, "not_ready")
    assert anna.call("POST", "/puzzles", {"level": "easy", "seed": 1})["id"] == "easy-1"
    assert [puzzle["id"] for puzzle in anna.call("GET", "/puzzles")["official"]][:2] == ["official-1", "official-2"]


def test_it_is_ready_only_with_compiled_rules(bare: ServerProcess) -> None:
    assert plain_http.get(f"{bare.url}/health").status_code == 200
    assert plain_http.get(f"{bare.url}/ready").status_code == 503


def test_what_compiles_ends_with_the_server(bare: ServerProcess) -> None:
    compilers = [process for process in bare.workers() if b"warm" in command_of(process)]
    assert len(compilers) == 1
    bare.stop()
    assert command_of(compilers[0]) == b""


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except OSError:
        return b""


def test_rules_that_cannot_be_stored_are_compiled_before_it_is_ready(tmp_path: Path) -> None:
    if subprocess.run([*APART, "true"], capture_output=True, check=False).returncode:
        pytest.skip("no folder can be mounted here")
    link_kernels(tmp_path / "cache")
    opened = ServerProcess(tmp_path, environment={"TABLETOWERS_CACHE": str(tmp_path / "cache")})
    opened.program = [*APART, READ_ONLY, *opened.program]
    with opened:
        told = [json.loads(line)["message"] for line in opened.log.read_text().splitlines() if line.startswith("{")]
        compiled = [line for line in told if line.endswith("they can't be stored here, so every process does it")]
        assert compiled == [
            f"compiling the rules of {name}; they can't be stored here, so every process does it" for name in GAMES
        ]
        assert following(Guest(opened, "Anna")) == {}


def test_a_game_goes_on_with_compiled_kernels_once_they_are_there(unsure: ServerProcess, tmp_path: Path) -> None:
    anna = Guest(unsure, "Anna")
    table = begun(anna, "clocktowers", "champion")
    assert "clocktowers" in following(anna)
    with anna.socket() as talk:
        talk.opened.send(f'{{"type": "subscribe", "table": "{table}", "id": 1}}')
        for _ in range(3):
            answer(talk, anna, table)
        until = time.monotonic() + PATIENCE
        while following(anna) and time.monotonic() < until:
            time.sleep(0.2)
        assert following(anna) == {}
        assert plain_http.get(f"{unsure.url}/ready").status_code == 200
        while next_question(talk, table)["status"] == "running":
            answer(talk, anna, table)
        assert talk.states[table]["outcome"] == "finished"
    marks = {file.name for folder in (tmp_path / "cache" / "kernels").glob("warm-*") for file in folder.iterdir()}
    assert {"clocktowers-rules", "clocktowers-net", "oldtown-search", "babel-coach"} <= marks
