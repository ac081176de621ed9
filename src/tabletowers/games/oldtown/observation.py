"""The layout of an observation in Old Town: what a seat knows (OT-20) as small numbers, for machine learning.

Buildings are in alphabetical order, and lots and cards in the order of their numbers.
"""

from __future__ import annotations

from tabletowers.contract.observation import Part, Plan
from tabletowers.games.oldtown.components import BUILDING_COUNT, KINDS, STATUS_NAMES
from tabletowers.games.oldtown.data import CARDS, LOTS
from tabletowers.games.oldtown.decisions import PHASES

PLAN = Plan(
    [
        Part(
            "decision",
            (PHASES,),
            "1 at what is decided now: take a building in the set-up, take one in a turn, act, remove a marker, "
            "claim, draw",
        ),
        Part("status", (BUILDING_COUNT, len(STATUS_NAMES)), f"1 at where a building is: {', '.join(STATUS_NAMES)}"),
        Part("lots", (BUILDING_COUNT, LOTS), "1 at the lots with a building's markers or its tile"),
        Part("hand", (CARDS,), "1 at the cards 1 to 60 in the observer's hand"),
        Part("gone", (CARDS,), "1 at the cards played or dropped, as far as they may be looked at"),
        Part("common", (1,), "cards in the common pile"),
        Part("passed", (1,), "1: the player whose turn it is has passed"),
        Part("drawn", (1,), "cards drawn in this turn"),
        Part("to_draw", (1,), "cards still to be drawn"),
        Part("right_claim", (1,), "1: a player made a right claim in this turn"),
        Part("dead_turns", (1,), "turns in a row in which nothing happened (OT-19)"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("turn", (1,), "1: it is this seat's turn (0 in the set-up)"),
        Part("points", (1,), "its points"),
        Part("cards", (KINDS,), "A, B and C cards in its hand"),
        Part("own_pile", (2,), "A and C cards in its own pile (two players)"),
        Part("buildings", (BUILDING_COUNT,), "1 at its own buildings"),
    ],
)
