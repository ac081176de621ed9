"""What a seat knows of Market Day as small numbers, for learning: what is where."""

from __future__ import annotations

from marketday.components import CARDS, GOODS
from tabletowers.contract.observation import Part, Plan

PLAN = Plan(
    [
        Part("choosing", (1,), "1: the highest bidder takes one of the open goods; 0: everybody bids"),
        Part("open", (GOODS,), "1 for each of the goods that lie open"),
        Part("played", (CARDS,), "1 for each card of earlier rounds"),
        Part("hand", (CARDS,), "1 for each card of the own hand"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("points", (1,), "its points"),
        Part("cards", (1,), "cards in its hand"),
    ],
)
