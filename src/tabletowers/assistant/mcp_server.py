"""The tools of the Model Context Protocol server: games, rules, a seat at a table, and tools that games add."""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

from mcp.server.mcpserver import MCPServer

import tabletowers
from tabletowers.assistant.transport import Reach, Refusal
from tabletowers.contract.reasons import Reason
from tabletowers.contract.registry import extras
from tabletowers.text import LANGUAGES, catalogue, game_text
from tabletowers.text.sentences import explanation, told

INSTRUCTIONS = """\
Board games to play at a table; some games offer more tools. Start with `games`, read the `rules` of one, then call
`new_table`.
`look` shows what your seat sees and, when it is your turn, your legal moves; `play` one of them exactly as it
is written. `why_not` explains why a move is illegal, `what_if` shows what a legal one would do. The others move by
themselves; `wait` returns when it is your turn. You only ever see what your own seat sees."""

#: The longest time that `wait` waits, and the pause between its checks, in seconds.
_LONGEST, _PAUSE = 60.0, 0.1


class Seat:
    """An assistant's access to the tables at which it has a seat."""

    def __init__(self, reach: Reach, language: str) -> None:
        self._reach = reach
        self._say = catalogue(language)
        self._language = language
        #: The sequence number of the last log entry that the assistant has read, for each table.
        self._read: dict[str, int] = {}

    async def state(self, table: str) -> dict[str, Any]:
        """Fetch the state of a table as this seat sees it."""
        state: dict[str, Any] = await self._reach.call("GET", f"/tables/{quote(table, safe='')}")
        return state

    async def look(self, table: str) -> dict[str, Any]:
        """Describe a table: the events since the last look, a drawing, and the legal moves."""
        state = await self.state(table)
        names = self._names(state)
        report: dict[str, Any] = {"status": state["status"], "position": state["position"]}
        if state["status"] == "over":
            report["outcome"] = state["outcome"]
        seat, view = state["you"]["seat"], state["view"]
        if view is None:
            return report | {"players": names}
        report |= {
            "your_seat": seat,
            "players": names,
            "asked": view["asked"],
            "happened": await self._news(table, names),
        }
        body = {"view": view, "language": self._language, "names": names, "moves": state["legal"]}
        drawn = await self._reach.call("POST", f"/games/{state['game']}/drawing", body)
        report["drawing"] = "\n".join("".join(piece["text"] for piece in line) for line in drawn["lines"])
        if state["status"] == "running":
            report["legal_moves"] = [
                {"move": move, "means": drawn["labels"][move]} if drawn["labels"][move] else {"move": move}
                for move in state["legal"]
            ]
            report["sealed"] = seat in state["answered"]
        return report

    def _names(self, state: dict[str, Any]) -> list[str]:
        return [
            seat["name"] or (f"bot {number} ({seat['level']})" if seat["level"] else f"chair {number}")
            for number, seat in enumerate(state["seats"], 1)
        ]

    async def _news(self, table: str, names: list[str]) -> list[str]:
        """Describe, in sentences, the events since the last look that this seat may see."""
        state = await self.state(table)
        path = f"/tables/{quote(table, safe='')}/log?after={self._read.get(table, 0)}"
        log = await self._reach.call("GET", path)
        self._read[table] = log["seq"]
        lines = []
        for entry in log["entries"]:
            for event in entry.get("events") or ():
                values = {key: value for key, value in event.items() if key != "event"}
                lines.append(told(event["event"], values, state["game"], self._say, names, state["you"]["seat"]))
        return lines

    async def wait(self, table: str, seconds: float) -> dict[str, Any]:
        """Wait until the seat must move or the game is over, for at most `seconds` seconds, then describe the table."""
        left = max(0.0, min(seconds, _LONGEST))
        while True:
            state = await self.state(table)
            asked = state["legal"] and state["you"]["seat"] not in state["answered"]
            if asked or state["status"] == "over" or left <= 0:
                return await self.look(table)
            await asyncio.sleep(_PAUSE)
            left -= _PAUSE

    async def play(self, table: str, move: str) -> dict[str, Any]:
        """Play a move. Returns a description of the table afterwards, or the reason why the move is illegal."""
        state = await self.state(table)
        body = {"seat": state["you"]["seat"], "move": move, "position": state["position"], "key": secrets.token_hex(8)}
        try:
            await self._reach.call("POST", f"/tables/{quote(table, safe='')}/moves", body)
        except Refusal as refusal:
            if refusal.code != "illegal_move":
                raise
            why = self._in_words(refusal.details["reason"], state, move)
            return {"played": False, "why_not": why, "legal_moves": state["legal"]}
        return {"played": True} | await self.look(table)

    async def what_if(self, table: str, move: str) -> dict[str, Any]:
        """Describe what a move would do as far as the seat can foresee, or the rule that forbids it."""
        state = await self.state(table)
        body = {"seat": state["you"]["seat"], "move": move}
        preview = await self._reach.call("POST", f"/tables/{quote(table, safe='')}/what-if", body)
        if not preview["legal"]:
            return {"legal": False, "why_not": self._in_words(preview["reason"], state, move)}
        names, seat = self._names(state), state["you"]["seat"]
        lines = []
        for event in preview["events"]:
            values = {key: value for key, value in event.items() if key != "event"}
            lines.append(told(event["event"], values, state["game"], self._say, names, seat))
        return {"legal": True, "would_happen": lines}

    def _in_words(self, reason: dict[str, Any], state: dict[str, Any], move: str) -> str:
        details = {key: value for key, value in reason.items() if key not in ("rule", "code")}
        made = Reason(reason["rule"], reason["code"], details)
        return explanation(made, state["game"], self._say, move, self._names(state))


