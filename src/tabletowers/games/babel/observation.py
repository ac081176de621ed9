"""The layout of an observation in Babel: what a seat knows (BB-20) as small numbers, for machine learning.

The suits are in the order camel, ship, crane, mason.
"""

from __future__ import annotations

from tabletowers.contract.observation import Part, Plan
from tabletowers.games.babel.components import ACTION_KINDS, ACTION_NAMES, DISCS_A_WONDER, SUITS, WONDERS
from tabletowers.games.babel.decisions import DECISIONS

_ACTION_CARDS = ", ".join(ACTION_NAMES)
_DECISIONS = ", ".join(decision.name for decision in DECISIONS)

PLAN = Plan(
    [
        Part("decision", (len(DECISIONS),), f"1 at what is decided now: {_DECISIONS}"),
        Part("double", (1,), "0, or 1 or 2 in the first or second turn of a double turn"),
        Part("quiet", (2,), "turns in a row in which nothing moved (BB-18); 1 if something has in this turn"),
        Part("wonder", (WONDERS,), "1 at the wonder on which a disc is being built"),
        Part("need", (SUITS,), "cards of each suit that this disc wants"),
        Part("built", (1,), "1: this disc has been built, and the rejected are asked about their bonus"),
        Part("discs", (WONDERS, DISCS_A_WONDER, SUITS), "cards of each suit that every disc left on the board wants"),
        Part("suits_left", (SUITS,), "discs of each suit left on the board"),
        Part("completed", (1,), "wonders completed"),
        Part("row", (2,), "points of the first and the second at the next wonder completed"),
        Part("deck", (1,), "building cards in the deck"),
        Part("discards", (SUITS,), "building cards of each suit in the discard pile"),
        Part("action_deck", (1,), "action cards in their deck"),
        Part("actions_played", (ACTION_KINDS,), f"action cards played: {_ACTION_CARDS}"),
        Part("hand", (SUITS,), "building cards of each suit in the observer's hand"),
        Part("actions", (ACTION_KINDS,), "the observer's action cards, in the same order"),
    ],
    [
        Part("to_move", (1,), "1: this seat decides next"),
        Part("active", (1,), "1: it is this seat's turn"),
        Part("points", (1,), "its points so far"),
        Part("cards", (1,), "building cards in its hand"),
        Part("sure", (SUITS,), "cards of each suit publicly known to be in its hand"),
        Part("action_cards", (1,), "its action cards"),
        Part("parts", (WONDERS,), "its parts on each wonder"),
        Part("taken", (SUITS,), "discs of each suit that it has taken, as far as the observer may know"),
        Part("taken_unknown", (1,), "discs it has taken that the observer may not look at"),
        Part("sealed", (1,), "1: it has made its offer for this disc"),
        Part("offer", (SUITS,), "cards of each suit in its offer, once the observer may know"),
        Part("trade", (1,), "1: with the trade card, once the observer may know"),
        Part("invited", (1,), "1: it has been invited"),
    ],
    "i2",
)
