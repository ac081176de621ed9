"""The table of Market Day: the stall, the bids, everybody's goods, and the own hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletowers.scene import Face, Hand, Piece, Pile, Row, Scene, back

#: What is sold, from the cheapest to the dearest, each with its colour.
WARES = (
    *(("bread", "orange"), ("apple", "red"), ("fish", "blue"), ("cheese", "yellow")),
    *(("wheat", "green"), ("grapes", "purple"), ("pot", "brown"), ("jug", "teal")),
    *(("wool", "grey"), ("cloth", "pink"), ("candle", "white"), ("lantern", "orange")),
    *(("bell", "blue"), ("shell", "teal"), ("ring", "purple"), ("crown", "yellow")),
)
#: The colours of the cards, from ten to ten.
TENS = ("grey", "teal", "green", "yellow", "orange", "red")
CARD, CRATE = back("brown", "coin"), back("brown", "wheat", "tile")


def scene(view: Mapping[str, Any]) -> Scene:
    """Describe what a view shows."""
    board = view["board"]
    seats = list(enumerate(board["seats"]))
    zones = [
        Row("stall", [good(number, f"take {number}") for number in board["open"]], size="large"),
        Pile("crates", hidden=board["left"], back=CRATE),
        Pile("played", [card(number) for number in board["played"]], size="small"),
        Row("bids", [bid(seat, shown) for seat, shown in seats]),
    ]
    for seat, shown in seats:
        zones.append(Row("goods", [good(number) for number in shown["goods"]], seat, size="small"))
        if seat == view["seat"]:
            zones.append(Hand("hand", [card(number) for number in shown["hand"]], seat))
        else:
            zones.append(Hand("hand", seat=seat, hidden=shown["cards"], back=CARD, size="small"))
    return Scene(zones, moves=["bid {card}", "take {good}"])


def good(number: int, moves: str = "") -> Piece:
    """One of the goods, and what a tap on it begins."""
    ware, colour = WARES[number - 1]
    return Piece("good", number, Face("tile", colour, number, ware), moves)


def card(number: int, seat: int | None = None) -> Piece:
    """A card, which is bid by a tap."""
    return Piece("card", number, Face("card", TENS[(number - 1) // 10], number), f"bid {number}", seat)


def bid(seat: int, shown: Mapping[str, Any]) -> Piece:
    """What a seat bids: its card, its card face down, or nothing yet."""
    if shown["bid"]:
        return card(shown["bid"], seat)
    if shown["sealed"]:
        return Piece("sealed", seat, CARD, seat=seat)
    return Piece("bid", seat, seat=seat, spot=True)