def rules_of(game: str, language: str) -> str:
    """The rules of a game as Markdown, with the rule numbers that explanations cite."""
    name = tabletowers.game(game).name
    say = catalogue(language)
    parts = [f"# {say(f'{name}-title')}"]
    for section in re.findall(rf"(?m)^{name}-rules-([\w-]+)-title =", game_text(name, language) or ""):
        parts.append(f"## {say(f'{name}-rules-{section}-title')}\n{say(f'{name}-rules-{section}')}")
    return "\n\n".join(parts)


def assistant(reach: Reach, language: str = "en") -> MCPServer:
    """Create a server with all tools for one assistant. Raises ValueError if the language is unknown."""
    if language not in LANGUAGES:
        raise ValueError(f"unknown language {language!r}; choose from {', '.join(LANGUAGES)}")
    server = MCPServer("tabletowers", instructions=INSTRUCTIONS, version=tabletowers.__version__)
    seat = Seat(reach, language)
    _add_tables(server, reach, seat, language)
    for extra in extras():
        if (tools := extra.load("tools")) is not None:
            tools.add_tools(server, reach.call, language)
    return server


def serve(reach: Callable[[], Reach], language: str) -> None:
    """Serve one assistant over standard input and output."""

    async def run() -> None:
        await assistant(reach(), language).run_stdio_async()

    asyncio.run(run())


def _add_tables(server: MCPServer, reach: Reach, seat: Seat, language: str) -> None:
    @server.tool()
    async def games() -> list[dict[str, Any]]:
        """List the games with their numbers of players, their options, and their bots from weakest to strongest."""
        catalogue = await reach.call("GET", "/games")
        keys = ("name", "title", "players", "minutes", "options", "bots")
        return [{key: game[key] for key in keys} for game in catalogue["games"]]

    @server.tool()
    async def rules(game: str) -> str:
        """Get the rules of a game."""
        return rules_of(game, language)

    @server.tool()
    async def new_table(
        game: str, players: int = 2, bots: str = "level3", options: dict[str, Any] | None = None
    ) -> dict[str, Any]:
        """Start a game with bots on all other seats. Returns the table's id and what you see."""
        seats = [{"kind": "me"}, *({"kind": "bot", "level": bots} for _ in range(players - 1))]
        body = {"game": game, "seats": seats, "options": options or {}, "level": bots}
        created = await reach.call("POST", "/tables", body)
        await reach.call("POST", f"/tables/{created['id']}/start", {})
        return {"table": created["id"]} | await seat.look(created["id"])

    @server.tool()
    async def join_table(link: str) -> dict[str, Any]:
        """Join a table that another player has set up on the server, using its invitation link."""
        match = re.search(r"/t/([\w-]+)(?:\?invite=([\w-]+))?", link)
        if match is None:
            raise ValueError(f"expected a link like https://…/t/ID?invite=…, not {link!r}")
        await reach.call("POST", f"/tables/{match[1]}/join", {"invite": match[2]} if match[2] else {})
        return {"table": match[1]} | await seat.look(match[1])

    @server.tool()
    async def look(table: str) -> dict[str, Any]:
        """Look at the table from your seat: what has happened since your last look, the board, and your legal moves."""
        return await seat.look(table)

    @server.tool()
    async def view(table: str) -> dict[str, Any]:
        """Get the position as JSON: everything your seat knows."""
        view: dict[str, Any] | None = (await seat.state(table))["view"]
        return view or {}

    @server.tool()
    async def wait(table: str, seconds: float = 30) -> dict[str, Any]:
        """Wait until it is your turn or the game is over, at most `seconds` seconds (up to 60), then look."""
        return await seat.wait(table, seconds)

    @server.tool()
    async def play(table: str, move: str) -> dict[str, Any]:
        """Play one of your legal moves, written exactly as `look` lists it. If it is illegal, you get the reason."""
        return await seat.play(table, move)

    @server.tool()
    async def undo(table: str) -> dict[str, Any]:
        """Take back your last move. Possible only if no one has moved and nothing hidden was revealed since."""
        state = await seat.state(table)
        await reach.call("POST", f"/tables/{table}/undo", {"seat": state["you"]["seat"], "position": state["position"]})
        return await seat.look(table)

    @server.tool()
    async def what_if(table: str, move: str) -> dict[str, Any]:
        """Preview a move: what it would do as far as you can foresee, or the rule that forbids it."""
        return await seat.what_if(table, move)

    @server.tool()
    async def why_not(table: str, move: str) -> str:
        """Explain which rule forbids a move now, or confirm that it is legal."""
        preview = await seat.what_if(table, move)
        return "It is legal." if preview["legal"] else str(preview["why_not"])

    @server.tool()
    async def hint(table: str) -> dict[str, Any]:
        """Ask what a bot would play in your position, if the table allows hints."""
        state = await seat.state(table)
        advice: dict[str, Any] = await reach.call("POST", f"/tables/{table}/hint", {"seat": state["you"]["seat"]})
        return advice

    del games, rules, new_table, join_table, look, view, wait, play, undo, what_if, why_not, hint
