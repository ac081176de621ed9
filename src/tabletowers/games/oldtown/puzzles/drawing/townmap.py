"""The map of Old Town (OT-1) in the style of a surveyor's map: streets, railway, lots with entrances, surroundings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tabletowers.canvas import Canvas, around, circle, width_of
from tabletowers.games.oldtown.data import Lot, town
from tabletowers.games.oldtown.puzzles.drawing.signs import draw_sign
from tabletowers.games.oldtown.puzzles.words import sentence
from tabletowers.text import Catalogue

INK = "#4a3018"
FAINT = "#8a6a42"
GROUND = "#ecdfbf"
STREET = "#faf4e4"
PLOT = "#f7eed6"
WOOD = "#d2ab72"
GLOW = "#f0c878"

# The size of the map, in which all its parts are laid out.
WIDTH, HEIGHT = 1144.0, 1020.0
_LOT_WIDTH, _LOT_HEIGHT = 190.0, 150.0
_COLUMNS = (120.0, 382.0, 572.0, 834.0)
_ROWS = (110.0, 324.0, 538.0, 752.0)
_EDGE = 22.0
_RAILWAY = 506.0
_CORNER = 9.0

_BUFFALO = (
    "M3 23C2 17 5 12 10 10C12 4 20 0 27 2C33 3 36 7 42 8C50 9 56 13 57 20C58 25 56 29 56 33L57 43H53L51 34C47 31 42 32"
    " 37 31L37 43H33L31 31C28 33 25 34 22 33L22 43H18L17 33C14 33 12 35 9 36C5 35 3 31 4 27L1 25Z"
)
_CACTUS = (
    "M-5 0V-46C-5 -53 5 -53 5 -46V-26H10C12 -26 13 -27 13 -29V-35C13 -40 20 -40 20 -35V-27C20 -21 17 -18 11 -18H5V0Z"
    "M-5 -22H-11C-17 -22 -20 -25 -20 -31V-38C-20 -43 -13 -43 -13 -38V-32C-13 -30 -12 -29 -10 -29H-5Z"
)
_STONE = "M-9 0V-16C-9 -27 9 -27 9 -16V0ZM-1.4 -4V-11H-5V-14H-1.4V-18H1.4V-14H5V-11H1.4V-4Z"
_CROSS = "M-2.4 0V-13H-8V-18H-2.4V-25H2.4V-18H8V-13H2.4V0Z"
_TUFT = "M-6 -8L-2 0M0 -11V0M6 -8L2 0"


@dataclass(frozen=True, slots=True)
class OnMap:
    """What to draw on the map: the building on each lot, the pencil marks for each building, and highlighted lots."""

    entries: Mapping[int, str] = field(default_factory=dict)
    marks: Mapping[str, Sequence[int]] = field(default_factory=dict)
    glow: Sequence[int] = ()
    #: Buildings that are drawn as the player's own.
    own: Sequence[str] = ()


def draw_map(canvas: Canvas, say: Catalogue, on_map: OnMap | None = None) -> None:
    """Draw the whole map, which is WIDTH wide and HEIGHT high, with the buildings and marks of `on_map`."""
    on_map = on_map or OnMap()
    canvas.box(0, 0, WIDTH, HEIGHT, 6, fill=STREET, stroke=INK, width=3)
    _draw_blocks(canvas)
    _draw_buffalo(canvas)
    _draw_graveyard(canvas)
    _draw_desert(canvas)
    _draw_railway(canvas)
    _draw_names(canvas, say)
    _draw_compass(canvas, WIDTH - 68, 86, 36, say("puzzle-north"))
    canvas.box(9, 9, WIDTH - 18, HEIGHT - 18, 3, stroke=INK, width=1)
    for lot in town().lots:
        _draw_lot(canvas, lot, glow=lot.lot in on_map.glow)
        building = on_map.entries.get(lot.lot)
        if building is not None:
            _draw_house(canvas, lot, building, say, own=building in on_map.own)
        else:
            _draw_marks(canvas, lot, [name for name, lots in sorted(on_map.marks.items()) if lot.lot in lots])


def draw_empty_map(canvas: Canvas, say: Catalogue, scale: float) -> None:
    """Draw the map at this scale, with no buildings or marks."""
    canvas.stamp("empty-map", WIDTH, HEIGHT, lambda: draw_map(canvas, say), scale)


def corner(lot: Lot) -> tuple[float, float]:
    """Return the coordinates of a lot's north-west corner."""
    return _COLUMNS[lot.column - 1], _ROWS[lot.row - 1]


