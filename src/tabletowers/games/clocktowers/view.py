"""What a seat may see of Clocktowers (CT-13), as JSON; and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tabletowers.games.clocktowers.components import (
    CODES,
    COLOUR_NAMES,
    FIRST_HEIGHTS,
    HAND,
    KIND_OF,
    MOST_IN_PILE,
    MOST_TOWERS,
    MOST_TURNS,
    PILE_NAMES,
)
from tabletowers.games.clocktowers.rules import MOST_KNOWN, put_on_tower


def board(fields: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """Piles, unseen cards, wanted heights, and every seat's towers and cards as far as `seat` knows them."""
    return {
        "piles": {
            name: {"left": fields["pile_size"][pile], "top": _top(fields, pile)} for pile, name in enumerate(PILE_NAMES)
        },
        "unseen": {CODES[card]: left for card, left in enumerate(fields["unseen"]) if left},
        "wanted": {
            name: [last + 1] if (last := fields["last_height"][colour]) else list(FIRST_HEIGHTS)
            for colour, name in enumerate(COLOUR_NAMES)
        },
        "seats": [_seat(fields, other, other == seat) for other in range(fields["players"])],
    }


def _top(fields: Mapping[str, Any], pile: int) -> str | None:
    size = fields["pile_size"][pile]
    return CODES[fields["pile"][pile * MOST_IN_PILE + size - 1]] if size else None


def _seat(fields: Mapping[str, Any], seat: int, own: bool) -> dict[str, Any]:
    """One seat: towers, points, what is known of its cards; its hand and discards only for itself."""
    known, doubts, start = fields["known"], fields["doubts"], seat * MOST_KNOWN
    shown: dict[str, Any] = {
        "points": fields["points"][seat],
        "towers": _towers(fields, seat),
        "cards": fields["hand_size"][seat],
        "discards": fields["discards"][seat],
        "known": [
            {"card": CODES[known[i]], "discards": doubts[i]} for i in range(start, start + fields["known_count"][seat])
        ],
    }
    if own:
        hand, gone = fields["hand"], fields["discarded"]
        shown["hand"] = [CODES[card] for card in hand[seat * HAND : seat * HAND + fields["hand_size"][seat]]]
        shown["discarded"] = [
            CODES[card] for card in gone[seat * MOST_TURNS : seat * MOST_TURNS + fields["discards"][seat]]
        ]
    return shown


def _towers(fields: Mapping[str, Any], seat: int) -> list[dict[str, Any]]:
    """A seat's towers in the order of founding; each card with its turn among the seat's builds, from 1."""
    built, built_on, start = fields["built"], fields["built_on"], seat * MOST_TURNS
    towers: list[dict[str, Any]] = []
    for number in range(fields["towers"][seat]):
        place = seat * MOST_TOWERS + number
        tower = {
            "tower": number + 1,
            "cards": [],
            "built": [],
            "height": fields["height"][place],
            "complete": fields["roof"][place] > 0,
            "points": fields["worth"][place],
        }
        towers.append(tower)
    for i in range(fields["built_count"][seat]):
        tower = towers[built_on[start + i]]
        tower["cards"].append(CODES[built[start + i]])
        tower["built"].append(i + 1)
    return towers


def fill(record: np.record, view: Mapping[str, Any]) -> None:
    """Put everything that a view shows into a blank record."""
    board = view["board"]
    record["drawing"] = view["decision"] == "draw"
    for pile, name in enumerate(PILE_NAMES):
        left, top = board["piles"][name]["left"], board["piles"][name]["top"]
        record["pile_size"][pile] = left
        if left:
            record["pile"][pile, left - 1] = KIND_OF[top]
    for code, left in board["unseen"].items():
        record["unseen"][KIND_OF[code]] = left
    for seat, shown in enumerate(board["seats"]):
        builds = [
            (turn, KIND_OF[card], number)
            for number, tower in enumerate(shown["towers"])
            for turn, card in zip(tower["built"], tower["cards"], strict=True)
        ]
        for _, card, number in sorted(builds):
            put_on_tower(record, seat, card, number)
        record["hand_size"][seat] = shown["cards"]
        record["discards"][seat] = shown["discards"]
        record["known_count"][seat] = len(shown["known"])
        for i, known in enumerate(shown["known"]):
            record["known"][seat, i] = KIND_OF[known["card"]]
            record["doubts"][seat, i] = known["discards"]
        for i, code in enumerate(shown.get("hand", ())):
            record["hand"][seat, i] = KIND_OF[code]
        for i, code in enumerate(shown.get("discarded", ())):
            record["discarded"][seat, i] = KIND_OF[code]
    for colour, name in enumerate(COLOUR_NAMES):
        wanted = board["wanted"][name]
        record["last_height"][colour] = wanted[0] - 1 if len(wanted) == 1 else 0
