"""What a seat may see of Clocktowers (CT-13), as JSON; and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tabletowers.games.clocktowers.components import (
    CODES,
    COLOUR_NAMES,
    COLOURS,
    FIRST_HEIGHTS,
    HAND,
    KIND_OF,
    KINDS,
    MOST_IN_PILE,
    MOST_KNOWN,
    MOST_TOWERS,
    MOST_TURNS,
    PILE_NAMES,
    PILES,
)
from tabletowers.games.clocktowers.rules import DTYPE, put_on_tower
from tabletowers.kernel import Layout

_AT = Layout(DTYPE).at
_PILE_SIZE, _PILE, _UNSEEN, _LAST_HEIGHT = (_AT[name] for name in ("pile_size", "pile", "unseen", "last_height"))
_PILE_BOTTOMS = range(_PILE, _PILE + PILES * MOST_IN_PILE, MOST_IN_PILE)
_KNOWN_COUNT, _KNOWN, _DOUBTS = (_AT[name] for name in ("known_count", "known", "doubts"))
_HAND_SIZE, _HAND, _DISCARDS, _DISCARDED = (_AT[name] for name in ("hand_size", "hand", "discards", "discarded"))
_BUILT_COUNT, _BUILT, _BUILT_ON = (_AT[name] for name in ("built_count", "built", "built_on"))
_TOWERS, _HEIGHT, _ROOF, _WORTH, _POINTS = (_AT[name] for name in ("towers", "height", "roof", "worth", "points"))


def boards(raw: bytes, players: int, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """Piles, unseen cards, wanted heights, and every seat's towers and cards as far as each viewer knows them.

    Of a seat: `built_on` are the towers (from 1) that its cards went to, in the order in which it built; `known` are
    the cards taken and not played, each with the number of discards made while it was held.
    """
    common = {
        "piles": {
            name: {"left": left, "top": CODES[raw[bottom + left - 1]] if left else None}
            for name, bottom, left in zip(PILE_NAMES, _PILE_BOTTOMS, raw[_PILE_SIZE : _PILE_SIZE + PILES])
        },
        "unseen": {code: left for code, left in zip(CODES, raw[_UNSEEN : _UNSEEN + KINDS + 1]) if left},
        "wanted": {
            name: [last + 1] if last else [*FIRST_HEIGHTS]
            for name, last in zip(COLOUR_NAMES, raw[_LAST_HEIGHT : _LAST_HEIGHT + COLOURS])
        },
    }
    seats = [_seat(raw, seat) for seat in range(players)]
    return [
        {
            **common,
            "seats": [{**shown, **_own(raw, seat)} if seat == viewer else shown for seat, shown in enumerate(seats)],
        }
        for viewer in viewers
    ]


def _seat(raw: bytes, seat: int) -> dict[str, Any]:
    """What everybody knows of a seat: towers, points, cards that it was seen to take."""
    built = _BUILT_ON + seat * MOST_TURNS
    built_on = raw[built : built + raw[_BUILT_COUNT + seat]]
    known, doubts, count = _KNOWN + seat * MOST_KNOWN, _DOUBTS + seat * MOST_KNOWN, raw[_KNOWN_COUNT + seat]
    return {
        "points": raw[_POINTS + seat],
        "towers": _towers(raw, seat, built_on),
        "built_on": list(built_on),
        "cards": raw[_HAND_SIZE + seat],
        "discards": raw[_DISCARDS + seat],
        "known": [[CODES[card], held] for card, held in zip(raw[known : known + count], raw[doubts : doubts + count])],
    }


def _own(raw: bytes, seat: int) -> dict[str, Any]:
    """What a seat knows of itself alone: its hand and its discards."""
    hand, gone = _HAND + seat * HAND, _DISCARDED + seat * MOST_TURNS
    return {
        "hand": [CODES[card] for card in raw[hand : hand + raw[_HAND_SIZE + seat]]],
        "discarded": [CODES[card] for card in raw[gone : gone + raw[_DISCARDS + seat]]],
    }


def _towers(raw: bytes, seat: int, built_on: bytes) -> list[dict[str, Any]]:
    """A seat's towers in the order of founding, each with its cards from the ground up."""
    cards: list[list[str]] = [[] for _ in range(raw[_TOWERS + seat])]
    built = _BUILT + seat * MOST_TURNS
    for card, tower in zip(raw[built : built + len(built_on)], built_on):
        cards[tower - 1].append(CODES[card])
    return [
        {"cards": own, "height": raw[_HEIGHT + i], "complete": raw[_ROOF + i] > 0, "points": raw[_WORTH + i]}
        for i, own in enumerate(cards, seat * MOST_TOWERS)
    ]


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
        cards = [iter(tower["cards"]) for tower in shown["towers"]]
        for number in shown["built_on"]:
            put_on_tower(record, seat, KIND_OF[next(cards[number - 1])], number - 1)
        record["hand_size"][seat] = shown["cards"]
        record["discards"][seat] = shown["discards"]
        record["known_count"][seat] = len(shown["known"])
        for i, (code, discards) in enumerate(shown["known"]):
            record["known"][seat, i] = KIND_OF[code]
            record["doubts"][seat, i] = discards
        for i, code in enumerate(shown.get("hand", ())):
            record["hand"][seat, i] = KIND_OF[code]
        for i, code in enumerate(shown.get("discarded", ())):
            record["discarded"][seat, i] = KIND_OF[code]
    for colour, name in enumerate(COLOUR_NAMES):
        wanted = board["wanted"][name]
        record["last_height"][colour] = wanted[0] - 1 if len(wanted) == 1 else 0
