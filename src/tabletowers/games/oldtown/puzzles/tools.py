"""The MCP tools with which AI assistants can solve puzzles."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import quote

from tabletowers.games.oldtown.components import CARD_CODES
from tabletowers.games.oldtown.data import LEVELS, town
from tabletowers.games.oldtown.puzzles.words import clue_text
from tabletowers.text import catalogue

if TYPE_CHECKING:
    from mcp.server.mcpserver import MCPServer


def add_tools(server: MCPServer, call: Callable[..., Awaitable[Any]], language: str) -> None:
    """Add the puzzle tools to an MCP server. `call` makes an API call and returns its response."""
    # Only an assistant has this package.
    from mcp.types import ToolAnnotations

    reads = ToolAnnotations(read_only_hint=True, open_world_hint=False)

    @server.tool(annotations=reads)
    async def puzzle(name: str = "daily") -> dict[str, Any]:
        """Get a logic puzzle with its clues in words and its map: which building stands on which lot?

        `name` is one of `official-1` to `official-8`, `daily` (today's puzzle), `daily-2026-11-16` (the puzzle of that
        day), or a level (`easy`, `medium`, `hard`, `expert`) for a new puzzle.
        """
        response: dict[str, Any]
        if name in LEVELS:
            response = await call("POST", "/puzzles", {"level": name})
        else:
            response = await call("GET", f"/puzzles/{quote(name, safe='')}")
        say = catalogue(language)
        return response | {
            "clues": clues(response, language),
            "rules": say("oldtown-rules-solo"),
            "map": say("oldtown-rules-map"),
            "neighbours": say("oldtown-rules-words"),
            "town": town_map(language),
            "buildings": buildings(response, language),
        }

    @server.tool(annotations=reads)
    async def check_puzzle(name: str, entries: dict[str, str], own: list[str] | None = None) -> dict[str, Any]:
        """Check whether the buildings you have placed so far are right.

        `entries` contains a building for each lot, as in {"7": "school"}.
        """
        response: dict[str, Any] = await call(
            "POST", f"/puzzles/{quote(name, safe='')}/check", _position(entries, own) | {"language": language}
        )
        return response

    @server.tool(annotations=reads)
    async def puzzle_hint(
        name: str, entries: dict[str, str], own: list[str] | None = None, rung: Literal[1, 2, 3] = 1
    ) -> dict[str, Any]:
        """Get a hint for the next step.

        With `rung` 1, it says where to look; with 2, also which clues to use; with 3, the whole step.
        """
        wish = _position(entries, own) | {"language": language, "rung": rung}
        response: dict[str, Any] = await call("POST", f"/puzzles/{quote(name, safe='')}/hint", wish)
        return response

    del puzzle, check_puzzle, puzzle_hint


def _position(entries: dict[str, str], own: list[str] | None) -> dict[str, Any]:
    return {"position": {"entries": entries, "marks": {}, "own": own or []}}


def town_map(language: str) -> dict[str, Any]:
    """Return the town's map: each lot's position, entrance and surroundings, and pairs of neighbouring lots.

    Rows are numbered from the north, columns from the west.
    """
    say, map_ = catalogue(language), town()
    lots = [
        {
            "lot": lot.lot,
            "row": lot.row,
            "column": lot.column,
            "entrance": lot.entrance,
            "entrance_on": say(f"oldtown-street-{lot.entrance_on}"),
            "beside": [say(f"oldtown-street-{street}") for street, along in map_.streets.items() if lot.lot in along],
            "sees": [say(f"oldtown-place-{place}") for place, seen in map_.places.items() if lot.lot in seen],
        }
        for lot in map_.lots
    ]
    pairs = {
        "next_door": map_.next_door,
        "face_to_face": map_.face_to_face,
        "entrances_facing": map_.entrances_facing,
    }
    return {"lots": lots, **{name: [list(pair) for pair in found] for name, found in pairs.items()}}


def buildings(puzzle: dict[str, Any], language: str) -> list[dict[str, Any]]:
    """Return every building with its key for `entries`, its name in the clues, and whether it must be in town."""
    say, cards = catalogue(language), {card.number: card.building for card in town().cards}
    named = {cards[card] for card in (*puzzle["A"], *puzzle["C"])} | {building for _, building in puzzle["B"]}
    certain = named | set(puzzle.get("own", ()))
    return [
        {"building": name, "name": say("oldtown-building", building=name), "in_town": name in certain}
        for name in town().buildings
    ]


def clues(puzzle: dict[str, Any], language: str) -> list[str]:
    """Return the clue cards of a puzzle in words."""
    say = catalogue(language)
    cards: list[tuple[str, str | None]] = [(f"A{card}", None) for card in puzzle["A"]]
    cards += [(f"B{card}", building) for card, building in puzzle["B"]]
    cards += [(f"C{card}", None) for card in puzzle["C"]]
    return [f"{code}: {clue_text(CARD_CODES.index(code), building, say)}" for code, building in cards]
