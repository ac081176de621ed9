"""The table of Old Town as a scene, for pictures: the town, what is set aside, everybody's buildings, and the hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tabletowers.canvas import SvgCanvas
from tabletowers.games.oldtown.components import BUILDINGS, CARD_BUILDING, CARD_OF
from tabletowers.games.oldtown.data import town
from tabletowers.games.oldtown.puzzles.drawing.signs import draw_sign
from tabletowers.games.oldtown.puzzles.drawing.townmap import HEIGHT, INK, WIDTH, corner, draw_map
from tabletowers.scene import Face, Hand, Map, Piece, Pile, Row, Say, Scene, Zone, back
from tabletowers.text import catalogue

_KINDS = {"A": "yellow", "B": "teal", "C": "red"}
_CARD = back("brown", "house")
#: The middle of a lot from its north-west corner, and the distance between the markers on it.
_MIDDLE, _STEP = (95, 78), 52


def scene(view: Mapping[str, Any]) -> Scene:
    """Describe what a view shows."""
    board, me = view["board"], view["seat"]
    buildings = board["buildings"]
    aside = [name for name, shown in buildings.items() if shown["status"] == "aside" and shown["owner"] is None]
    zones: list[Zone] = [
        Map("town", list(on_map(buildings)), width=int(WIDTH), height=int(HEIGHT), ground="map"),
        Row("aside", [tile(name) for name in aside], size="small"),
        Pile("common", hidden=board["common"], back=_CARD, size="small"),
    ]
    if board["turn"]["cards"]:
        zones.append(Row("played", [clue(code) for code in board["turn"]["cards"]], size="small"))
    for seat, shown in enumerate(board["seats"]):
        own = [tile(name, seat) for name, building in buildings.items() if building["owner"] == seat]
        zones.append(Row("own", own, seat, size="small"))
        if seat == me:
            zones.append(Hand("hand", [clue(entry["card"]) for entry in board["hand"]], seat))
        else:
            zones.append(Hand("hand", seat=seat, hidden=sum(shown["cards"].values()), back=_CARD, size="small"))
    return Scene(zones, table="sand")


def on_map(buildings: Mapping[str, Mapping[str, Any]]) -> Iterator[Piece]:
    """Yield the settled buildings and the markers of the others, each on its lot."""
    here: dict[int, list[str]] = {}
    for name, shown in buildings.items():
        if shown["status"] in ("marked", "settled"):
            for lot in shown["lots"]:
                here.setdefault(lot, []).append(name)
    for lot in town().lots:
        x, y = corner(lot)
        x, y = x + _MIDDLE[0], y + _MIDDLE[1]
        names = here.get(lot.lot, [])
        for place, name in enumerate(names):
            shown = buildings[name]
            if shown["status"] == "settled":
                house = Face("tile", "orange", picture=name, text=Say("building", {"building": name}))
                yield Piece("house", name, house, seat=shown["owner"], at=(x, y), size="large")
            else:
                marker = Face("disc", "brown", picture=f"{name}-pale")
                yield Piece("marker", f"{name}-{lot.lot}", marker, at=(x + _STEP * (place - (len(names) - 1) / 2), y))


def tile(name: str, seat: int | None = None) -> Piece:
    """Return a building that isn't on the map."""
    return Piece("tile", name, Face("tile", "orange", picture=name), seat=seat)


def clue(code: str) -> Piece:
    """Return a clue card: its code, and the building that it names."""
    building = CARD_BUILDING[CARD_OF[code]]
    picture = BUILDINGS[building] if building >= 0 else ""
    return Piece("clue", code, Face("card", _KINDS[code[0]], code, picture=picture))


@cache
def pictures(language: str) -> Mapping[str, str]:
    """Return the empty map in a language, and the buildings' signs, dark and pale."""
    say = catalogue(language)
    canvas = SvgCanvas(WIDTH, HEIGHT, say("oldtown-title"))
    draw_map(canvas, say)
    signs = {name: _sign(name, INK) for name in BUILDINGS}
    return {"map": canvas.svg()} | signs | {f"{name}-pale": _sign(name, "#fffaf0") for name in BUILDINGS}


def _sign(building: str, colour: str) -> str:
    canvas = SvgCanvas(30, 30, building)
    draw_sign(canvas, building, 15, 15, 24, colour)
    return canvas.svg()
