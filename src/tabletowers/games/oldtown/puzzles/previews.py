"""Previews of puzzles without their solutions: the text for a link, and the drawing embedded in other pages."""

from __future__ import annotations

import re
from datetime import date

from rich.text import Text

from tabletowers.contract.extra_calls import Asked
from tabletowers.games.oldtown.puzzles.calls import daily_puzzle, get_puzzle
from tabletowers.games.oldtown.puzzles.links import DamagedLink, OtherVersion, from_link
from tabletowers.games.oldtown.puzzles.model import Position
from tabletowers.games.oldtown.puzzles.puzzle_catalogue import level_of, read
from tabletowers.games.oldtown.puzzles.terminal import clue_lines, draw_position
from tabletowers.text import Catalogue

#: The first part of the addresses of puzzles.
ADDRESS = "puzzles"
#: What the calls about a puzzle call its name in their paths.
PLACEHOLDER = "puzzle"
#: The name of today's puzzle.
_TODAY = "daily"
#: What an installed page offers at once: the address, by its message.
SHORTCUTS = {"web-daily-title": f"/{ADDRESS}/{_TODAY}"}
#: The width of an embedded map, in letters.
_ROOM = 100


def describe(name: str, today: date, say: Catalogue) -> tuple[str, str] | None:
    """Return the title and description for a link to a puzzle, or None if no puzzle has this name.

    They are derived from the name alone, so the puzzle does not have to be generated.
    """
    kind, _, rest = name.partition("-")
    if name == _TODAY:
        kind, rest = _TODAY, today.isoformat()
    if kind == "daily":
        day = _day(rest)
        if day is None or day > today:
            return None
        title = say("puzzle-name-daily", date=rest)
        level = level_of(f"daily-{rest}")
    elif kind in ("official", "printed") and re.fullmatch("[1-9]", rest):
        title, level = say("puzzle-name-official", number=int(rest)), None
    elif kind == "own" and _is_sound(rest):
        title, level = say("puzzle-name"), None
    elif (level := level_of(name)) is not None and re.fullmatch(r"\d{1,15}", rest):
        title = say("puzzle-name")
    else:
        return None
    return title if level is None else f"{title} ({say('puzzle-level', level=level)})", say("web-daily-more")


async def draw(asked: Asked, say: Catalogue) -> list[Text]:
    """Return an embedded puzzle as lines of text: the empty map, the player's buildings and the clues.

    Raises Refused if there is no such puzzle.
    """
    shown = await (daily_puzzle(asked) if asked.path[PLACEHOLDER] == _TODAY else get_puzzle(asked))
    puzzle = read(shown)
    town = draw_position(Position({}, {}), puzzle.own or (), say, _ROOM)
    return [*town, Text(""), *clue_lines(puzzle, say)]


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def _is_sound(link: str) -> bool:
    try:
        from_link(link)
    except (DamagedLink, OtherVersion, ValueError):
        return False
    return True
