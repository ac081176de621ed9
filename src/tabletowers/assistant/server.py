"""The tools that an assistant is given: games and rules, a table of its own seat, reasons, puzzles."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from mcp.server.mcpserver import MCPServer

import tabletowers
from tabletowers.assistant.puzzles import add_puzzles
from tabletowers.assistant.reaching import Reach, Refusal
from tabletowers.contract.reasons import Reason
from tabletowers.text import LANGUAGES, catalogue, game_text
from tabletowers.text.sentences import explanation, told

INSTRUCTIONS = """\
Board games to play at a table, and logic puzzles to solve. Begin with `games`, read `rules` of one, then `new_table`.
`look` shows what your seat sees, and the legal moves whenever you are asked for one; `play` one of them exactly as it
is written. `why_not` explains a move that isn't legal, `what_if` what a legal one would do. Others move by themselves;
`wait` returns when it is your turn. You only ever see what your own seat sees."""

#: Seconds that `wait` waits at most, and between two looks.
_LONGEST, _PAUSE = 60.0, 0.1


class Seat:
    """An assistant's own seat at a table."""

    def __init__(self, reach: Reach, language: str) -> None:
        self._reach = reach
        self._say = catalogue(language)
        self._language = language
        #: The last entry of each table's log that the assistant has been told.
        self._told: dict[str, int] = {}

    async def state(self, table: str) -> dict[str, Any]:
        """A table as the seat may see it."""
        found: dict[str, Any] = await self._reach.call("GET", f"/tables/{quote(table, safe='')}")
        return found

    async def look(self, table: str) -> dict[str, Any]:
        """The table in words: what happened since the last look, a drawing, and the legal moves."""
        state = await self.state(table)
        names = self._names(state)
        shown: dict[str, Any] = {"status": state["status"], "position": state["position"]}
        if state["status"] == "over":
            shown["outcome"] = state["outcome"]
        seat, view = state["you"]["seat"], state["view"]
        if view is None:
            return shown | {"players": names}
        shown |= {
            "your_seat": seat,
            "players": names,
            "asked": view["asked"],
            "happened": await self._news(table, names),
        }
        wish = {"view": view, "language": self._language, "names": names, "moves": state["legal"]}
        drawn = await self._reach.call("POST", f"/games/{state['game']}/drawing", wish)
        shown["drawing"] = "\n".join("".join(piece["text"] for piece in line) for line in drawn["lines"])
        if state["status"] == "running":
            shown["legal_moves"] = [
                {"move": move, "means": drawn["labels"][move]} if drawn["labels"][move] else {"move": move}
                for move in state["legal"]
            ]
            shown["sealed"] = seat in state["answered"]
        return shown

    def _names(self, state: dict[str, Any]) -> list[str]:
        return [
            seat["name"] or (f"bot {number} ({seat['level']})" if seat["level"] else f"chair {number}")
            for number, seat in enumerate(state["seats"], 1)
        ]

    async def _news(self, table: str, names: list[str]) -> list[str]:
        """What has happened since the last look, as this seat may know it."""
        state = await self.state(table)
        path = f"/tables/{quote(table, safe='')}/log?after={self._told.get(table, 0)}"
        found = await self._reach.call("GET", path)
        self._told[table] = found["seq"]
        lines = []
        for entry in found["entries"]:
            for event in entry.get("events") or ():
                values = {key: value for key, value in event.items() if key != "event"}
                lines.append(told(event["event"], values, state["game"], self._say, names, state["you"]["seat"]))
        return lines

    async def wait(self, table: str, seconds: float) -> dict[str, Any]:
        """The table as soon as the seat is asked or the game is over, at the latest after so many seconds."""
        left = max(0.0, min(seconds, _LONGEST))
        while True:
            state = await self.state(table)
            asked = state["legal"] and state["you"]["seat"] not in state["answered"]
            if asked or state["status"] == "over" or left <= 0:
                return await self.look(table)
            await asyncio.sleep(_PAUSE)
            left -= _PAUSE

    async def play(self, table: str, move: str) -> dict[str, Any]:
        """Make a move; the table afterwards, or why it can't be made."""
        state = await self.state(table)
        wish = {"seat": state["you"]["seat"], "move": move, "position": state["position"], "key": secrets.token_hex(8)}
        try:
            await self._reach.call("POST", f"/tables/{quote(table, safe='')}/moves", wish)
        except Refusal as refusal:
            if refusal.code != "illegal_move":
                raise
            why = self._in_words(refusal.details["reason"], state, move)
            return {"played": False, "why_not": why, "legal_moves": state["legal"]}
        return {"played": True} | await self.look(table)

    async def what_if(self, table: str, move: str) -> dict[str, Any]:
        """What a move would do as far as the seat can foresee, or the rule that forbids it."""
        state = await self.state(table)
        wish = {"seat": state["you"]["seat"], "move": move}
        found = await self._reach.call("POST", f"/tables/{quote(table, safe='')}/what-if", wish)
        if not found["legal"]:
            return {"legal": False, "why_not": self._in_words(found["reason"], state, move)}
        names, seat = self._names(state), state["you"]["seat"]
        lines = []
        for event in found["events"]:
            values = {key: value for key, value in event.items() if key != "event"}
            lines.append(told(event["event"], values, state["game"], self._say, names, seat))
        return {"legal": True, "would_happen": lines}

    def _in_words(self, reason: dict[str, Any], state: dict[str, Any], move: str) -> str:
        details = {key: value for key, value in reason.items() if key not in ("rule", "code")}
        made = Reason(reason["rule"], reason["code"], details)
        return explanation(made, state["game"], self._say, move, self._names(state))


