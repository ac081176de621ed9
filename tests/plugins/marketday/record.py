"""A state of Market Day: which fields its record has."""

from __future__ import annotations

from marketday.components import GOODS, HAND, MOST_OPEN, MOST_PLAYERS
from tabletowers.kernel.layout import Field, Layout

LAYOUT = Layout(
    [
        Field("open_goods", "i1"),  # how many goods lie open at a time (the option)
        Field("choosing", "i1"),  # 1: the highest bidder takes one of the open goods
        Field("hand_size", "i1", (MOST_PLAYERS,)),
        Field("hand", "i1", (MOST_PLAYERS, HAND)),  # ascending, then zeros
        Field("bid", "i1", (MOST_PLAYERS,)),  # 0: none in this round
        Field("played", "i8"),  # cards of earlier rounds, a bit each
        Field("left", "i1"),  # goods in the pile
        Field("pile", "i1", (GOODS,)),  # from the bottom: the next one is the last
        Field("open", "i1", (MOST_OPEN,)),  # 0: nothing lies there
        Field("owner", "i1", (GOODS + 1,)),  # of each of the goods: its seat + 1, or 0
        Field("points", "i1", (MOST_PLAYERS,)),
    ]
)
