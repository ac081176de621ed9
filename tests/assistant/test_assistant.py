"""An assistant at the table, in a real session of its protocol: it plays, asks and solves, and sees its seat alone."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("mcp", reason="assistants need the extra mcp")

from mcp import Client, StdioServerParameters

import tabletowers
from tabletowers.assistant.mcp_server import assistant
from tabletowers.assistant.transport import AtServer, OnThisMachine, Reach
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.offline.local_host import LocalHost, Owner
from tabletowers.offline.local_jobs import at_once
from tabletowers.offline.log_store import InMemory
from tabletowers.table import Table
from tabletowers.table import entries as e
from tests.server.test_secrecy import imagined
from tests.table.setting import Hands, running

#: A test never waits longer than this, in seconds.
PATIENCE = 180
TOOLS = {
    *(
        "games",
        "rules",
        "new_table",
        "join_table",
        "look",
        "view",
        "wait",
        "play",
        "undo",
        "what_if",
        "why_not",
        "hint",
    ),
    *("puzzle", "check_puzzle", "puzzle_hint"),
}


async def asked(client: Client, tool: str, **given: Any) -> Any:
    """What a tool answers."""
    result = await client.call_tool(tool, given)
    assert not result.is_error, result.content
    texts = [part.text for part in result.content if part.type == "text"]
    return json.loads(texts[0]) if len(texts) == 1 and texts[0][:1] in "{[" else "\n".join(texts)


async def everything(client: Client, tool: str, **given: Any) -> str:
    """Every letter of what a tool answers, mistakes included."""
    return (await client.call_tool(tool, given)).model_dump_json()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), PATIENCE)

    asyncio.run(bounded())


def test_a_whole_game_and_why_not() -> None:
    async def test() -> None:
        async with Client(assistant(OnThisMachine("Ada"))) as client:
            assert {tool.name for tool in (await client.list_tools()).tools} == TOOLS
            assert "(CT-" in await asked(client, "rules", game="clocktowers")
            seen = await asked(client, "new_table", game="clocktowers", players=2, bots="greedy")
            table = seen["table"]
            assert "Ada" in seen["players"]
            seen = await asked(client, "wait", table=table)
            legal = [move["move"] for move in seen["legal_moves"]]
            illegal = next(move for move in tabletowers.game("clocktowers").new(2, 1).moves.texts if move not in legal)
            assert "(CT-" in await asked(client, "why_not", table=table, move=illegal)
            refused = await asked(client, "play", table=table, move=illegal)
            assert refused["played"] is False
            for _ in range(500):
                if seen["status"] == "over":
                    break
                moves = seen["legal_moves"]
                if len(moves) > 1:
                    assert (await asked(client, "what_if", table=table, move=moves[0]["move"]))["legal"] is True
                    assert (await asked(client, "play", table=table, move=moves[0]["move"]))["played"] is True
                else:
                    # In a public decision without a choice the table may have been faster.
                    await client.call_tool("play", {"table": table, "move": moves[0]["move"]})
                seen = await asked(client, "wait", table=table)
            assert (seen["status"], seen["outcome"]) == ("over", "finished")

    run(test)


def test_a_puzzle_is_solved_from_its_clues_and_hints() -> None:
    async def test() -> None:
        async with Client(assistant(OnThisMachine("Ada"), "de")) as client:
            puzzle = await asked(client, "puzzle", name="official-1")
            assert "solution" not in puzzle
            assert len(puzzle["clues"]) == len(puzzle["A"]) + len(puzzle["B"]) + len(puzzle["C"])
            entries: dict[str, str] = {}
            for _ in range(100):
                if (await asked(client, "check_puzzle", name="official-1", entries=entries))["solved"]:
                    break
                hint = await asked(client, "puzzle_hint", name="official-1", entries=entries, rung=3)
                placed = [step["placed"] for step in hint["steps"] if step.get("placed")]
                assert placed
                entries |= {str(one["lot"]): one["building"] for one in placed}
            assert (await asked(client, "check_puzzle", name="official-1", entries=entries))["solved"] is True

    run(test)


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_two_worlds_that_its_seat_can_t_tell_apart_answer_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # A hint is a bot's move, and bots choose by lot: here always the same.
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)

    async def test() -> None:
        compared, different = 0, 0
        for start in range(3):
            table = running(game, 3, secret=f"{start:064x}", window=None)
            hands = Hands(table, start)
            while table.status == "running" and (len(table.plies) < 7 * start + 3 or table.answers.ahead):
                hands.next()
            log, asked = e.encode(table.pending), table.playing().asked[0]
            # Whoever is asked, and once somebody who has to wait or answers later.
            for seat in (asked, (asked + 1) % 3)[: 2 - bool(start)]:
                # Anew for each seat, as the last question changes the table.
                table = Table.load(e.decode(log))
                table.pending = list(e.decode(log))
                other = imagined(table, seat, 100 + start)
                # The others' eyes tell the worlds apart, so there is something to keep secret.
                views = [[world.playing().view(eye) for eye in range(3) if eye != seat] for world in (table, other)]
                different += views[0] != views[1]
                told = [await _told(world, seat) for world in (table, other)]
                assert told[0] == told[1]
                compared += len(told[0])
        assert compared > 50
        assert different > 2

    run(test)


async def _hurried(job: str, arguments: str) -> str:
    """A worker whose bots answer in a moment, so that no clock decides what they say."""
    if job == "think":
        question, _, budget = json.loads(arguments)
        arguments = json.dumps([question, "greedy", budget])
    return await at_once(job, arguments)


async def _told(world: Table, seat: int) -> list[str]:
    """Everything that the assistant at a seat of a table is told."""
    reach = OnThisMachine("Ada")
    reach.house = LocalHost(InMemory(), _hurried, Owner(f"p{seat}", "Ada"), reach.house.services.settings)
    world.pending = []
    live = LiveTable(world, 1)
    live.names = {f"p{number}": f"Player {number}" for number in range(3)}
    reach.house.services.registry.tables["t1"] = live
    legal = world.legal(seat) if seat in world.playing().asked else []
    return await _questions(reach, legal)


async def _questions(reach: Reach, legal: list[str]) -> list[str]:
    """Everything that can be asked about a position without changing it."""
    moves = [*legal[:6], "nonsense", "+9", "claim school@1", "invite 1", "build 1"]
    async with Client(assistant(reach)) as client:
        answers = [await everything(client, tool, table="t1") for tool in ("look", "view", "look", "hint")]
        answers.append(await everything(client, "wait", table="t1", seconds=0))
        for move in moves:
            answers += [await everything(client, tool, table="t1", move=move) for tool in ("what_if", "why_not")]
        answers += [await everything(client, "play", table="t1", move=move) for move in moves if move not in legal]
        answers.append(await everything(client, "undo", table="t1"))
    return answers


def test_the_command_speaks_the_protocol_and_names_what_is_wrong() -> None:
    async def test() -> None:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "tabletowers", "mcp", "--name", "Ada"], env=dict(os.environ)
        )
        async with Client(command) as client:
            games = (await client.call_tool("games", {})).model_dump_json()
            assert "Clocktowers" in games
            wrong = await client.call_tool("look", {"table": "nowhere"})
            assert wrong.is_error
            assert "no_such_table" in wrong.model_dump_json()

    run(test)
    with pytest.raises(ValueError, match="http"):
        AtServer("example.org", "Ada")
