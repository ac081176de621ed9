"""What a seat knows of Seven Lights as small numbers, for learning: what is where."""

from __future__ import annotations

from sevenlights.components import CARDS, LIGHTS
from tabletowers.contract.observation import Part, Plan

PLAN = Plan(
    [
        Part("left", (1,), "cards in the store"),
        Part("hand", (CARDS,), "1 for each card of the own hand"),
        Part("carried", (CARDS,), "for each card that is seen at a lighthouse: that lighthouse, from 1"),
        Part("dark", (len(LIGHTS),), "1 for each lighthouse that is dark"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("points", (1,), "its points"),
        Part("cards", (1,), "cards in its hand"),
        Part("laid", (len(LIGHTS),), "its cards at each lighthouse"),
    ],
)
