"""The foreseeable consequences of the active player's invitations (BB-12 to BB-17).

This module defines the queries, which `kernels.consequences` answers, and converts the answers to JSON.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletowers.contract.kernels import Question
from tabletowers.games.babel.actions import GUEST_LISTS, MOST_INVITATIONS
from tabletowers.games.babel.components import MOST_PLAYERS, SIDES, SUIT_NAMES, WILD_CARDS, is_pair

if TYPE_CHECKING:
    from tabletowers.contract import Sight

# INVITATIONS has a row for every legal invitation and for giving up. Its columns are the action, the seat that gets the
# disc (−1: it stays), the cards from the player's own hand and those replaced by wild cards, whether the wonder is
# completed and whether the game ends; then for every seat the parts it puts on the wonder, the points it is paid if
# rejected, and the points that the completed wonder pays it.
ACTION = 0
OWNER = ACTION + 1
OWN = OWNER + 1
WILD = OWN + SIDES
COMPLETES = WILD + SIDES
ENDS = COMPLETES + 1
PARTS = ENDS + 1
REJECTED = PARTS + MOST_PLAYERS
WONDER = REJECTED + MOST_PLAYERS
INVITATIONS = Question("invitations", MOST_INVITATIONS, WONDER + MOST_PLAYERS)

# GUESTS has a row for every set of guests, in the order of their bitmasks, legal or not. Its columns are the cards
# missing of each of the disc's suits (below 0: too many), then for every seat the parts it would put on the wonder and
# the parts it has left.
MISSING = 0
NEEDED = MISSING + SIDES
LEFT = NEEDED + MOST_PLAYERS
GUESTS = Question("guest_lists", GUEST_LISTS, LEFT + MOST_PLAYERS)


def choices(sight: Sight) -> dict[str, dict[str, Any]]:
    """Return the consequences of every legal invitation and of giving up, for the active player to compare."""
    texts, players, fields = sight.moves.texts, sight.players, sight.fields
    suits = [SUIT_NAMES[suit] for suit in fields["suit"][: SIDES if is_pair(fields["kind"]) else 1]]
    consequences = {texts[row[ACTION]]: _consequence(row, players, suits) for row in sight.ask(INVITATIONS)}
    return dict(sorted(consequences.items()))


def _consequence(row: list[int], players: int, suits: list[str]) -> dict[str, Any]:
    """Return the consequences of a choice as JSON.

    Lists have an entry for each seat, and `points` contains all points that the choice scores immediately.
    """
    rejected, wonder = row[REJECTED : REJECTED + players], row[WONDER : WONDER + players]
    return {
        "disc": row[OWNER] if row[OWNER] >= 0 else None,
        "own": {suit: row[OWN + side] for side, suit in enumerate(suits)},
        "wilds": sum(row[WILD : WILD + SIDES]) // WILD_CARDS,
        "parts": row[PARTS : PARTS + players],
        "rejected": rejected,
        "wonder": wonder if row[COMPLETES] else None,
        "points": [paid + scored for paid, scored in zip(rejected, wonder, strict=True)],
        "ends": row[ENDS] == 1,
    }
