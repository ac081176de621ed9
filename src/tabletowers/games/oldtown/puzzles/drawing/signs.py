"""The signs of the eighteen buildings: silhouettes in one colour, recognizable even at a size of 20 pixels.

They are drawn in a 24 × 24 square. Parts of a sign that overlap become holes.
"""

from __future__ import annotations

from tabletowers.canvas import Canvas, around, box, circle

SIZE = 24.0


def _star(x: float, y: float, outer: float, inner: float, points: int) -> str:
    corners = []
    for i in range(2 * points):
        px, py = around(x, y, outer if i % 2 == 0 else inner, 180 * i / points)
        corners.append(f"{px:.3f} {py:.3f}")
    return "M" + "L".join(corners) + "Z"


def _tips(x: float, y: float, distance: float, radius: float, points: int) -> str:
    return "".join(circle(*around(x, y, distance, 360 * i / points), radius) for i in range(points))


def _spoke(x: float, y: float, inner: float, outer: float, degrees: float, half: float) -> str:
    (ax, ay), (bx, by) = around(x, y, inner, degrees), around(x, y, outer, degrees)
    dx, dy = around(0, 0, half, degrees + 90)
    corners = ((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy))
    return "M" + "L".join(f"{px:.3f} {py:.3f}" for px, py in corners) + "Z"


_WHEEL = (
    circle(12, 12, 10)
    + circle(12, 12, 7.9)
    + circle(12, 12, 2.5)
    + circle(12, 12, 0.9)
    + "".join(_spoke(12, 12, 2.5, 7.9, 45 * i, 0.62) for i in range(8))
)

