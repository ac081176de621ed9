"""A state of Seven Lights: which fields its record has."""

from __future__ import annotations

from sevenlights.components import CARDS, HAND, LIGHTS, MOST_PLAYERS, PLACES
from tabletowers.kernel.layout import Field, Layout

LAYOUT = Layout(
    [
        Field("hand_size", "i1", (MOST_PLAYERS,)),
        Field("hand", "i1", (MOST_PLAYERS, HAND)),  # ascending, then zeros
        Field("left", "i1"),  # cards in the store
        Field("store", "i1", (CARDS,)),  # from the bottom: the next one is the last
        Field("laid", "i1", (len(LIGHTS),)),  # cards at each lighthouse
        Field("card", "i1", (len(LIGHTS), PLACES)),  # in the order in which they came
        Field("whose", "i1", (len(LIGHTS), PLACES)),  # of each of these cards: its seat + 1
        Field("keeper", "i1", (len(LIGHTS),)),  # a seat + 1; 0: it is dark
        Field("points", "i1", (MOST_PLAYERS,)),
    ]
)
