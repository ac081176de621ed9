"""An assistant's seats at its tables: what the assistant sees there, and the moves that it makes."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Iterable
from typing import Any

from mcp.server.mcpserver.exceptions import ToolError

from tabletowers.assistant.transport import Reach, Refusal
from tabletowers.contract.reasons import Reason
from tabletowers.text import catalogue
from tabletowers.text.sentences import explanation, told

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
        #: The decisions that the table may answer for a seat, by game and name, each with its standing answers.
        self._public: dict[str, dict[str, list[dict[str, str]]]] = {}

    async def call(self, method: str, table: str, path: str = "", body: Any = None) -> Any:
        """Make an API call for a table. `path` is relative to the table's address."""
        return await self._reach.call(method, f"/tables/{table}{path}", body)

    async def state(self, table: str) -> dict[str, Any]:
        """Fetch the state of a table as this seat sees it."""
        state: dict[str, Any] = await self.call("GET", table)
        if state["view"] is not None:
            # What the page draws says nothing that the rest of the view doesn't.
            state["view"].pop("scene", None)
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
            "happened": await self._news(table, state, names),
        }
        moves = await self._choices(state)
        drawn = await self._drawing(state, moves)
        report["drawing"] = "\n".join("".join(piece["text"] for piece in line) for line in drawn["lines"])
        if state["status"] == "running":
            meanings = drawn["meanings"]
            report["legal_moves"] = [{"move": move, "means": meanings[move]["words"]} for move in moves]
            report["choices"] = dict(Counter(meanings[move]["kind"] for move in moves))
            report["sealed"] = seat in state["answered"]
            report["table_moves_for_you"] = self._asked(state) and not moves
        return report

    async def _drawing(self, state: dict[str, Any], moves: Iterable[str]) -> dict[str, Any]:
        """Fetch a text drawing of a position, with a description of each of these moves."""
        body = {"view": state["view"], "language": self._language, "names": self._names(state), "moves": list(moves)}
        drawn: dict[str, Any] = await self._reach.call("POST", f"/games/{state['game']}/drawing", body)
        return drawn

    def _asked(self, state: dict[str, Any]) -> bool:
        """Return whether the seat still has to make a decision."""
        seat, view = state["you"]["seat"], state["view"]
        running = state["status"] == "running" and view is not None
        return running and seat in view["asked"] and seat not in state["answered"] and not state["waiting"]

    async def _choices(self, state: dict[str, Any]) -> list[str]:
        """Return the legal moves from which the seat has to choose now.

        There are none if the seat has nothing to decide, or if the table will make the move itself.
        """
        return state["legal"] if self._asked(state) and not await self._answered_by_table(state) else []

    async def _answered_by_table(self, state: dict[str, Any]) -> bool:
        """Return whether the table will make the seat's move by itself.

        It does so only for decisions whose legal moves everyone knows: if the seat has given a standing answer, or if
        only one move is legal and the seat wants forced moves to be made automatically.
        """
        game, orders = state["game"], state["orders"]
        if game not in self._public:
            for info in (await self._reach.call("GET", "/games"))["games"]:
                public = [decision for decision in info["decisions"] if not decision["hidden"]]
                self._public[info["name"]] = {decision["name"]: decision["standing"] for decision in public}
        standing = self._public[game].get(state["view"]["decision"])
        if standing is None:
            return False
        ordered = any(orders[answer["name"]] == answer["value"] for answer in standing)
        return ordered or (orders["forced"] and len(state["legal"]) == 1)

    def _names(self, state: dict[str, Any]) -> list[str]:
        return [
            seat["name"] or (f"bot {number} ({seat['level']})" if seat["level"] else f"chair {number}")
            for number, seat in enumerate(state["seats"], 1)
        ]

    async def _news(self, table: str, state: dict[str, Any], names: list[str]) -> list[str]:
        """Describe, in sentences, the events since the last look that this seat may see."""
        log = await self.call("GET", table, f"/log?after={self._read.get(table, 0)}")
        self._read[table] = log["seq"]
        events = [event for entry in log["entries"] for event in entry.get("events") or ()]
        return self._sentences(events, state, names)

    def _sentences(self, events: Iterable[dict[str, Any]], state: dict[str, Any], names: list[str]) -> list[str]:
        lines = []
        for event in events:
            values = {key: value for key, value in event.items() if key != "event"}
            lines.append(told(event["event"], values, state["game"], self._say, names, state["you"]["seat"]))
        return lines

    async def wait(self, table: str, seconds: float) -> dict[str, Any]:
        """Wait until the seat must move or the game is over, for at most `seconds` seconds, then describe the table."""
        left = max(0.0, min(seconds, _LONGEST))
        while True:
            state = await self.state(table)
            if state["status"] == "over" or left <= 0 or await self._choices(state):
                return await self.look(table)
            await asyncio.sleep(_PAUSE)
            left -= _PAUSE

    async def play(self, table: str, move: str, position: int) -> dict[str, Any]:
        """Play a move that was chosen at `position`. Returns a description of the table afterwards.

        If the move is illegal, returns the reason instead. Raises ToolError, and plays nothing, if the table has moved
        on since `position` or the seat has nothing to decide.
        """
        state = await self.state(table)
        body = {"seat": self._own(state), "move": move, "position": position, "key": secrets.token_hex(8)}
        try:
            await self.call("POST", table, "/moves", body)
        except Refusal as refusal:
            if refusal.code == "stale_position":
                now = refusal.details["position"]
                message = f"{refusal.code}: you chose this move at position {position}, but the table is at position"
                raise ToolError(f"{message} {now}; nothing was played. Look again, then choose a move.") from refusal
            if refusal.code != "illegal_move":
                raise
            why = self._in_words(refusal.details["reason"], state, move)
            return {"played": False, "why_not": why, "position": state["position"], "legal_moves": state["legal"]}
        return {"played": True} | await self.look(table)

    async def undo(self, table: str) -> dict[str, Any]:
        """Take back the seat's last move, and describe the table."""
        state = await self.state(table)
        await self.call("POST", table, "/undo", {"seat": self._own(state), "position": state["position"]})
        return await self.look(table)

    async def hint(self, table: str) -> dict[str, Any]:
        """Ask which move a bot would make, and describe the move."""
        state = await self.state(table)
        advice: dict[str, Any] = await self.call("POST", table, "/hint", {"seat": self._own(state)})
        drawn = await self._drawing(state, [advice["move"]])
        return advice | {"means": drawn["meanings"][advice["move"]]["words"]}

    async def what_if(self, table: str, move: str) -> dict[str, Any]:
        """Describe what a move would do as far as the seat can foresee, or the rule that forbids it."""
        state = await self.state(table)
        preview = await self.call("POST", table, "/what-if", {"seat": self._own(state), "move": move})
        if not preview["legal"]:
            return {"legal": False, "why_not": self._in_words(preview["reason"], state, move)}
        return {"legal": True, "would_happen": self._sentences(preview["events"], state, self._names(state))}

    def _own(self, state: dict[str, Any]) -> int:
        """Return the assistant's seat number at a table. Raises ToolError if the assistant has no seat there."""
        seat: int | None = state["you"]["seat"]
        if seat is None:
            raise ToolError("not_your_seat: you have no seat in this game; it may not have started yet")
        return seat

    def _in_words(self, reason: dict[str, Any], state: dict[str, Any], move: str) -> str:
        details = {key: value for key, value in reason.items() if key not in ("rule", "code")}
        made = Reason(reason["rule"], reason["code"], details)
        return explanation(made, state["game"], self._say, move, self._names(state))
