"""The API calls for puzzles, which are taken from the rulebook, generated, or made by players."""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from datetime import date
from typing import TYPE_CHECKING, Annotated, Any, Literal

from msgspec import Meta, Struct, convert

from tabletowers.contract.extra_calls import Asked, ExtraCall, Refused
from tabletowers.games.oldtown.data import LEVELS
from tabletowers.games.oldtown.puzzles.links import DamagedLink, OtherVersion, from_link
from tabletowers.games.oldtown.puzzles.model import OFFICIAL
from tabletowers.games.oldtown.puzzles.puzzle_catalogue import examined, judged, level_of, named, shown
from tabletowers.text import LANGUAGES

if TYPE_CHECKING:
    Language = str
    Level = str
else:
    Language = Literal[LANGUAGES]
    Level = Literal[LEVELS]

#: The functions that a worker can run, by name.
JOBS = {"find": named, "judge": judged, "examine": examined}
#: The HTTP status for each error code of a refused puzzle.
STATUS = {"no_such_puzzle": 404, "damaged_puzzle": 404, "other_puzzle_version": 404}

#: Puzzles that are the same for everyone, so that results can be compared.
_SHARED = re.compile("official-[1-9]|daily-[0-9]{4}-[0-9]{2}-[0-9]{2}")
#: The levels whose puzzles take minutes to generate without compiled kernels.
_SLOW = ("hard", "expert")
#: A cache of puzzles with their solutions, by name, and its size.
_known: OrderedDict[str, dict[str, Any]] = OrderedDict()
_REMEMBERED = 500


# Requests


class _In(Struct, forbid_unknown_fields=True, gc=False):
    """The base class of all requests. Unknown fields are rejected."""


class PuzzleWish(_In):
    """A request for a new puzzle."""

    level: Level
    seed: Annotated[int, Meta(ge=0, le=999_999_999_999_999)] | None = None


class PuzzleDraft(_In):
    """A puzzle that a player is making, as an object with the keys `A`, `B`, `C`, and `own` or `own_unknown`."""

    puzzle: dict[str, Any]


class PuzzlePosition(_In):
    """A player's position in a puzzle, as an object with the keys `entries`, `marks` and `own`."""

    position: dict[str, Any] | None = None
    language: Language = "en"


class PuzzleStuck(_In):
    """A request for a hint: the player's position, and how much the hint may reveal.

    `rung` is 1 for where to look, 2 for which clues to use, and 3 for everything.
    """

    position: dict[str, Any] | None = None
    language: Language = "en"
    rung: Annotated[int, Meta(ge=1, le=3)] = 3


class PuzzleSolved(_In):
    """A player's solution to a puzzle, the time it took in seconds, and the number of hints used."""

    position: dict[str, Any]
    seconds: Annotated[int, Meta(ge=0, le=2_000_000_000)]
    hints: Annotated[int, Meta(ge=0, le=1_000_000)]


# Responses


class Puzzles(Struct):
    """The puzzles in the rulebook, and the levels of generated puzzles."""

    official: list[dict[str, Any]]
    levels: list[str]


class PuzzleExamined(Struct):
    """An assessment of a puzzle that a player is creating.

    `count` is the number of solutions found, and `complete` says whether there are no others. `settled` has an entry
    for each lot: the building that stands there in every solution, or null. If there is no solution, `conflict` lists
    cards that contradict each other. If there is exactly one solution, `id` and `level` are those of the puzzle, and
    `own_sets` is the number of different sets of buildings that the player could own.
    """

    count: int
    complete: bool
    settled: list[str | None]
    conflict: list[int]
    id: str | None
    level: str | None
    own_sets: int | None


class PuzzleCompared(Struct):
    """Your first result for a puzzle, and how it compares with the results of others.

    `others` is the number of other players who solved the puzzle. `slower`, `more_hints` and `fewer_hints` count those
    of them who were slower, used more hints or used fewer hints.
    """

    seconds: int
    hints: int
    others: int
    slower: int
    more_hints: int
    fewer_hints: int


# The calls


async def puzzles(request: Asked) -> Puzzles:
    """List the puzzles in the rulebook, with misprints corrected, and the levels of generated puzzles."""
    printed = [await _without_solution(request, f"official-{number}") for number in range(1, OFFICIAL + 1)]
    return Puzzles(printed, list(LEVELS))


async def daily_puzzle(request: Asked) -> dict[str, Any]:
    """Get the daily puzzle for a date (default: today). It is the same for everyone."""
    try:
        day = date.fromisoformat(request.query.get("date", request.today.isoformat()))
    except ValueError as error:
        raise Refused("bad_request", str(error), path="date") from error
    return await _without_solution(request, f"daily-{day.isoformat()}")


