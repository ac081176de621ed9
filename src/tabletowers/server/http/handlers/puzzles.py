"""The calls about puzzles."""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Annotated, Any

from msgspec import Meta

from tabletowers.server.http import requests, responses
from tabletowers.server.http.routes import Call, api
from tabletowers.store import Conflict, solved
from tabletowers.store.solved import Solved
from tabletowers.table import Refused

#: The puzzles that everybody gets, so that results can be compared.
_SHARED = re.compile("official-[1-9]|daily-[0-9]{4}-[0-9]{2}-[0-9]{2}")


@api.add("GET", "/puzzles", answer=responses.Puzzles, person=False)
async def puzzles(call: Call) -> Any:
    """The printed puzzles, corrected where a print was wrong, and the levels of generated ones."""
    printed = [await call.services.puzzles.puzzle(f"official-{number}", call.whose) for number in range(1, 9)]
    return {"official": printed, "levels": ["easy", "medium", "hard", "expert"]}


@api.add("GET", "/puzzles/daily", answer=dict[str, Any], person=False,
         query={"date": Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]})  # fmt: skip
async def daily_puzzle(call: Call) -> Any:
    """The puzzle of a day (default: today), the same for everybody."""
    today = datetime.fromtimestamp(call.services.clock() / 1000, UTC).date()
    try:
        day = date.fromisoformat(call.query.get("date", today.isoformat()))
    except ValueError as error:
        raise Refused("bad_request", str(error), path="date") from error
    if day > today:
        raise Refused("no_such_puzzle", "that day has not come yet")
    return await call.services.puzzles.puzzle(f"daily-{day.isoformat()}", call.whose)


@api.add("POST", "/puzzles", body=requests.PuzzleWish, answer=dict[str, Any])
async def new_puzzle(call: Call) -> Any:
    """A generated puzzle."""
    call.services.rates.advice.take(call.person.id)
    seed = call.body.seed if call.body.seed is not None else secrets.randbelow(10**12)
    return await call.services.puzzles.puzzle(f"{call.body.level}-{seed}", call.whose)


@api.add("POST", "/puzzles/examine", body=requests.PuzzleDraft, answer=responses.PuzzleExamined, person=False)
async def examine_puzzle(call: Call) -> Any:
    """How many towns fit a puzzle that somebody is making; its id for a link once it is exactly one."""
    call.take_long()
    return await call.services.puzzles.examine(call.body.puzzle, call.whose)


def _puzzle_id(call: Call) -> str:
    """The puzzle in the path; Refused for one of a day to come."""
    call.services.rates.advice.take(call.who.id if call.who is not None else call.place)
    name = call.path["puzzle"]
    today = datetime.fromtimestamp(call.services.clock() / 1000, UTC).date().isoformat()
    if name.startswith("daily-") and name[6:] > today:
        raise Refused("no_such_puzzle", "that day has not come yet")
    return name


@api.add("GET", "/puzzles/{puzzle}", answer=dict[str, Any], person=False)
async def get_puzzle(call: Call) -> Any:
    """A puzzle by its id."""
    return await call.services.puzzles.puzzle(_puzzle_id(call), call.whose)


@api.add("POST", "/puzzles/{puzzle}/check", body=requests.PuzzlePosition, answer=dict[str, Any], person=False)
async def check_puzzle(call: Call) -> Any:
    """What is wrong in a position, if anything."""
    return await call.services.puzzles.judge(_puzzle_id(call), call.whose, call.body.position, call.body.language)


@api.add("POST", "/puzzles/{puzzle}/hint", body=requests.PuzzleStuck, answer=dict[str, Any], person=False)
async def hint_puzzle(call: Call) -> Any:
    """The next thing to find, with as much of a hint as you want."""
    return await call.services.puzzles.judge(
        _puzzle_id(call), call.whose, call.body.position, call.body.language, call.body.rung
    )


@api.add("POST", "/puzzles/{puzzle}/solved", body=requests.PuzzleSolved, answer=responses.PuzzleCompared)
async def solved_puzzle(call: Call) -> Any:
    """Keep how you have solved a puzzle of the book or of a day, and compare it with the others who have."""
    name, store, given = _puzzle_id(call), call.services.store, call.body
    if not _SHARED.fullmatch(name):
        raise Refused("not_possible", "only results in puzzles of the book and of a day are compared", path="puzzle")
    if not (await call.services.puzzles.judge(name, call.whose, given.position, "en"))["solved"]:
        raise Refused("not_possible", "the puzzle is not solved yet", path="position")
    # Somebody may send the same from two windows at once; the first counts.
    with suppress(Conflict):
        result = Solved(name, call.person.id, given.seconds, given.hints, call.services.clock())
        await store.write(solved.keep, result)
    return (await store.read(solved.compare, name, call.person.id))._asdict()