# Land, streets and railway


def _draw_blocks(canvas: Canvas) -> None:
    """Draw the nine blocks of land between the streets."""
    across = ((_EDGE, 310.0), (382.0, 762.0), (834.0, WIDTH - _EDGE))
    down = ((_EDGE, 260.0), (324.0, 688.0), (752.0, HEIGHT - _EDGE))
    for left, right in across:
        for top, bottom in down:
            canvas.box(left, top, right - left, bottom - top, _CORNER, fill=GROUND, stroke=FAINT, width=1.4)


def _draw_railway(canvas: Canvas) -> None:
    """Draw two rails on their ties, from one edge of the map to the other."""
    canvas.box(9, _RAILWAY - 19, WIDTH - 18, 38, fill="#dccba4")
    tie = 20.0
    while tie < WIDTH - 14:
        canvas.box(tie - 3.4, _RAILWAY - 15, 6.8, 30, 1, fill="#8c6b43")
        tie += 18.4
    for rail in (-8.0, 8.0):
        canvas.line(9, _RAILWAY + rail, WIDTH - 9, _RAILWAY + rail, stroke=INK, width=3)


def _draw_names(canvas: Canvas, say: Catalogue) -> None:
    """Draw the names of the streets, the railway and the places around the town."""
    for street, y in (("main", 292.0), ("cemetery", 720.0)):
        for x in (572.0, 929.0, 215.0):
            _spaced(canvas, x, y + 8, say(f"oldtown-street-{street}"), 24)
    for street, x in (("dalton", 346.0), ("cavendish", 798.0)):
        for y in (185.0, 399.0, 607.0, 850.0):
            _spaced(canvas, x + 7, y, say(f"oldtown-street-{street}"), 20, angle=-90, spacing=1.6)
    name = say("oldtown-street-railway")
    wide = width_of(name, "name", 21) + 3 * len(name) + 22
    canvas.box(572 - wide / 2, _RAILWAY - 15, wide, 30, 8, fill="#f1e6ca", stroke=INK, width=1.4)
    _spaced(canvas, 572, _RAILWAY + 7, name, 21)
    _spaced(canvas, 572, 84, say("oldtown-place-buffalo_field"), 22, colour=FAINT)
    _spaced(canvas, 200, 972, say("oldtown-place-graveyard"), 22, colour=FAINT)
    _spaced(canvas, 640, 962, say("oldtown-place-desert"), 22, colour=FAINT)


def _spaced(
    canvas: Canvas,
    x: float,
    y: float,
    text: str,
    size: float,
    *,
    angle: float = 0.0,
    colour: str = INK,
    spacing: float = 3.0,
) -> None:
    canvas.text(x, y, text, face="name", size=size, fill=colour, align="middle", angle=angle, spacing=spacing)


def _draw_buffalo(canvas: Canvas) -> None:
    """Draw a herd of buffalo and some grass in the north-west."""
    for x, y, size in ((58, 120, 0.9), (46, 350, 1.0), (150, 42, 1.05), (236, 56, 0.8), (394, 40, 0.8), (708, 44, 0.7)):
        with canvas.moved(x, y, size):
            canvas.path(_BUFFALO, fill="#7b5a34")
            canvas.path("M7 12C4 10 3 7 5 4C6 7 8 9 11 9Z", fill=INK)
    for x, y in ((44, 66), (92, 230), (52, 252), (98, 430), (48, 440), (290, 92), (112, 92), (402, 102), (742, 96)):
        with canvas.moved(x, y):
            canvas.path(_TUFT, stroke=FAINT, width=2)


def _draw_graveyard(canvas: Canvas) -> None:
    """Draw graves inside a fence in the south-west."""
    graves = ((50, 600, 0), (88, 632, 1), (48, 668, 1), (52, 800, 0), (90, 838, 1), (50, 880, 1), (88, 912, 0))
    for x, y, kind in (*graves, (54, 962, 1), (100, 978, 0), (284, 950, 0), (296, 988, 1), (146, 940, 1)):
        with canvas.moved(x, y):
            canvas.path(_CROSS if kind else _STONE, fill="#8d7450")
            canvas.line(-12, 1, 12, 1, stroke=FAINT, width=1.6)