async def new_puzzle(request: Asked) -> dict[str, Any]:
    """Generate a new puzzle of the requested level."""
    seed = request.body.seed if request.body.seed is not None else secrets.randbelow(10**12)
    return await _without_solution(request, f"{request.body.level}-{seed}")


async def examine_puzzle(request: Asked) -> PuzzleExamined:
    """Assess a puzzle that you are creating.

    If the puzzle has exactly one solution, the result includes its id, which can be used in a link.
    """
    try:
        assessment = await request.work("examine", request.body.puzzle)
    except ValueError as error:
        raise Refused("bad_request", str(error), path="puzzle") from error
    return convert(assessment, PuzzleExamined)


async def get_puzzle(request: Asked) -> dict[str, Any]:
    """Get a puzzle by its id."""
    return await _without_solution(request, request.path["puzzle"])


async def check_puzzle(request: Asked) -> dict[str, Any]:
    """List the mistakes in your position in a puzzle."""
    return await _judged(request, request.body.language)


async def hint_puzzle(request: Asked) -> dict[str, Any]:
    """Get a hint for the next step. `rung` (1 to 3) determines how much the hint reveals."""
    return await _judged(request, request.body.language, request.body.rung)


async def solved_puzzle(request: Asked) -> PuzzleCompared:
    """Store your result for a rulebook puzzle or a daily puzzle, and compare it with the results of others."""
    name = request.path["puzzle"]
    _refuse_later(request, name)
    if not _SHARED.fullmatch(name):
        raise Refused("not_possible", "only results in puzzles of the book and of a day are compared", path="puzzle")
    if not (await _judged(request, "en"))["solved"]:
        raise Refused("not_possible", "the puzzle is not solved yet", path="position")
    return PuzzleCompared(*await request.compare(name, request.body.seconds, request.body.hints))


_DATE = Annotated[str, Meta(pattern=r"^[0-9]{4}-[0-9]{2}-[0-9]{2}$(?!\n)")]
_A_PUZZLE = "/puzzles/{puzzle}"

CALLS = (
    ExtraCall("GET", "/puzzles", puzzles, Puzzles),
    ExtraCall("GET", "/puzzles/daily", daily_puzzle, dict[str, Any], query={"date": _DATE}),
    ExtraCall("POST", "/puzzles", new_puzzle, dict[str, Any], PuzzleWish, person=True, limit="advice"),
    ExtraCall("POST", "/puzzles/examine", examine_puzzle, PuzzleExamined, PuzzleDraft, limit="long"),
    ExtraCall("GET", _A_PUZZLE, get_puzzle, dict[str, Any], limit="advice"),
    ExtraCall("POST", f"{_A_PUZZLE}/check", check_puzzle, dict[str, Any], PuzzlePosition, limit="advice"),
    ExtraCall("POST", f"{_A_PUZZLE}/hint", hint_puzzle, dict[str, Any], PuzzleStuck, limit="advice"),
    ExtraCall(
        "POST", f"{_A_PUZZLE}/solved", solved_puzzle, PuzzleCompared, PuzzleSolved,
        person=True, limit="advice", online=True,
    ),
)  # fmt: skip


def _refuse_later(request: Asked, name: str) -> None:
    """Refuse access to the daily puzzle of a future date."""
    if name.startswith("daily-") and name[6:] > request.today.isoformat():
        raise Refused("no_such_puzzle", "that day has not come yet")


async def _whole(request: Asked, name: str) -> dict[str, Any]:
    """Return the puzzle with this name, including its solution."""
    _refuse_later(request, name)
    if name not in _known:
        try:
            if name.startswith("own-"):
                # Checked here, because a worker's exception loses its type.
                from_link(name[4:])
            if level_of(name) in _SLOW and not request.compiled:
                raise Refused("not_ready", "the puzzle solver is being compiled; try again in a moment")
            _known[name] = await request.work("find", name)
        except DamagedLink as error:
            raise Refused("damaged_puzzle", str(error)) from error
        except OtherVersion as error:
            raise Refused("other_puzzle_version", str(error)) from error
        except ValueError as error:
            raise Refused("no_such_puzzle", str(error)) from error
        if len(_known) > _REMEMBERED:
            _known.popitem(last=False)
    return _known[name]


async def _without_solution(request: Asked, name: str) -> dict[str, Any]:
    """Return the puzzle with this name, without its solution."""
    return shown(name, await _whole(request, name))


async def _judged(request: Asked, language: str, rung: int | None = None) -> dict[str, Any]:
    """Return the mistakes in the submitted position or, if `rung` (the hint level) is given, a hint.

    The puzzle is the one named in the URL's path.
    """
    whole = await _whole(request, request.path["puzzle"])
    try:
        result: dict[str, Any] = await request.work("judge", whole, request.body.position, language, rung)
    except ValueError as error:
        raise Refused("bad_request", str(error), path="position") from error
    return result
