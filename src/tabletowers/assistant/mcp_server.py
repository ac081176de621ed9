"""The tools of the Model Context Protocol server: rules, tables, and tools that games add."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Annotated, Any, TypeVar

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

import tabletowers
from tabletowers.assistant.seat import Seat
from tabletowers.assistant.transport import Reach, Refusal
from tabletowers.contract.registry import extras
from tabletowers.text import LANGUAGES, catalogue, game_text

INSTRUCTIONS = """\
Board games to play at a table; some games offer more tools. Start with `games`, read the `rules` of one, then call
`new_table`.
`look` shows what your seat sees and, when it is your turn, your legal moves with their meanings; `play` one of them
exactly as it is written, with the `position` at which you chose it. `why_not` explains why a move is illegal, `what_if`
shows what a legal one would do. The others move by themselves; `wait` returns when it is your turn. Where everyone
knows that you have only one move, the table makes it for you. You only ever see what your own seat sees."""

#: Hints about tools for the programs that offer them to a language model.
READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ADDS = ToolAnnotations(read_only_hint=False, destructive_hint=False, open_world_hint=False)
CHANGES = ToolAnnotations(read_only_hint=False, destructive_hint=True, open_world_hint=False)

#: The bot that plays unless another is named.
USUAL_BOT = "regular"

TableId = Annotated[str, Field(pattern=r"^[\w-]+$")]
Move = Annotated[str, Field(min_length=1, max_length=200)]
Position = Annotated[int, Field(ge=0)]
F = TypeVar("F", bound=Callable[..., Any])


def rules_of(game: str, language: str) -> str:
    """Return a game's rules and move notation as Markdown. Explanations cite the rules by their numbers."""
    name = tabletowers.game(game).name
    say = catalogue(language)
    parts = [f"# {say(f'{name}-title')}"]
    for section in re.findall(rf"(?m)^{name}-rules-([\w-]+)-title =", game_text(name, language) or ""):
        parts.append(f"## {say(f'{name}-rules-{section}-title')}\n{say(f'{name}-rules-{section}')}")
    if f"{name}-notation" in say:
        parts.append(f"## {say('notation-title')}\n{say(f'{name}-notation')}")
    return "\n\n".join(parts)