def _draw_desert(canvas: Canvas) -> None:
    """Draw dunes and cacti in the south-east."""
    dunes = (
        (1040, 600),
        (1052, 668),
        (1036, 790),
        (1050, 860),
        (1040, 930),
        (430, 950),
        (540, 986),
        (680, 942),
        (850, 975),
    )
    for x, y in (*dunes, (940, 950)):
        canvas.path(f"M{x} {y}C{x + 18} {y - 20} {x + 36} {y - 20} {x + 54} {y}", stroke=FAINT, width=2)
        canvas.path(f"M{x + 40} {y - 10}C{x + 48} {y - 16} {x + 56} {y - 14} {x + 64} {y - 5}", stroke=FAINT, width=1.6)
    for x, y, size in (
        (1082, 640, 0.9),
        (1096, 830, 1.05),
        (1066, 968, 0.9),
        (478, 976, 0.72),
        (728, 990, 0.8),
        (898, 956, 0.7),
    ):
        with canvas.moved(x, y, size):
            canvas.path(_CACTUS, fill="#6f7a48")
    for i in range(1, 90):
        # Multiples of two irrational numbers scatter the dots evenly, without a visible pattern.
        east, south = (i * 0.7548777) % 1, (i * 0.5698403) % 1
        at = (1034 + 78 * east, 548 + 440 * south) if i % 3 == 0 else (396 + 620 * east, 918 + 74 * south)
        if not 684 < at[1] < 756 and not 756 < at[0] < 840:
            canvas.circle(*at, 1.3, fill=FAINT)


def _draw_compass(canvas: Canvas, x: float, y: float, radius: float, north: str) -> None:
    """Draw a compass rose with eight points, centred at (x, y). `north` is the letter for north."""
    canvas.circle(x, y, radius * 0.74, stroke=INK, width=1.2)
    canvas.circle(x, y, radius * 0.66, stroke=FAINT, width=0.8)
    for degrees, reach in [(45 + 90 * i, 0.62) for i in range(4)] + [(90 * i, 1.0) for i in range(4)]:
        tip = around(x, y, radius * reach, degrees)
        for side, fill in ((-45, PLOT), (45, INK)):
            base = around(x, y, radius * 0.2, degrees + side)
            canvas.path(
                f"M{x:.2f} {y:.2f}L{base[0]:.2f} {base[1]:.2f}L{tip[0]:.2f} {tip[1]:.2f}Z",
                fill=fill,
                stroke=INK,
                width=1,
            )
    canvas.text(x, y - radius - 5, north, face="title", size=17, fill=INK, align="middle")


# Lots and the buildings on them


def _draw_lot(canvas: Canvas, lot: Lot, *, glow: bool) -> None:
    """Draw a lot with its number and a notch at its entrance."""
    x, y = corner(lot)
    left = x + (2.5 if lot.column == 3 else 8)
    right = x + _LOT_WIDTH - (2.5 if lot.column == 2 else 8)
    top, bottom = y + 8, y + _LOT_HEIGHT - 8
    mid_x, mid_y = (left + right) / 2, (top + bottom) / 2
    half, deep = 19.0, 15.0
    notch = {
        "north": f"H{mid_x - half}L{mid_x - half + 5} {top + deep}H{mid_x + half - 5}L{mid_x + half} {top}",
        "south": f"H{mid_x + half}L{mid_x + half - 5} {bottom - deep}H{mid_x - half + 5}L{mid_x - half} {bottom}",
        "east": f"V{mid_y - half}L{right - deep} {mid_y - half + 5}V{mid_y + half - 5}L{right} {mid_y + half}",
        "west": f"V{mid_y + half}L{left + deep} {mid_y + half - 5}V{mid_y - half + 5}L{left} {mid_y - half}",
    }
    sides = {side: notch[side] if side == lot.entrance else "" for side in notch}
    plot = f"M{left} {top}{sides['north']}H{right}{sides['east']}V{bottom}{sides['south']}H{left}{sides['west']}V{top}Z"
    canvas.path(plot, fill=GLOW if glow else PLOT, stroke=INK, width=3.4 if glow else 2.2)
    _draw_door(canvas, lot.entrance, mid_x, mid_y, (left, right, top, bottom))
    # The number is placed clear of the notch.
    canvas.text(left + 11, top + 27, str(lot.lot), face="title", size=23, fill=FAINT)


