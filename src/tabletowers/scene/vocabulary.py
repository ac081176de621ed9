"""The words in which a game describes its table: zones with pieces, and the moves that a tap on a piece begins.

A scene is computed from a view alone, so it can't reveal more than the view does. It contains no sentences but the
names of messages, and they are looked up in the game's catalogue when the scene is drawn.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, TypeAlias

from msgspec import Struct, to_builtins

from tabletowers.scene.style import COLOURS, SYMBOLS, TABLES

Shape: TypeAlias = Literal["card", "tile", "disc", "pawn", "block", "die", "plain"]
Size: TypeAlias = Literal["small", "normal", "large"]
#: The values that a message contains.
Values: TypeAlias = Mapping[str, Any]
#: A pattern of moves, or several. A `*` stands for any word: `play 7 *`.
Patterns: TypeAlias = str | Sequence[str]
#: A place on a track (its number) or on a map (across and down).
Place: TypeAlias = int | tuple[float, float]


def _check(what: str, name: str, names: Mapping[str, Any]) -> None:
    if name and name not in names:
        raise ValueError(f"unknown {what} {name!r}; choose from {', '.join(names)}")


class Say(Struct, frozen=True, omit_defaults=True):
    """A sentence: the name of a message, without the game's name, and the values that the message contains.

    With a value `seat`, the message also gets `$player`, the name of the player in that seat.
    """

    message: str
    values: Values = {}


class Face(Struct, frozen=True, omit_defaults=True):
    """What a piece looks like. What is given of it is arranged to suit the shape.

    `figure` is a number or a letter. `colour` and `symbol` are names from the lists in the documentation. `picture` is
    the name of an SVG in the folder `pictures` of the game, without its ending. `text` is a sentence on the piece.
    `back` says that it is the side of a card that tells nothing.
    """

    shape: Shape = "card"
    colour: str = ""
    figure: str | int = ""
    symbol: str = ""
    picture: str = ""
    text: Say | None = None
    back: bool = False

    def __post_init__(self) -> None:
        _check("colour", self.colour, COLOURS)
        _check("symbol", self.symbol, SYMBOLS)


def back(colour: str = "brown", symbol: str = "", shape: Shape = "card") -> Face:
    """Return the back of the cards of a deck. Decks differ in colour and symbol."""
    return Face(shape, colour, symbol=symbol, back=True)


class Piece(Struct, frozen=True, omit_defaults=True):
    """A card, a tile, a pawn or anything else that lies on the table.

    `kind` and `value` say which one it is. No two pieces of a scene have both in common, and a piece that lies
    elsewhere in the next scene flies there. Its name is the message `piece-KIND` with `$value` and `values`.

    `moves`: the moves that a tap on the piece begins. `seat`: the player whose sign is on the piece. `at`: where it
    lies on a track or a map. `spot`: whether it is only a free place for a piece. `quiet`: whether it matters less than
    the others and is drawn paler. `size`: how large it is beside the others.
    """

    kind: str
    value: str | int
    face: Face = Face()
    moves: Patterns = ()
    seat: int | None = None
    at: Place | None = None
    values: Values = {}
    spot: bool = False
    quiet: bool = False
    size: Size = "normal"

    @property
    def id(self) -> str:
        """The kind and the value of the piece in one word."""
        return f"{self.kind}:{self.value}"


class Zone(Struct, frozen=True, omit_defaults=True, tag_field="zone"):
    """A part of the table with pieces in it.

    A zone with a `seat` belongs to that player, and any other lies in the middle of the table. `hidden` is a number of
    pieces that show nothing but their `back`. A tap on the zone itself begins the `moves`. Its caption is the message
    `zone-NAME` with `$count`, the number of pieces, and with `values`; without that message it has none.
    """

    name: str
    pieces: Sequence[Piece] = ()
    seat: int | None = None
    hidden: int = 0
    back: Face = back()
    moves: Patterns = ()
    values: Values = {}
    size: Size = "normal"

    @property
    def id(self) -> str:
        """The name of the zone and, if it belongs to a player, the number of the seat."""
        return self.name if self.seat is None else f"{self.name}-{self.seat}"

    @property
    def count(self) -> int:
        """The number of pieces in the zone, the hidden ones included."""
        return self.hidden + sum(not piece.spot for piece in self.pieces)


class Row(Zone, frozen=True, omit_defaults=True, tag="row"):
    """Pieces side by side, in as many lines as they need."""


class Hand(Zone, frozen=True, omit_defaults=True, tag="hand"):
    """A player's hand. One's own lies in front of everything else, and those of the others beside their names."""


class Pile(Zone, frozen=True, omit_defaults=True, tag="pile"):
    """Pieces on top of each other, of which the last one is seen, and how many there are."""


class Column(Zone, frozen=True, omit_defaults=True, tag="column"):
    """Pieces that overlap from top to bottom, so that something of each is seen."""


class Grid(Zone, frozen=True, omit_defaults=True, tag="grid", kw_only=True):
    """Pieces in lines of the same length. A free place in it is a `spot`."""

    columns: int


class Track(Zone, frozen=True, omit_defaults=True, tag="track", kw_only=True):
    """A row of numbered fields, from `first` to `last`. `at` of a piece is the number of its field."""

    last: int
    first: int = 0


class Map(Zone, frozen=True, omit_defaults=True, tag="map", kw_only=True):
    """A picture with pieces on it. `at` of a piece are the coordinates of its middle, from the top left corner.

    `ground` is the name of an SVG in the folder `pictures` of the game. On a map, a card is 70 wide and 98 high.
    """

    width: int
    height: int
    ground: str = ""


class Note(Zone, frozen=True, omit_defaults=True, tag="note"):
    """Words on the table, without pieces: nothing but the caption."""


class Buttons(Zone, frozen=True, omit_defaults=True, tag="buttons"):
    """A group of moves that are not made with pieces. Those that fit `moves` and can be made now are its buttons."""


class Move(Struct, frozen=True, omit_defaults=True):
    """How a kind of move is put into words, and what happens when all its pieces have been chosen.

    `pattern` names the words of the notation that vary, as in `play {card} {place}`. The words are the message
    `move-VERB`, with the first word as the VERB, and with the named words as values. `direct`: it is made at once,
    without being shown first. `restates`: the events that only repeat the move.
    """

    pattern: str
    direct: bool = False
    restates: Sequence[str] = ()


class Scene(Struct, frozen=True, omit_defaults=True):
    """Everything that lies on the table, in the order in which it is drawn and read aloud."""

    zones: Sequence[Zone]
    moves: Sequence[Move | str] = ()
    #: What the table is made of.
    table: str = "wood"

    def __post_init__(self) -> None:
        _check("table", self.table, TABLES)

    def pieces(self) -> Iterator[tuple[Zone, Piece]]:
        """Yield every piece with the zone in which it lies."""
        for zone in self.zones:
            for piece in zone.pieces:
                yield zone, piece

    def to_json(self) -> dict[str, Any]:
        """Return the scene as JSON-compatible values. What has its default is left out."""
        encoded: dict[str, Any] = to_builtins(self)
        return encoded
