"""A puzzle that somebody made as one word, for a link: `1.A4.B37-school.B52.C20.own-bank-hotel.3fa9`.

First the version of this notation; then the cards, a B card with the building it is about unless that is one of the
player's own; then the own buildings, or how many are to be found (`find-2`); at last a checksum, since links are cut
off and mistyped.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from tabletowers.games.oldtown.components import CARD_CODES, CARD_OF
from tabletowers.games.oldtown.data import Puzzle
from tabletowers.puzzles.model import load

VERSION = "1"


class DamagedLink(ValueError):
    """A link of which something is missing or has been changed."""


class OtherVersion(ValueError):
    """A link in a notation that this version doesn't know."""


def link_of(puzzle: Puzzle) -> str:
    """A puzzle's clues and own buildings as one word."""
    parts = [VERSION, *(CARD_CODES[card] for card in puzzle.a)]
    parts += [CARD_CODES[card] if building is None else f"{CARD_CODES[card]}-{building}" for card, building in puzzle.b]
    parts += [CARD_CODES[card] for card in puzzle.c]
    parts.append(f"find-{puzzle.own_unknown}" if puzzle.own is None else "-".join(("own", *puzzle.own)))
    return ".".join((*parts, _checksum(parts)))


def from_link(link: str) -> Puzzle:
    """The puzzle of a link; DamagedLink or OtherVersion if there is none."""
    version, *parts = link.split(".")
    if version.isdecimal() and version != VERSION:
        raise OtherVersion(f"this link has version {version}; this server reads version {VERSION}")
    if version != VERSION or len(parts) < 2 or _checksum([version, *parts[:-1]]) != parts[-1]:
        raise DamagedLink("a part of this link is missing or has been changed")
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
        raise DamagedLink(f"this link is no puzzle: {error}") from error


def _checksum(parts: list[str]) -> str:
    return f"{crc32('.'.join(parts).encode()) & 0xFFFF:04x}"