def _draw_door(canvas: Canvas, side: str, x: float, y: float, edges: tuple[float, float, float, float]) -> None:
    """Draw the doorstep on one side of a lot, and a path from the doorstep to the street.

    (x, y) is the centre of the lot, and `edges` are its left, right, top and bottom coordinates.
    """
    left, right, top, bottom = edges
    if side in ("north", "south"):
        edge, way = (top, -1) if side == "north" else (bottom, 1)
        canvas.box(x - 9, edge - way * 19 - 2.5, 18, 5, 1, fill=INK)
        canvas.line(x, edge - way * 10, x, edge + way * 12, stroke=FAINT, width=2.2, dash=(0.1, 5.5))
    else:
        edge, way = (left, -1) if side == "west" else (right, 1)
        canvas.box(edge - way * 19 - 2.5, y - 9, 5, 18, 1, fill=INK)
        canvas.line(edge - way * 10, y, edge + way * 12, y, stroke=FAINT, width=2.2, dash=(0.1, 5.5))


_FRONT = "M-62 44V-22H-44V-36H-27C-20 -47 20 -47 27 -36H44V-22H62V44Z"


def _draw_house(canvas: Canvas, lot: Lot, building: str, say: Catalogue, *, own: bool) -> None:
    """Draw a building on a lot: a Western-style front with the building's sign and name."""
    x, y = corner(lot)
    name = sentence(say("oldtown-building", building=building))
    size = min(17.0, 17.0 * 104 / width_of(name, "bold", 17))
    aside = {"north": 9, "south": -4}.get(lot.entrance, 3)
    with canvas.moved(x + _LOT_WIDTH / 2, y + _LOT_HEIGHT / 2 + aside):
        canvas.path(_FRONT, fill=GLOW if own else WOOD, stroke=INK, width=2)
        for plank in (-22.0, -10.0, 2.0):
            canvas.line(-60, plank, 60, plank, stroke=INK, width=0.8, opacity=0.35)
        canvas.circle(0, -12, 24, fill=PLOT, stroke=INK, width=1.6)
        draw_sign(canvas, building, 0, -12, 31, INK)
        canvas.box(-58, 16, 116, 24, 3, fill=PLOT, stroke=INK, width=1.4)
        canvas.text(0, 28 + size * 0.35, name, face="bold", size=size, fill=INK, align="middle")


def _draw_marks(canvas: Canvas, lot: Lot, buildings: Sequence[str]) -> None:
    """Draw the pencil marks on a lot: small discs with the signs of the buildings, in rows."""
    x, y = corner(lot)
    columns = 4 if len(buildings) <= 8 else 5
    step = 34.0 if len(buildings) <= 8 else 29.0
    for i, building in enumerate(buildings):
        rows = (len(buildings) - 1) // columns
        at_x = x + _LOT_WIDTH / 2 + 8 + step * (i % columns - (min(len(buildings), columns) - 1) / 2)
        at_y = y + _LOT_HEIGHT / 2 + 12 + step * (i // columns - rows / 2)
        canvas.circle(at_x, at_y, step * 0.44, fill=WOOD, stroke=INK, width=1.4)
        draw_sign(canvas, building, at_x, at_y, step * 0.56, INK)


def draw_little_map(canvas: Canvas, lots: Sequence[int], pairs: Sequence[tuple[int, int]] = ()) -> None:
    """Draw a clue's small map in a 40 × 40 square. Possible lots are dark, and lines join pairs of lots."""
    for lot in town().lots:
        x, y = 10.0 * (lot.column - 1), 10.0 * (lot.row - 1)
        canvas.box(x + 0.8, y + 0.8, 8.4, 8.4, 1.2, fill=INK if lot.lot in lots else None, stroke=FAINT, width=0.7)
    for pair in pairs:
        (ax, ay), (bx, by) = ((10 * ((lot - 1) % 4) + 5, 10 * ((lot - 1) // 4) + 5) for lot in pair)
        canvas.line(ax, ay, bx, by, stroke=INK, width=2.6)
    for lot_number in sorted({lot for pair in pairs for lot in pair}):
        canvas.path(circle(10 * ((lot_number - 1) % 4) + 5, 10 * ((lot_number - 1) // 4) + 5, 2.7), fill=INK)
