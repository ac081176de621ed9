"""An assistant at the table, in a real session of its protocol: it plays, asks and solves, and sees its seat alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

pytest.importorskip("mcp", reason="assistants need the extra mcp")

from mcp import Client

import tabletowers
from tabletowers.assistant.mcp_server import assistant
from tabletowers.assistant.transport import AtServer, OnThisMachine, Reach
from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.data import town
from tabletowers.games.oldtown.puzzles.tools import town_map
from tabletowers.games.oldtown.puzzles.words import clue_text
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.offline.local_host import LocalHost, Owner
from tabletowers.offline.local_jobs import at_once
from tabletowers.offline.log_store import InMemory
from tabletowers.table import Table
from tabletowers.table import entries as e
from tabletowers.table.orders import Orders
from tabletowers.text import catalogue
from tests.assistant.first_listed import asked, command, play, words
from tests.assistant.puzzle_solver import Map, description, solutions
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


async def everything(client: Client, tool: str, **given: Any) -> str:
    """Every letter of what a tool answers, mistakes included."""
    return (await client.call_tool(tool, given)).model_dump_json()


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), PATIENCE)

    asyncio.run(bounded())


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel", "marketday"])
def test_the_first_listed_moves_finish_games_without_one_refusal(game: str) -> None:
    async def test() -> None:
        async with Client(command("--name", "Ada")) as client:
            for players in tabletowers.game(game).seats:
                played = await play(client, game, players=players)
                assert (played.outcome, played.refusals) == ("finished", [])
                assert played.moves > 10

    run(test)


def test_a_move_names_its_position_and_an_illegal_one_gets_its_reason() -> None:
    async def test() -> None:
        async with Client(await assistant(OnThisMachine("Ada"))) as client:
            seen = await asked(client, "new_table", game="clocktowers", bots="greedy")
            table = seen["table"]
            assert "Ada" in seen["players"]
            seen = await asked(client, "wait", table=table)
            legal = [move["move"] for move in seen["legal_moves"]]
            illegal = next(move for move in tabletowers.game("clocktowers").new(2, 1).moves.texts if move not in legal)
            assert "(CT-" in await asked(client, "why_not", table=table, move=illegal)
            refused = await asked(client, "play", table=table, move=illegal, position=seen["position"])
            assert refused["played"] is False
            assert "(CT-" in refused["why_not"]
            assert refused["legal_moves"] == legal
            assert (await asked(client, "what_if", table=table, move=legal[0]))["legal"] is True
            played = await asked(client, "play", table=table, move=legal[0], position=seen["position"])
            assert played["played"] is True
            # A late call with the same position is answered, and changes nothing.
            before = await asked(client, "view", table=table)
            late = await client.call_tool("play", {"table": table, "move": legal[0], "position": seen["position"]})
            assert late.is_error
            expected = f"you chose this move at position {seen['position']}, but the table is at position"
            assert expected in late.model_dump_json()
            assert await asked(client, "view", table=table) == before

    run(test)


def test_moves_and_their_notation_are_explained() -> None:
    async def test() -> None:
        async with Client(await assistant(OnThisMachine("Ada"))) as client:
            rules = await asked(client, "rules", game="clocktowers")
            assert "(CT-" in rules
            assert "F1c>T2 puts it on your tower 2" in rules
            table = (await asked(client, "new_table", game="clocktowers", bots="greedy"))["table"]
            seen = await asked(client, "wait", table=table)
            # Everyone begins with a floor with a cat, one with a mouse, and a clock with a mouse (CT-2).
            meanings = {move["move"]: move["means"] for move in seen["legal_moves"]}
            assert meanings["F1c>new"] == "New tower: one storey with a cat"
            assert meanings["xKm"] == "Discard: clock with a mouse"
            assert seen["choices"] == {"begin": 2, "discard": 3}
            hint = await asked(client, "hint", table=table)
            assert hint["means"] == meanings[hint["move"]]

    run(test)


@pytest.mark.parametrize("forced", [True, False])
def test_a_move_that_the_table_makes_is_not_listed(forced: bool) -> None:
    async def test() -> None:
        table = running("clocktowers", 2, secret=f"{7:064x}", window=None)
        hands = Hands(table, 1)
        while table.playing().view(0)["decision"] != "draw" or len(table.playing().legal_moves()) > 1:
            hands.next()
        (seat,) = table.playing().asked
        table.seats[seat].orders = Orders(forced=forced)
        async with Client(await assistant(_at(table, seat))) as client:
            seen = await asked(client, "look", table="t1")
        # Everyone sees that one pile is left (CT-9).
        (only,) = table.playing().legal_moves()
        assert [move["move"] for move in seen["legal_moves"]] == ([] if forced else [only])
        assert seen["table_moves_for_you"] is forced

    run(test)


#: Calls that can't be answered, and what they are told.
WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("rules", {"game": "chess"}, "unknown game 'chess'; choose from clocktowers, oldtown, babel"),
    ("join_table", {"link": "hello"}, "expected a link like https://…/t/ID?invite=…, not 'hello'"),
    ("new_table", {"game": "chess"}, "unknown game 'chess'; choose from clocktowers, oldtown, babel"),
    ("new_table", {"game": "babel", "players": 9}, "babel is for 3, 4, 5 players, not 9"),
    ("new_table", {"game": "babel", "players": 0}, "babel is for 3, 4, 5 players, not 0"),
    ("new_table", {"game": "babel", "bots": "os:system"}, "unknown bot 'os:system'; choose from random"),
    ("new_table", {"game": "babel", "options": {"x": 1}}, "unknown option 'x'; choose from discs"),
    ("look", {"table": "nowhere"}, "no_such_table"),
    ("play", {"table": "no/where", "move": "pass", "position": 1}, "String should match pattern"),
    ("play", {"table": "nowhere", "move": "", "position": 1}, "String should have at least 1 character"),
    ("play", {"table": "nowhere", "move": "pass"}, "position\n  Field required"),
    ("play", {"table": "nowhere", "move": "pass", "position": -1}, "greater than or equal to 0"),
    ("puzzle", {"name": "official-99"}, "no puzzle has this name"),
    ("check_puzzle", {"name": "official-1", "entries": {"7": "chuch"}}, "unknown building 'chuch'; choose from bank"),
    ("puzzle_hint", {"name": "official-1", "entries": {}, "rung": 9}, "Input should be 1, 2 or 3"),
]


def test_every_error_says_its_reason() -> None:
    async def test() -> None:
        async with Client(await assistant(OnThisMachine("Ada"))) as client:
            for tool, given, reason in WRONG:
                result = await client.call_tool(tool, given)
                assert result.is_error, (tool, given)
                assert reason in words(result)

    run(test)


def test_tools_name_their_choices_and_whether_they_change_anything() -> None:
    async def test() -> None:
        async with Client(await assistant(OnThisMachine("Ada"))) as client:
            tools = {tool.name: tool for tool in (await client.list_tools()).tools}
            assert set(tools) == TOOLS
            reading = {name for name, tool in tools.items() if tool.annotations and tool.annotations.read_only_hint}
            assert TOOLS - reading == {"new_table", "join_table", "play", "undo", "hint"}
            for name in ("rules", "new_table"):
                assert tools[name].input_schema["properties"]["game"]["enum"] == list(tabletowers.GAMES)
            assert "grandmaster" in tools["new_table"].input_schema["properties"]["bots"]["enum"]
            for game in ("clocktowers", "oldtown", "babel"):
                seen = await asked(client, "new_table", game=game, bots="random")
                assert len(seen["players"]) == tabletowers.game(game).seats[0]

    run(test)


@pytest.mark.parametrize("name", ["official-1", "official-4", "official-5"])
def test_a_puzzle_is_solved_from_what_is_told(name: str) -> None:
    async def test() -> None:
        async with Client(await assistant(OnThisMachine("Ada"))) as client:
            puzzle = await asked(client, "puzzle", name=name)
            assert "solution" not in puzzle
            (solution,) = solutions(puzzle)
            assert (await asked(client, "check_puzzle", name=name, entries=solution))["solved"] is True

    run(test)


def test_the_map_and_the_words_of_a_clue_tell_which_lots_it_allows() -> None:
    said, town_told = catalogue("en"), Map(town_map("en"))
    for card in town().cards:
        code = f"{card.kind}{card.number}"
        words = clue_text(CARD_CODES.index(code), "bank" if card.kind == "B" else None, said).rstrip(".")
        if card.kind == "C":
            assert town_told.pairs(words) == set(card.pairs), code
        else:
            assert town_told.meant(description(words)) == set(card.lots), code


def test_a_puzzle_is_solved_by_its_hints() -> None:
    async def test() -> None:
        async with Client(await assistant(OnThisMachine("Ada"), "de")) as client:
            puzzle = await asked(client, "puzzle", name="official-1")
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


def _at(table: Table, seat: int) -> OnThisMachine:
    """The connection of an assistant that has this seat at a table."""
    reach = OnThisMachine("Ada")
    reach.house = LocalHost(InMemory(), _hurried, Owner(f"p{seat}", "Ada"), reach.house.services.settings)
    live = LiveTable(table, 1)
    live.names = {f"p{number}": f"Player {number}" for number in range(3)}
    reach.house.services.registry.tables["t1"] = live
    return reach


async def _told(world: Table, seat: int) -> list[str]:
    """Everything that the assistant at a seat of a table is told."""
    world.pending = []
    legal = world.legal(seat) if seat in world.playing().asked else []
    return await _questions(_at(world, seat), legal)


async def _questions(reach: Reach, legal: list[str]) -> list[str]:
    """Everything that can be asked about a position without changing it."""
    moves = [*legal[:6], "nonsense", "+9", "claim school@1", "invite 1", "build 1"]
    async with Client(await assistant(reach)) as client:
        position = (await reach.call("GET", "/tables/t1"))["position"]
        answers = [await everything(client, tool, table="t1") for tool in ("look", "view", "look", "hint")]
        answers.append(await everything(client, "wait", table="t1", seconds=0))
        for move in moves:
            answers += [await everything(client, tool, table="t1", move=move) for tool in ("what_if", "why_not")]
        for move in moves:
            # A legal move comes too late, as it was chosen for another position.
            given = {"table": "t1", "move": move, "position": position + (move in legal)}
            answers.append(await everything(client, "play", **given))
        answers.append(await everything(client, "undo", table="t1"))
    return answers


def test_the_command_speaks_the_protocol_and_names_what_is_wrong() -> None:
    async def test() -> None:
        async with Client(command("--name", "Ada")) as client:
            games = (await client.call_tool("games", {})).model_dump_json()
            assert "Clocktowers" in games
            wrong = await client.call_tool("look", {"table": "nowhere"})
            assert wrong.is_error
            assert "no_such_table" in wrong.model_dump_json()

    run(test)
    with pytest.raises(ValueError, match="http"):
        AtServer("example.org", "Ada")
