"""The table of Babel as a scene, for pictures: the wonders with discs and parts, the points, and everybody's discs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabletowers.games.babel.edition import disc_parts
from tabletowers.scene import Face, Hand, Map, Piece, Pile, Row, Scene, Zone, back

_COLOURS = {"camel": "yellow", "ship": "blue", "crane": "green", "mason": "red"}
_CARD, _ACTION, _DISC = back("brown", "tower"), back("purple", "star"), back("brown", shape="disc")
#: The wonders lie in two rows; each has a place of this size on the map.
_COLUMNS, _ACROSS, _DOWN = 4, 136, 112


def scene(view: Mapping[str, Any]) -> Scene:
    """Describe what a view shows."""
    board, me = view["board"], view["seat"]
    rows = [row(number, points, board["completed"]) for number, points in enumerate(board["wonder_rows"])]
    left = [
        Piece("left", suit, Face("disc", _COLOURS[suit], count), size="small")
        for suit, count in board["suits_left"].items()
    ]
    zones: list[Zone] = [
        Map(
            "wonders",
            [piece for shown in board["wonders"] for piece in wonder(shown, board["turn"])],
            width=_COLUMNS * _ACROSS,
            height=2 * _DOWN,
        ),
        Row("rows", rows, size="small"),
        Row("left", left),
        Pile("deck", hidden=board["deck"], back=_CARD, size="small"),
        Pile("actions", hidden=board["action_deck"], back=_ACTION, size="small"),
    ]
    for seat, shown in enumerate(board["seats"]):
        taken = [disc("taken", f"{seat}-{number}", text) for number, text in enumerate(shown["discs"])]
        zones.append(Row("taken", taken, seat, size="small"))
        if seat == me:
            zones.append(Hand("hand", list(hand(shown)), seat))
        else:
            zones.append(Hand("hand", seat=seat, hidden=shown["cards"], back=_CARD, size="small"))
    return Scene(zones, table="night")


def wonder(shown: Mapping[str, Any], turn: Mapping[str, Any]) -> Iterator[Piece]:
    """Yield a wonder in relief with its discs beside it and the parts of the seats below it."""
    number, name = shown["wonder"], shown["name"]
    x, y = _ACROSS * ((number - 1) % _COLUMNS + 0.5), _DOWN * ((number - 1) // _COLUMNS + 0.5)
    relief = Face("plain", picture=f"{name}-{shown['discs'].count(None)}")
    yield Piece("wonder", number, relief, at=(x - 18, y - 12), size="large")
    for place, text in enumerate(shown["discs"]):
        at = (x + 40, y - 36 + 30 * place)
        if text is None:
            yield Piece("built", f"{number}-{place}", Face("disc"), at=at, spot=True, size="small")
        else:
            yield disc("disc", f"{number}-{place}", text, at)
    building = [seat for seat, parts in enumerate(shown["parts"]) if parts]
    for place, seat in enumerate(building):
        at = (x - 18 + 22 * (place - (len(building) - 1) / 2), y + 36)
        yield Piece(
            "parts", f"{number}-{seat}", Face("disc", figure=shown["parts"][seat]), seat=seat, at=at, size="small"
        )


def disc(kind: str, value: str, text: str | None, at: tuple[float, float] | None = None) -> Piece:
    """Return a disc with its suit's colour and its number; of two suits, the first one's colour and both numbers."""
    if text is None:
        return Piece(kind, value, _DISC, at=at, size="small")
    parts = disc_parts(text)
    numbers = [part for part in (parts["number"], parts["second_number"]) if part is not None]
    face = Face("disc", _COLOURS[parts["suit"]], "+".join(map(str, numbers)))
    return Piece(kind, value, face, at=at, size="small")


def row(number: int, points: tuple[int, int], completed: int) -> Piece:
    """Return the points that a completed wonder pays its first and second builder."""
    face = Face("tile", "white" if number != completed else "yellow", "/".join(map(str, points)))
    return Piece("row", number, face, quiet=number < completed)


def hand(shown: Mapping[str, Any]) -> Iterator[Piece]:
    """Yield the cards of a hand."""
    for suit, count in shown["hand"].items():
        for number in range(count):
            yield Piece("card", f"{suit}-{number}", Face(colour=_COLOURS[suit], picture=suit))
    for action, count in shown["actions"].items():
        for number in range(count):
            yield Piece("action", f"{action}-{number}", Face(colour="purple", symbol="star"))
