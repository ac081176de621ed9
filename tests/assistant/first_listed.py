"""A scripted assistant that always plays the first move it is offered, over the protocol as programs speak it.

`python -m tests.assistant.first_listed --games 30` plays 30 games of each game and counts what was refused.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from typing import Any, NamedTuple

from mcp import Client, StdioServerParameters
from mcp.types import CallToolResult

import tabletowers

#: A game that has not ended after so many moves of the assistant never will.
MOST_MOVES = 2000


class Played(NamedTuple):
    """A finished game of the scripted assistant."""

    moves: int
    #: What the tools answered instead of playing a move.
    refusals: list[str]
    outcome: str


async def asked(client: Client, tool: str, **given: Any) -> Any:
    """What a tool answers."""
    result = await client.call_tool(tool, given)
    assert not result.is_error, result.content
    text = words(result)
    return json.loads(text) if text[:1] == "{" else text


def words(result: CallToolResult) -> str:
    """The text of an answer."""
    return "\n".join(part.text for part in result.content if part.type == "text")


def command(*arguments: str) -> StdioServerParameters:
    """The program that an assistant starts."""
    given = ["-m", "tabletowers", "mcp", *arguments]
    return StdioServerParameters(command=sys.executable, args=given, env=dict(os.environ))


async def play(client: Client, game: str, bots: str = "greedy", **wishes: Any) -> Played:
    """Play a whole game, always with the first listed move."""
    seen = await asked(client, "new_table", game=game, bots=bots, **wishes)
    table, moves, refusals = seen["table"], 0, []
    while seen["status"] != "over":
        assert moves < MOST_MOVES, f"{game} doesn't end"
        if not seen["legal_moves"]:
            seen = await asked(client, "wait", table=table)
            continue
        first = seen["legal_moves"][0]
        assert first["means"], first
        assert sum(seen["choices"].values()) == len(seen["legal_moves"])
        moves += 1
        result = await client.call_tool("play", {"table": table, "move": first["move"], "position": seen["position"]})
        played = json.loads(words(result)) if not result.is_error else {"played": False}
        if not played["played"]:
            refusals.append(f"{first['move']}: {words(result)}")
        seen = played if played["played"] else await asked(client, "wait", table=table)
    return Played(moves, refusals, seen["outcome"])


async def tournament(games: int) -> int:
    """Play so many games of each game, with each number of players in turn. Returns the number of refusals."""
    refused = 0
    async with Client(command()) as client:
        for name in tabletowers.GAMES:
            seats, began = tabletowers.game(name).seats, time.monotonic()
            played = [await play(client, name, players=seats[number % len(seats)]) for number in range(games)]
            refusals = [refusal for game in played for refusal in game.refusals]
            refused += len(refusals)
            moves, finished = sum(game.moves for game in played), sum(game.outcome == "finished" for game in played)
            took = time.monotonic() - began
            print(f"{name}: {finished} of {games} games finished, {moves} moves, {len(refusals)} refused, {took:.0f} s")
            print("".join(f"  {refusal}\n" for refusal in refusals), end="", flush=True)
    return refused


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30, metavar="N", help="games of each game (default 30)")
    sys.exit(asyncio.run(tournament(parser.parse_args().games)) > 0)
