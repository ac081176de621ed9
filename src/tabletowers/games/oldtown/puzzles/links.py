"""A notation that writes a puzzle as one word for a link, such as `1.A4.B37-school.B52.C20.own-bank-hotel.3fa9`.

The word begins with the version of this notation. Then come the cards; a B card is followed by the building that it is
about, unless it is about an unnamed building of the player. Then come the buildings that the player owns, or how many
the player has to identify (`find-2`). The word ends with a checksum, because links are sometimes cut off or mistyped.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from tabletowers.games.oldtown.components import CARD_CODES, CARD_OF
from tabletowers.games.oldtown.data import Puzzle
from tabletowers.games.oldtown.puzzles.model import load

VERSION = "1"


class DamagedLink(ValueError):
    """Raised if a link was cut off or altered."""


class OtherVersion(ValueError):
    """Raised if a link uses an unknown version of the notation."""


def link_of(puzzle: Puzzle) -> str:
    """Encode a puzzle's clues and the buildings that the player owns as a single string for use in a link."""
    parts = [VERSION, *(CARD_CODES[card] for card in puzzle.a)]
    parts += [CARD_CODES[card] if building is None else f"{CARD_CODES[card]}-{building}" for card, building in puzzle.b]
    parts += [CARD_CODES[card] for card in puzzle.c]
    parts.append(f"find-{puzzle.own_unknown}" if puzzle.own is None else "-".join(("own", *puzzle.own)))
    return ".".join((*parts, _checksum(parts)))


def from_link(link: str) -> Puzzle:
    """Return the puzzle that the word in a link encodes.

    Raises DamagedLink or OtherVersion if the word can't be read.
    """
    version, *parts = link.split(".")
    if version.isdecimal() and version != VERSION:
        raise OtherVersion(f"expected a link of version {VERSION}, not {version}")
    if version != VERSION or len(parts) < 2 or _checksum([version, *parts[:-1]]) != parts[-1]:
        raise DamagedLink("this link was cut off or changed")
    *cards, own, _ = parts
    value: dict[str, Any] = {"A": [], "B": [], "C": []}
    try:
        for card in cards:
            code, _, building = card.partition("-")
            number = CARD_OF[code]
            value[code[0]].append([number, building or None] if code[0] == "B" else number)
        kind, *names = own.split("-")
        value |= {"own_unknown": int(names[0])} if kind == "find" else {"own": names}
        return load(value, "link")
    except (KeyError, IndexError, ValueError) as error:
        raise DamagedLink(f"this link is not a puzzle: {error}") from error


def _checksum(parts: list[str]) -> str:
    return f"{crc32('.'.join(parts).encode()) & 0xFFFF:04x}"