def rules_of(game: str, language: str) -> str:
    """The rules of a game in words, section by section, with the numbers by which reasons name them."""
    name = tabletowers.game(game).name
    say = catalogue(language)
    parts = [f"# {say(f'{name}-title')}"]
    for section in re.findall(rf"(?m)^{name}-rules-([\w-]+)-title =", game_text(name, language) or ""):
        parts.append(f"## {say(f'{name}-rules-{section}-title')}\n{say(f'{name}-rules-{section}')}")
    return "\n\n".join(parts)


def assistant(reach: Reach, language: str = "en") -> MCPServer:
    """A server with all tools, for one assistant."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
    server = MCPServer("tabletowers", instructions=INSTRUCTIONS, version=tabletowers.__version__)
    seat = Seat(reach, language)
    _add_tables(server, reach, seat, language)
    add_puzzles(server, reach, language)
    return server


def serve(reach: Callable[[], Reach], language: str) -> None:
    """Serve one assistant over standard input and output."""

    async def run() -> None:
        await assistant(reach(), language).run_stdio_async()

    asyncio.run(run())


def _add_tables(server: MCPServer, reach: Reach, seat: Seat, language: str) -> None:
    @server.tool()
    async def games() -> list[dict[str, Any]]:
        """The games that can be played: how many can play, their options, and the bots from the weakest on."""
        found = await reach.call("GET", "/games")
        wanted = ("name", "title", "players", "minutes", "options", "bots")
        return [{key: game[key] for key in wanted} for game in found["games"]]

    @server.tool()
    async def rules(game: str) -> str:
        """The rules of a game."""
        return rules_of(game, language)

    @server.tool()
    async def new_table(
        game: str, players: int = 2, bots: str = "level3", options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Begin a game with bots on all other seats; gives the table's id and what you see."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": bots} for _ in range(players - 1))]
        wish = {"game": game, "seats": seats, "options": options or {}, "level": bots}
        made = await reach.call("POST", "/tables", wish)
        await reach.call("POST", f"/tables/{made['id']}/start", {})
        return {"table": made["id"]} | await seat.look(made["id"])

    @server.tool()
    async def join_table(link: str) -> dict[str, Any]:
        """Sit down at a table that somebody has set up at the server, by the link that they send."""
        found = re.search(r"/t/([\w-]+)(?:\?invite=([\w-]+))?", link)
        if found is None:
            raise ValueError("the link to a table looks like https://…/t/ID?invite=…")
        await reach.call("POST", f"/tables/{found[1]}/join", {"invite": found[2]} if found[2] else {})
        return {"table": found[1]} | await seat.look(found[1])

    @server.tool()
    async def look(table: str) -> dict[str, Any]:
        """What your seat sees: what happened since the last look, the table, and your legal moves if you are asked."""
        return await seat.look(table)

    @server.tool()
    async def view(table: str) -> dict[str, Any]:
        """The same as data: everything that your seat knows of the position."""
        found: dict[str, Any] = (await seat.state(table))["view"] or {}
        return found

    @server.tool()
    async def wait(table: str, seconds: float = 30) -> dict[str, Any]:
        """Wait until it is your turn or the game is over, at most so many seconds (up to 60), and look."""
        return await seat.wait(table, seconds)

    @server.tool()
    async def play(table: str, move: str) -> dict[str, Any]:
        """Make one of your legal moves, written as `look` lists it. If it isn't legal, you learn why."""
        return await seat.play(table, move)

    @server.tool()
    async def undo(table: str) -> dict[str, Any]:
        """Take back your last move, if nothing hidden has come to light since and nobody else has moved."""
        state = await seat.state(table)
        await reach.call("POST", f"/tables/{table}/undo", {"seat": state["you"]["seat"], "position": state["position"]})
        return await seat.look(table)

    @server.tool()
    async def what_if(table: str, move: str) -> dict[str, Any]:
        """What a move of yours would do, as far as you can foresee it; or which rule forbids it."""
        return await seat.what_if(table, move)

    @server.tool()
    async def why_not(table: str, move: str) -> str:
        """The rule that forbids a move now, in words; or that it is legal."""
        found = await seat.what_if(table, move)
        return "It is legal." if found["legal"] else str(found["why_not"])

    @server.tool()
    async def hint(table: str) -> dict[str, Any]:
        """What a bot would do in your place, at tables that allow it."""
        state = await seat.state(table)
        found: dict[str, Any] = await reach.call("POST", f"/tables/{table}/hint", {"seat": state["you"]["seat"]})
        return found

    del games, rules, new_table, join_table, look, view, wait, play, undo, what_if, why_not, hint
