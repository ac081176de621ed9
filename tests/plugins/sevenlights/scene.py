"""The table of Seven Lights: the coast with its lighthouses, the store, and the hands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sevenlights.components import BEST, FUELS, LIGHTS, WORTH
from tabletowers.scene import Buttons, Face, Hand, Map, Piece, Pile, Scene, Zone, back

#: The colour and symbol of each fuel.
LOOKS = {
    "wood": ("green", "tree"),
    "oil": ("blue", "drop"),
    "tallow": ("yellow", "candle"),
    "pitch": ("red", "flame"),
}
CARD, BARREL = back("blue", "lighthouse"), back("brown", shape="disc")
WIDTH, HEIGHT = 560, 420


def scene(view: Mapping[str, Any]) -> Scene:
    """Describe what a view shows."""
    board, me = view["board"], view["seat"]
    coast = [piece for number, light in enumerate(board["lights"]) for piece in lighthouse(number, light)]
    zones: list[Zone] = [
        Map("coast", coast, width=WIDTH, height=HEIGHT, ground="coast"),
        Pile("store", hidden=board["left"], back=CARD),
        Buttons("rest", moves="rest"),
    ]
    for seat, shown in enumerate(board["seats"]):
        if seat == me:
            zones.append(Hand("hand", [card(text) for text in shown["hand"]], seat))
        else:
            zones.append(Hand("hand", seat=seat, hidden=shown["cards"], back=CARD, size="small"))
    return Scene(zones, moves=["carry {fuel} {card} {light}", "rest"], table="night")


def lighthouse(number: int, light: Mapping[str, Any]) -> Iterator[Piece]:
    """Yield a lighthouse with its fuel, and the cards there as barrels."""
    name, fuel, keeper = LIGHTS[number], FUELS[BEST[number]], light["keeper"]
    x, y = 70 + 70 * number, 108 if number % 2 == 0 else 256
    colour, symbol = LOOKS[fuel]
    values = {"light": name, "worth": WORTH[number], "fuel": fuel, "lit": "no" if keeper is None else "yes"}
    tower = Face("plain", figure=WORTH[number], picture="dark" if keeper is None else "lit")
    yield Piece("light", name, tower, f"carry * * {name}", keeper, (x, y), values, size="large")
    yield Piece("fuel", name, Face("disc", colour, symbol=symbol), at=(x + 42, y - 26), values=values, size="small")
    for place, one in enumerate(light["cards"]):
        at = (x + 25 * (place - (len(light["cards"]) - 1) / 2), y + 56)
        if one["card"]:
            yield card(one["card"], one["seat"], at)
        else:
            yield Piece("barrel", f"{name}-{place}", BARREL, seat=one["seat"], at=at, size="small")


def card(text: str, seat: int | None = None, at: tuple[float, float] | None = None) -> Piece:
    """A card in the hand, or as a barrel at a lighthouse."""
    fuel, strength = text.split()
    colour, symbol = LOOKS[fuel]
    values = {"fuel": fuel, "card": int(strength)}
    if at is None:
        return Piece("card", text, Face("card", colour, strength, symbol), f"carry {text} *", values=values)
    return Piece("card", text, Face("disc", colour, strength), (), seat, at, values, size="small")