SIGNS = {
    # A temple front.
    "bank": "M12 2L22 8V10H2V8Z" + circle(12, 6.9, 1.2)
    + "".join(box(x, 11, 2.6, 7.4) for x in (3.6, 8.2, 13.2, 17.8)) + box(2, 19.4, 20, 2.6),
    # A striped pole.
    "barber": circle(12, 3.6, 2) + box(7.6, 5.4, 8.8, 2, 0.6) + "M8.4 8.2H15.6V18.2H8.4Z"
    + "M8.4 11.2L15.6 8.2V10.6L8.4 13.6Z" + "M8.4 16L15.6 13V15.4L8.4 18.2Z"
    + box(7.6, 19, 8.8, 2, 0.6) + box(10, 21, 4, 1.6),
    # An anvil.
    "blacksmith": "M2 6.5H8V5.5H22V9C19 9 16.6 10 15.6 12.4V15.4H18.4V19H6.4V15.4H9.4V13C6 12.6 3 10.6 2 6.5Z",
    # A die.
    "casino": box(3, 3, 18, 18, 3.4)
    + "".join(circle(x, y, 1.75) for x, y in ((7.6, 7.6), (16.4, 7.6), (12, 12), (7.6, 16.4), (16.4, 16.4))),
    # A steeple beside a nave.
    "church": "M11.2 1H12.8V2.8H14.4V4.4H12.8V6.2L16.4 10V12.6L21 15.4V22H14V18.4C14 15.8 10 15.8 10 18.4V22H3V15.4"
    "L7.6 12.6V10L11.2 6.2V4.4H9.6V2.8H11.2Z" + circle(12, 11.4, 1.35),
    # A bag.
    "doctor": "M8.4 7V4.4C8.4 3.4 9 2.8 10 2.8H14C15 2.8 15.6 3.4 15.6 4.4V7H19.6C21 7 22 8 22 9.4V18.8C22 20.2 21 21.2"
    " 19.6 21.2H4.4C3 21.2 2 20.2 2 18.8V9.4C2 8 3 7 4.4 7Z" + "M10.2 7H13.8V4.6H10.2Z"
    + "M10.7 10H13.3V12.7H16V15.3H13.3V18H10.7V15.3H8V12.7H10.7Z",
    # A bed.
    "hotel": "M1.6 5H4V13H10.4V9.4C10.4 8.5 11 8 11.8 8H18C20.6 8 22.4 9.8 22.4 12.4V20H20V17H4V20H1.6Z"
    + circle(7.2, 9.9, 2.1),
    # A barred window.
    "jail": box(2.4, 2.4, 19.2, 19.2, 1.6) + "".join(box(x, 5, 2.5, 14) for x in (4.9, 8.8, 12.7, 16.6)),
    # A pair of scales.
    "judge": circle(12, 3, 1.7)
    + "M11.1 5.2H12.9V6.4L20 5.2V6.8L12.9 8V18.6H16.6V21H7.4V18.6H11.1V8.3L4 9.5V7.9L11.1 6.7Z"
    + "M5.3 9.6L8.6 15.4C8.4 17.5 2.2 17.5 2 15.4Z" + "M5.3 11.4L3.5 14.8H7.1Z"
    + "M18.7 7.2L22 13C21.8 15.1 15.6 15.1 15.4 13Z" + "M18.7 9L16.9 12.4H20.5Z",
    # A shirt.
    "laundry": "M8 3C9 5.6 15 5.6 16 3L20 4.4L23 10L19 12.2L17.8 10.4V21.4H6.2V10.4L5 12.2L1 10L4 4.4Z"
    + circle(12, 10, 0.8) + circle(12, 13.6, 0.8) + circle(12, 17.2, 0.8),
    # Mortar and pestle.
    "pharmacy": "M15.6 2.2L18.4 3.4L15.6 9H12.4Z"
    + "M2.6 9.6H21.4V12H20.2C20 15.4 18 17.6 15.6 18.4V19.6H17.4V22H6.6V19.6H8.4V18.4C6 17.6 4 15.4 3.8 12H2.6Z",
    # A printed sheet.
    "printer": "M4 2.4H16L20.4 6.8V21.6H4Z" + "M15.2 3.6V7.6H19.2Z" + box(6.6, 5, 6, 4.6) + box(6.6, 11.4, 11.2, 1.5)
    + box(6.6, 14.5, 11.2, 1.5) + box(6.6, 17.6, 7.4, 1.5),
    # A mug of beer.
    "saloon": "M4.4 7.4C2.6 6.4 3 3.6 5.2 3.6C6 1.8 9 1.6 10 3.2C11.6 1.8 14.4 2.4 14.8 4.4C16.6 4.4 17.4 6.4 16.2 7.4"
    "V9H18.6C20.2 9 21.4 10.2 21.4 11.8V15.4C21.4 17 20.2 18.2 18.6 18.2H16.2V22H4.4Z"
    + "M16.2 11.3H18.2C18.8 11.3 19.1 11.6 19.1 12.2V15C19.1 15.6 18.8 15.9 18.2 15.9H16.2Z"
    + "".join(box(x, 10.4, 1.5, 8.6, 0.7) for x in (6.5, 9.5, 12.5)),
    # A bell.
    "school": circle(12, 3, 1.7)
    + "M12 4.8C16.6 4.8 18 8.6 18.2 12.4C18.4 15.4 19.2 16.6 21.4 17.8V19.4H2.6V17.8C4.8 16.6"
    " 5.6 15.4 5.8 12.4C6 8.6 7.4 4.8 12 4.8Z" + "M9.4 20.4H14.6C14.2 23.4 9.8 23.4 9.4 20.4Z",
    # A badge.
    "sheriff": _star(12, 12, 8.6, 4.7, 6) + _tips(12, 12, 10.1, 1.5, 6) + circle(12, 12, 2.2),
    # A horseshoe.
    "stable": "M12 2C17.8 2 21.4 6.2 21.4 11.6C21.4 14.8 20.4 17.6 18.8 20H20.4V22.4H14.4V20.4C16.2 17.8 17 15 17 12"
    "C17 8.4 15 6.2 12 6.2C9 6.2 7 8.4 7 12C7 15 7.8 17.8 9.6 20.4V22.4H3.6V20H5.2C3.6 17.6 2.6 14.8 2.6 11.6"
    "C2.6 6.2 6.2 2 12 2Z"
    + "".join(circle(x, y, 0.8) for x, y in ((4.9, 11.6), (6.3, 7.2), (17.7, 7.2), (19.1, 11.6), (12, 4.1))),
    # A wheel.
    "stage": _WHEEL,
    # A coffin.
    "undertaker": "M9 1.6H15L19 7.8L15.6 22.4H8.4L5 7.8Z" + "M11 5.4H13V8.6H15.6V10.6H13V17H11V10.6H8.4V8.6H11Z",
}  # fmt: skip


def draw_sign(canvas: Canvas, building: str, x: float, y: float, size: float, colour: str) -> None:
    """Draw a building's sign, centred at (x, y)."""
    with canvas.moved(x - size / 2, y - size / 2, size / SIZE):
        canvas.path(SIGNS[building], fill=colour)
