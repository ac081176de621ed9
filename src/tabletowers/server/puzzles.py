"""Old Town's puzzles over the API: the printed ones, the puzzle of the day, new ones by grade; check and hints."""

from __future__ import annotations

import asyncio
import re
import secrets
from datetime import date, timedelta
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tabletowers import puzzles
from tabletowers.games.oldtown.data import town
from tabletowers.server.routes import Api, Call
from tabletowers.server.shapes import In
from tabletowers.table import Refused
from tabletowers.text import LANGUAGES

Level = Literal["easy", "medium", "hard", "expert"]
#: Days before and after today whose puzzle may be asked for.
DAYS = 366


class PuzzleWish(In):
    """A new puzzle of a grade; without a seed one is drawn."""

    level: Level
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)] | None = None


class PositionIn(In):
    """What is on the map so far: houses by lot, pencil marks by building, buildings taken for own ones."""

    entries: dict[str, str] = msgspec.field(default_factory=dict)
    marks: dict[str, list[int]] = msgspec.field(default_factory=dict)
    own: list[str] = msgspec.field(default_factory=list)


class PuzzleCheckIn(In):
    """A position to check."""

    position: PositionIn
    language: str = "en"


class PuzzleHintIn(In):
    """A position, and how much is to be told: where to look (1), what to use (2), everything (3)."""

    position: PositionIn
    rung: Annotated[int, Meta(ge=1, le=3)] = 1
    language: str = "en"


class PuzzleShown(Struct):
    """A puzzle without its solution."""

    id: str
    number: int | None
    level: str
    A: list[int]
    B: list[tuple[int, str]]
    C: list[int]
    own: list[str] | None
    own_unknown: int | None
    correction: dict[str, Any] | None


class Puzzles(Struct):
    """The printed puzzles, and the grades of new ones."""

    official: list[PuzzleShown]
    levels: list[str]


class Checked(Struct):
    """What is wrong in a position, and in words."""

    fine: bool
    solved: bool
    entries: dict[str, str]
    marks: list[str]
    own: list[str]
    together: bool
    texts: list[str]


class PuzzleHint(Struct, omit_defaults=True):
    """The next thing to find, as far as the rung tells it."""

    kind: str
    rung: int
    texts: list[str]
    look: dict[str, Any] | None = None
    cards: list[int] | None = None
    technique: str | None = None
    steps: list[dict[str, Any]] | None = None


@lru_cache(maxsize=512)
def find(name: str) -> puzzles.Puzzle:
    """The puzzle of an id: `official-3`, `daily-2026-11-15`, `LEVEL-SEED`; Refused if there is none."""
    if found := re.fullmatch(r"official-([1-8])", name):
        return puzzles.official(int(found[1]))
    if found := re.fullmatch(r"daily-(\d{4}-\d{2}-\d{2})", name):
        try:
            day = date.fromisoformat(found[1])
        except ValueError:
            raise Refused("no_such_puzzle", "there is no such day") from None
        if abs(day - date.today()) > timedelta(days=DAYS):
            raise Refused("no_such_puzzle", "there is no puzzle for that day")
        return puzzles.daily(day).puzzle
    if (found := re.fullmatch(r"([a-z]+)-(\d{1,16})", name)) and found[1] in puzzles.LEVELS:
        seed = int(found[2])
        if seed < 2**53:
            return puzzles.generate(found[1], seed).puzzle
    raise Refused("no_such_puzzle", "there is no such puzzle")


def shown(name: str, puzzle: puzzles.Puzzle) -> dict[str, Any]:
    """A puzzle for a client: everything but its solution."""
    told = puzzles.to_json(puzzle)
    return {key: told.get(key) for key in PuzzleShown.__struct_fields__} | {"id": name}


def add_to(api: Api) -> None:
    """The calls about puzzles. They take a while the first time, so they don't hold up the tables."""

    @api.add("GET", "/puzzles", answer=Puzzles, person=False)
    async def get_puzzles(call: Call) -> Any:
        """The printed puzzles, as corrected, and the grades of new ones."""
        printed = enumerate(town().puzzles, 1)
        official = [shown(f"official-{number}", puzzle.corrected()) for number, puzzle in printed]
        return {"official": official, "levels": list(puzzles.LEVELS)}

    @api.add("POST", "/puzzles", body=PuzzleWish, answer=PuzzleShown, person=False)
    async def new_puzzle(call: Call) -> Any:
        """A new puzzle of a grade."""
        address = call.request.client.host if call.request.client is not None else "?"
        call.service.advice.take(address)
        seed = call.body.seed if call.body.seed is not None else secrets.randbelow(2**53)
        name = f"{call.body.level}-{seed}"
        return shown(name, await asyncio.to_thread(find, name))

    @api.add("GET", "/puzzles/{puzzle}", answer=PuzzleShown, person=False)
    async def get_puzzle(call: Call) -> Any:
        """A puzzle by its id."""
        return shown(call.path["puzzle"], await asyncio.to_thread(find, call.path["puzzle"]))

    @api.add("POST", "/puzzles/{puzzle}/check", body=PuzzleCheckIn, answer=Checked, person=False)
    async def check_puzzle(call: Call) -> Any:
        """What is wrong in a position."""
        return await asyncio.to_thread(_check, call.path["puzzle"], call.body)

    @api.add("POST", "/puzzles/{puzzle}/hint", body=PuzzleHintIn, answer=PuzzleHint, person=False)
    async def hint_puzzle(call: Call) -> Any:
        """The next step that a person could take, told as far as the rung goes."""
        return await asyncio.to_thread(_hint, call.path["puzzle"], call.body)


def _position(given: PositionIn) -> puzzles.Position:
    try:
        return puzzles.position(msgspec.to_builtins(given))
    except ValueError as error:
        raise Refused("bad_request", str(error), path="position") from error


def _language(wish: str) -> str:
    return wish if wish in LANGUAGES else "en"


def _check(name: str, body: PuzzleCheckIn) -> dict[str, Any]:
    return puzzles.check(find(name), _position(body.position)).to_json(_language(body.language))


def _hint(name: str, body: PuzzleHintIn) -> dict[str, Any]:
    return puzzles.hint(find(name), _position(body.position)).to_json(_language(body.language), body.rung)
