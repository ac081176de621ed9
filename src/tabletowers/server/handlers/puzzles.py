"""The calls about puzzles."""

from __future__ import annotations

import secrets
from datetime import UTC, date, datetime
from typing import Annotated, Any

from msgspec import Meta

from tabletowers.server import incoming, outgoing
from tabletowers.server.routes import Call, api
from tabletowers.table import Refused


@api.add("GET", "/puzzles", answer=outgoing.Puzzles, person=False)
async def puzzles(call: Call) -> Any:
    """The printed puzzles, corrected where a print was wrong, and the levels of generated ones."""
    printed = [await call.service.riddles.puzzle(f"official-{number}") for number in range(1, 9)]
    return {"official": printed, "levels": ["easy", "medium", "hard", "expert"]}


@api.add("GET", "/puzzles/daily", answer=dict[str, Any], person=False,
         query={"date": Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]})  # fmt: skip
async def daily_puzzle(call: Call) -> Any:
    """The puzzle of a day (default: today), the same for everybody."""
    today = datetime.fromtimestamp(call.service.clock() / 1000, UTC).date()
    try:
        day = date.fromisoformat(call.query.get("date", today.isoformat()))
    except ValueError as error:
        raise Refused("bad_request", str(error), path="date") from error
    if day > today:
        raise Refused("no_such_puzzle", "that day has not come yet")
    return await call.service.riddles.puzzle(f"daily-{day.isoformat()}")


@api.add("POST", "/puzzles", body=incoming.PuzzleWish, answer=dict[str, Any])
async def new_puzzle(call: Call) -> Any:
    """A generated puzzle."""
    call.service.advice.take(call.person.id)
    seed = call.body.seed if call.body.seed is not None else secrets.randbelow(10**12)
    return await call.service.riddles.puzzle(f"{call.body.level}-{seed}")


def _riddle(call: Call) -> str:
    """The puzzle asked for; one of a day to come is not told."""
    call.service.advice.take(call.who.id if call.who is not None else call.address)
    name = call.path["puzzle"]
    today = datetime.fromtimestamp(call.service.clock() / 1000, UTC).date().isoformat()
    if name.startswith("daily-") and name[6:] > today:
        raise Refused("no_such_puzzle", "that day has not come yet")
    return name


@api.add("GET", "/puzzles/{puzzle}", answer=dict[str, Any], person=False)
async def get_puzzle(call: Call) -> Any:
    """A puzzle by its id."""
    return await call.service.riddles.puzzle(_riddle(call))


@api.add("POST", "/puzzles/{puzzle}/check", body=incoming.PuzzlePosition, answer=dict[str, Any], person=False)
async def check_puzzle(call: Call) -> Any:
    """What is wrong in a position, if anything."""
    return await call.service.riddles.judge(_riddle(call), call.body.position, call.body.language)


@api.add("POST", "/puzzles/{puzzle}/hint", body=incoming.PuzzleStuck, answer=dict[str, Any], person=False)
async def hint_puzzle(call: Call) -> Any:
    """The next thing that follows, told as far as wished."""
    return await call.service.riddles.judge(_riddle(call), call.body.position, call.body.language, call.body.rung)
