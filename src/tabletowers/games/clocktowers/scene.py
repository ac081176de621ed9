"""The table of Clocktowers as a scene, for pictures: the piles, every player's towers, and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletowers.games.clocktowers.components import COLOUR_NAMES, PILE_NAMES
from tabletowers.scene import Face, Hand, Map, Piece, Pile, Row, Scene, Zone, back

#: The height of each kind of card in a tower, in the units of a piece, and how high its picture is.
_HEIGHTS = {"F1": 23.75, "F2": 47.5, "K": 28.75, "Rr": 27.5, "Rb": 36.25, "Rg": 43.75, "Ry": 26.25, "Rp": 33.75}
_PICTURE = 50
#: The width of a tower with the gap beside it, and the room below and above the towers.
_TOWER, _GROUND, _SKY = 54, 6, 8
_BACKS = {"floors": back("orange", "house"), "clocks": back("brown", "clock"), "roofs": back("blue", "tower")}


def scene(view: Mapping[str, Any]) -> Scene:
    """Describe what a view shows."""
    board, me = view["board"], view["seat"]
    zones: list[Zone] = [pile(name, board["piles"][name]) for name in PILE_NAMES]
    zones.append(Row("wanted", [wanted(colour, board["wanted"][colour]) for colour in COLOUR_NAMES]))
    for seat, shown in enumerate(board["seats"]):
        if shown["towers"]:
            zones.append(street(seat, shown["towers"]))
        if seat == me:
            cards = [card(code, number) for number, code in enumerate(shown["hand"])]
            zones.append(Hand("hand", cards, seat))
        else:
            zones.append(Hand("hand", seat=seat, hidden=shown["cards"], back=_BACKS["floors"], size="small"))
    return Scene(zones, table="night")


def pile(name: str, shown: Mapping[str, Any]) -> Pile:
    """Return a pile with its top card."""
    top = shown["top"]
    pieces = [Piece("top", name, Face(picture=top))] if top else []
    return Pile(name, pieces, hidden=max(0, shown["left"] - len(pieces)), back=_BACKS[name])


def wanted(colour: str, heights: list[int]) -> Piece:
    """Return the heights that the next tower of a colour may have."""
    return Piece("wanted", colour, Face("tile", colour, "/".join(map(str, heights)), picture=f"R{colour[0]}"))


def card(code: str, number: int) -> Piece:
    """Return a card in the hand."""
    return Piece("card", f"{code}-{number}", Face(picture=code))


def street(seat: int, towers: list[Mapping[str, Any]]) -> Map:
    """Return the towers of a seat side by side."""
    high = max(sum(map(_height, tower["cards"])) for tower in towers) + _SKY + _GROUND
    pieces = [piece for number, tower in enumerate(towers) for piece in _storeys(seat, number, tower, high)]
    return Map("street", pieces, seat, width=_TOWER * len(towers), height=round(high))


def _storeys(seat: int, number: int, tower: Mapping[str, Any], high: float) -> Iterator[Piece]:
    """Yield the cards of a tower from the ground up, and its points if it is complete."""
    x, base = _TOWER * (number + 0.5), high - _GROUND
    for place, code in enumerate(tower["cards"]):
        at = (x, base - _PICTURE / 2)
        yield Piece("part", f"{seat}-{number}-{place}", Face("plain", picture=code), at=at)
        base -= _height(code)
    if tower["complete"]:
        flag = Face("plain", "black", tower["points"])
        yield Piece("points", f"{seat}-{number}", flag, at=(x + 18, base - 8), size="small")


def _height(code: str) -> float:
    return next(height for kind, height in _HEIGHTS.items() if code.startswith(kind))