async def assistant(reach: Reach, language: str = "en") -> MCPServer:
    """Create a server with all tools for one assistant. Raises ValueError if the language is unknown."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
    server = MCPServer("tabletowers", instructions=INSTRUCTIONS, version=tabletowers.__version__)
    try:
        games = (await reach.call("GET", "/games"))["games"]
    except Refusal:
        # Every call will say why. Until then, the tools name no choices.
        games = []
    _add_games(server, reach, language, games)
    _add_tables(server, reach, Seat(reach, language), games)
    for extra in extras():
        if (tools := extra.load("tools")) is not None:
            tools.add_tools(server, reach.call, language)
    return server


def serve(reach: Callable[[], Reach], language: str) -> None:
    """Serve one assistant over standard input and output."""

    async def run() -> None:
        await (await assistant(reach(), language)).run_stdio_async()

    asyncio.run(run())


def _choose(**choices: Iterable[str]) -> Callable[[F], F]:
    """Return a decorator that adds the allowed values of a tool's arguments to the tool's schema."""

    def described(tool: F) -> F:
        for argument, values in choices.items():
            if named := list(dict.fromkeys(values)):
                tool.__annotations__[argument] = Annotated[str, Field(json_schema_extra={"enum": [*named]})]
        return tool

    return described


def _add_games(server: MCPServer, reach: Reach, language: str, offered: list[dict[str, Any]]) -> None:
    @server.tool(annotations=READS)
    async def games() -> list[dict[str, Any]]:
        """List the games with their numbers of players, their options, and their bots from weakest to strongest."""
        keys = ("name", "title", "players", "minutes", "options")
        catalogue = (await reach.call("GET", "/games"))["games"]
        return [{key: game[key] for key in keys} | {"bots": game["strengths"]} for game in catalogue]

    @server.tool(annotations=READS)
    @_choose(game=(game["name"] for game in offered))
    async def rules(game: str) -> str:
        """Get the rules of a game and its move notation."""
        try:
            return rules_of(game, language)
        except ValueError as error:
            raise ToolError(str(error)) from error

    del games, rules


def _add_tables(server: MCPServer, reach: Reach, seat: Seat, offered: list[dict[str, Any]]) -> None:
    @server.tool(annotations=ADDS)
    @_choose(game=(game["name"] for game in offered), bots=(bot for game in offered for bot in game["bots"]))
    async def new_table(
        game: str, players: int | None = None, bots: str = USUAL_BOT, options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Start a game with bots on all other seats. Returns the table's id and what you see.

        By default, the table has the fewest players that the game allows. `games` lists the bots from weakest to
        strongest.
        """
        number = await _players(reach, game, players)
        seats = [{"kind": "me"}, *({"kind": "bot", "level": bots} for _ in range(number - 1))]
        # Without a window, the table never answers for the assistant because it takes its time.
        body = {"game": game, "seats": seats, "options": options or {}, "level": bots, "window": None}
        table = (await reach.call("POST", "/tables", body))["id"]
        await seat.call("POST", table, "/start", {})
        return {"table": table} | await seat.look(table)

    @server.tool(annotations=ADDS)
    async def join_table(link: str) -> dict[str, Any]:
        """Join a table that another player has set up on the server, using its invitation link."""
        match = re.search(r"/t/([\w-]+)(?:\?invite=([\w-]+))?", link)
        if match is None:
            raise ToolError(f"expected a link like https://…/t/ID?invite=…, not {link[:200]!r}")
        await seat.call("POST", match[1], "/join", {"invite": match[2]} if match[2] else {})
        return {"table": match[1]} | await seat.look(match[1])

    @server.tool(annotations=READS)
    async def look(table: TableId) -> dict[str, Any]:
        """Look at the table from your seat.

        Returns what has happened since your last look, the board, and your legal moves. `choices` counts the legal
        moves of each kind. If `table_moves_for_you` is true, the table is about to make your move for you.
        """
        return await seat.look(table)

    @server.tool(annotations=READS)
    async def view(table: TableId) -> dict[str, Any]:
        """Get the position as JSON: everything your seat knows."""
        view: dict[str, Any] | None = (await seat.state(table))["view"]
        return view or {}

    @server.tool(annotations=READS)
    async def wait(table: TableId, seconds: float = 30) -> dict[str, Any]:
        """Wait until it is your turn or the game is over, at most `seconds` seconds (up to 60), then look."""
        return await seat.wait(table, seconds)

    @server.tool(annotations=ADDS)
    async def play(table: TableId, move: Move, position: Position) -> dict[str, Any]:
        """Play one of your legal moves, written exactly as `look` lists it, with the `position` that `look` gave.

        If it is illegal, you get the reason. If the table has moved on since that position, nothing is played.
        """
        return await seat.play(table, move, position)

    @server.tool(annotations=CHANGES)
    async def undo(table: TableId) -> dict[str, Any]:
        """Take back your last move. Possible only if no one has moved and nothing hidden was revealed since."""
        return await seat.undo(table)

    @server.tool(annotations=READS)
    async def what_if(table: TableId, move: Move) -> dict[str, Any]:
        """Preview a move: what it would do as far as you can foresee, or the rule that forbids it."""
        return await seat.what_if(table, move)

    @server.tool(annotations=READS)
    async def why_not(table: TableId, move: Move) -> str:
        """Explain which rule forbids a move now, or confirm that it is legal."""
        preview = await seat.what_if(table, move)
        return "It is legal." if preview["legal"] else str(preview["why_not"])

    @server.tool(annotations=ADDS)
    async def hint(table: TableId) -> dict[str, Any]:
        """Ask what a bot would play in your position, if the table allows hints."""
        return await seat.hint(table)

    del new_table, join_table, look, view, wait, play, undo, what_if, why_not, hint


async def _players(reach: Reach, game: str, wanted: int | None) -> int:
    """Return the number of players at a new table, by default the smallest.

    Raises ToolError if the game doesn't exist or doesn't allow that number.
    """
    offered = {info["name"]: info["players"] for info in (await reach.call("GET", "/games"))["games"]}
    if game not in offered:
        raise ToolError(f"no_such_game: unknown game {game[:40]!r}; choose from {', '.join(offered)}")
    allowed: list[int] = offered[game]
    if wanted is None:
        return allowed[0]
    if wanted not in allowed:
        raise ToolError(f"bad_options: {game} is for {', '.join(map(str, allowed))} players, not {wanted}")
    return wanted
