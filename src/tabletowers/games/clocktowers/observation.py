"""The layout of an observation in Clocktowers: what a seat knows (CT-13) as small numbers, for machine learning."""

from __future__ import annotations

from tabletowers.contract.observation import Part, Plan
from tabletowers.games.clocktowers.components import CODES, COLOURS, KINDS, MOST_TOWERS, PILES

_CARDS = " ".join(CODES[1:])
#: The number of entries for one tower.
TOWER_ENTRIES = 5

PLAN = Plan(
    [
        Part("drawing", (1,), "1 in the second half of a turn (draw a card), else 0 (build or discard one)"),
        Part("hand", (KINDS,), f"copies of each card in the observer's hand: {_CARDS}"),
        Part("pile_size", (PILES,), "cards left in the piles of floors, clocks and roofs"),
        Part("pile_top", (PILES, KINDS), "for each pile 1 at its visible card"),
        Part("unseen", (KINDS,), "copies of each card that lie below the tops or were removed"),
        Part("last_height", (COLOURS,), "height of the tower last completed in red, blue, green, yellow, purple; or 0"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("points", (1,), "its points"),
        Part("cards", (1,), "cards in its hand"),
        Part("discards", (1,), "its face-down discards"),
        Part("sure", (KINDS,), "copies of each card publicly known to be in its hand"),
        Part("possible", (KINDS,), "copies of each card that it took and may have discarded since"),
        Part(
            "towers",
            (MOST_TOWERS, TOWER_ENTRIES),
            "each tower in the order of founding: height, highest storey with a cat, highest storey with a mouse, "
            "clock (1 plain, 2 with a mouse), roof (1 red to 5 purple); 0 for none",
        ),
    ],
)
