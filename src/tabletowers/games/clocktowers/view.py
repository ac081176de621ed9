"""Converts a Clocktowers state to JSON and back, after the kernel `blind` has removed hidden data (CT-13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletowers.games.clocktowers.components import (
    CODES,
    COLOUR_NAMES,
    COLOURS,
    HAND,
    HIGHEST,
    KIND_OF,
    KINDS,
    LEAST_FIRST,
    MOST_FIRST,
    MOST_IN_PILE,
    MOST_KNOWN,
    MOST_PLAYERS,
    MOST_TOWERS,
    MOST_TURNS,
    PILE_NAMES,
    PILES,
)
from tabletowers.games.clocktowers.decisions import DRAW
from tabletowers.games.clocktowers.layout import LAYOUT

_AT = LAYOUT.at
_CODE = CODES.__getitem__
_PILE_SIZE, _PILE, _UNSEEN, _LAST_HEIGHT = (_AT[name] for name in ("pile_size", "pile", "unseen", "last_height"))
_PILE_BOTTOMS = range(_PILE, _PILE + PILES * MOST_IN_PILE, MOST_IN_PILE)
_KNOWN_COUNT, _KNOWN, _DOUBTS = (_AT[name] for name in ("known_count", "known", "doubts"))
_HAND_SIZE, _HAND, _DISCARDS, _DISCARDED = (_AT[name] for name in ("hand_size", "hand", "discards", "discarded"))
_BUILT_COUNT, _BUILT, _BUILT_ON = (_AT[name] for name in ("built_count", "built", "built_on"))
_TOWERS, _HEIGHT, _ROOF, _WORTH, _POINTS = (_AT[name] for name in ("towers", "height", "roof", "worth", "points"))
#: For each seat, the offsets of its cards built, their towers, its known cards and their numbers of discards, and the
#: index of its first tower.
_STARTS = [
    (
        _BUILT + seat * MOST_TURNS,
        _BUILT_ON + seat * MOST_TURNS,
        _KNOWN + seat * MOST_KNOWN,
        _DOUBTS + seat * MOST_KNOWN,
        seat * MOST_TOWERS,
    )
    for seat in range(MOST_PLAYERS)
]


def board(raw: bytes, players: int) -> dict[str, Any]:
    """Return the part of a view that everyone sees: piles, unseen cards, next heights and public seat data.

    For each seat, `built_on` lists the towers (numbered from 1) on which its cards were built, in order of building;
    `known` lists the cards that it has taken but not built, each with the number of discards made while the seat held
    it.
    """
    return {
        "piles": {
            name: {"left": left, "top": CODES[raw[bottom + left - 1]] if left else None}
            for name, bottom, left in zip(PILE_NAMES, _PILE_BOTTOMS, raw[_PILE_SIZE : _PILE_SIZE + PILES])
        },
        "unseen": {code: left for code, left in zip(CODES, raw[_UNSEEN : _UNSEEN + KINDS + 1]) if left},
        "wanted": {name: _WANTED[last] for name, last in zip(COLOUR_NAMES, raw[_LAST_HEIGHT : _LAST_HEIGHT + COLOURS])},
        "seats": [_seat(raw, seat) for seat in range(players)],
    }


def board_of_seat(board: dict[str, Any], raw: bytes, seat: int) -> dict[str, Any]:
    """Return the board as one seat sees it, with its own hand and discards added."""
    whole = board.copy()
    seats = whole["seats"] = board["seats"].copy()
    own = seats[seat] = seats[seat].copy()
    hand, gone = _HAND + seat * HAND, _DISCARDED + seat * MOST_TURNS
    own["hand"] = [*map(_CODE, raw[hand : hand + raw[_HAND_SIZE + seat]])]
    own["discarded"] = [*map(_CODE, raw[gone : gone + raw[_DISCARDS + seat]])]
    return whole


def wanted_heights(last: int) -> list[int]:
    """Return the heights that a colour's next tower may have (CT-7).

    `last` is the height of the colour's last tower, or 0 if it has none yet.
    """
    return [last + 1] if last else [*range(LEAST_FIRST, MOST_FIRST + 1)]


_WANTED = [wanted_heights(last) for last in range(HIGHEST + 1)]


def _seat(raw: bytes, seat: int) -> dict[str, Any]:
    """Return what everyone knows about a seat: its towers, its points, and the cards that everyone saw it take."""
    built, built_on, known, doubts, tower = _STARTS[seat]
    count, taken = raw[_BUILT_COUNT + seat], raw[_KNOWN_COUNT + seat]
    on = raw[built_on : built_on + count]
    cards: list[list[str]] = [[] for _ in range(raw[_TOWERS + seat])]
    for card, number in zip(raw[built : built + count], on):
        cards[number - 1].append(CODES[card])
    return {
        "points": raw[_POINTS + seat],
        # Towers in the order in which they were started, each with its cards from the ground up.
        "towers": [
            {"cards": own, "height": raw[_HEIGHT + i], "complete": raw[_ROOF + i] > 0, "points": raw[_WORTH + i]}
            for i, own in enumerate(cards, tower)
        ],
        "built_on": [*on],
        "cards": raw[_HAND_SIZE + seat],
        "discards": raw[_DISCARDS + seat],
        "known": [[CODES[card], held] for card, held in zip(raw[known : known + taken], raw[doubts : doubts + taken])],
    }


def fields_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the state fields that a view shows.

    Towers, heights and points are left out, because `derive` computes them.
    """
    board = view["board"]
    seats, piles = board["seats"], [board["piles"][name] for name in PILE_NAMES]
    return {
        "drawing": view["decision"] == DRAW.name,
        "pile_size": [pile["left"] for pile in piles],
        "pile": [[0] * (pile["left"] - 1) + [KIND_OF[pile["top"]]] if pile["left"] else [] for pile in piles],
        "unseen": [board["unseen"].get(code, 0) for code in CODES],
        "hand_size": [entry["cards"] for entry in seats],
        "hand": [[KIND_OF[code] for code in entry.get("hand", ())] for entry in seats],
        "discards": [entry["discards"] for entry in seats],
        "discarded": [[KIND_OF[code] for code in entry.get("discarded", ())] for entry in seats],
        "known_count": [len(entry["known"]) for entry in seats],
        "known": [[KIND_OF[code] for code, _ in entry["known"]] for entry in seats],
        "doubts": [[discards for _, discards in entry["known"]] for entry in seats],
        "built_count": [len(entry["built_on"]) for entry in seats],
        "built": [_built(entry) for entry in seats],
        "built_on": [entry["built_on"] for entry in seats],
    }


def _built(entry: Mapping[str, Any]) -> list[int]:
    """Return the cards that a seat has built, in the order of building, from its towers and the list `built_on`."""
    cards = [iter(tower["cards"]) for tower in entry["towers"]]
    return [KIND_OF[next(cards[number - 1])] for number in entry["built_on"]]
