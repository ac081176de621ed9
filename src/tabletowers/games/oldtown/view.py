"""Converts a seat's view of an Old Town state to JSON and back.

The kernel `blind` has already removed from the state what the seat may not know (OT-20).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from struct import Struct
from typing import Any

from tabletowers.contract import Sight
from tabletowers.games.oldtown.components import (
    BUILDING_COUNT,
    BUILDINGS,
    CARD_CODES,
    CARD_KIND,
    CARD_OF,
    IN_OWN_PILE,
    KINDS,
    MOST_SHOWN,
    STATUS_NAMES,
    A,
    B,
    C,
    lot_tuple,
    mask_of,
)
from tabletowers.games.oldtown.data import KIND_NAMES
from tabletowers.games.oldtown.decisions import ASKED, SETTING_UP
from tabletowers.games.oldtown.layout import LAYOUT
from tabletowers.games.oldtown.verdicts import IDLE, PLAYABLE, SURVEY, VERDICT_NAMES
from tabletowers.kernel.layout import Fields

_AT = LAYOUT.at
_STATUS, _CANDIDATES, _OWNER, _POINTS = (_AT[name] for name in ("status", "candidates", "owner", "points"))
_HAND_KINDS, _OWN_KINDS, _COMMON_SIZE = (_AT[name] for name in ("hand_kinds", "own_kinds", "common_size"))
_SHOWN, _TURN, _PASSED, _TO_DRAW = (_AT[name] for name in ("shown", "turn", "passed", "to_draw"))
_DRAWN, _RIGHT_CLAIM, _DEAD_TURNS = (_AT[name] for name in ("drawn", "right_claim", "dead_turns"))
#: Sets of lots are wider than a byte, so they are unpacked as integers.
_LOTS = Struct(f"={BUILDING_COUNT}i")

#: The names of the buildings. Index −1, which means no building, gives None.
_NAMES = (*BUILDINGS, None)
#: The phase of each decision.
_PHASE_OF = {decision.name: phase for phase, decision in enumerate(ASKED) if phase != SETTING_UP}


def board(fields: Fields) -> dict[str, Any]:
    """Return the part of a view that everyone sees: buildings, turn, seats, piles, and the cards played."""
    raw, players = fields.raw, fields["players"]
    setting_up = fields["phase"] == SETTING_UP and fields["to_move"] >= 0
    public = {
        "buildings": _buildings(raw),
        "turn": _turn(raw, setting_up),
        "seats": [_seat(raw, seat) for seat in range(players)],
        "common": raw[_COMMON_SIZE],
        "gone": _cards(fields["gone"]),
    }
    if IN_OWN_PILE[players]:
        own = range(_OWN_KINDS, _OWN_KINDS + players * KINDS, KINDS)
        public["own"] = [{"A": raw[kinds + A], "C": raw[kinds + C]} for kinds in own]
    return public


def board_of_seat(board: dict[str, Any], sight: Sight) -> dict[str, Any]:
    """Return the board as one seat sees it: with the seat's hand and the verdicts on each of its cards."""
    return {**board, "hand": _hand(sight.ask(SURVEY), sight.options["tidy"] == "spot")}


def _buildings(raw: bytes) -> dict[str, dict[str, Any]]:
    """Return every building with its status (aside, marked, settled or out), its lots and its owner."""
    statuses, owners = raw[_STATUS : _STATUS + BUILDING_COUNT], raw[_OWNER : _OWNER + BUILDING_COUNT]
    return {
        name: {"status": STATUS_NAMES[status], "lots": [*lot_tuple(lots)], "owner": owner - 1 if owner else None}
        for name, status, lots, owner in zip(
            BUILDINGS, statuses, _LOTS.unpack_from(raw, _CANDIDATES), owners, strict=True
        )
    }


def _turn(raw: bytes, setting_up: bool) -> dict[str, Any]:
    """Return whose turn it is (None during set-up), and what has happened so far in this turn."""
    return {
        "seat": None if setting_up else raw[_TURN],
        "cards": [CARD_CODES[card] for card in raw[_SHOWN : _SHOWN + MOST_SHOWN] if card],
        "passed": raw[_PASSED] > 0,
        "drawn": raw[_DRAWN],
        "to_draw": raw[_TO_DRAW],
        "right_claim": raw[_RIGHT_CLAIM] > 0,
        "dead_turns": raw[_DEAD_TURNS],
    }


def _seat(raw: bytes, seat: int) -> dict[str, Any]:
    """Return what everyone knows about a seat: its points, and the number of its cards of each kind."""
    kinds = _HAND_KINDS + seat * KINDS
    return {
        "points": raw[_POINTS + seat],
        "cards": {"A": raw[kinds + A], "B": raw[kinds + B], "C": raw[kinds + C]},
    }


def _cards(mask: int) -> list[str]:
    """Return the codes of the cards in a bitmask, in ascending order."""
    cards = []
    while mask:
        cards.append(CARD_CODES[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return cards


def _hand(rows: Sequence[Sequence[int]], spot: bool) -> list[dict[str, Any]]:
    """Return every card in a hand, with a verdict for each building that the card can be played for.

    `spot` is true if players have to spot impossible markers themselves. In that case the lots are left out, because
    they would reveal which lots are open.
    """
    hand: list[dict[str, Any]] = []
    entry: dict[str, Any] = {}
    before = 0
    for card, building, verdict, lots, card_lots in rows:
        if card != before:
            before = card
            verdicts: list[dict[str, Any]] = []
            entry = {"card": CARD_CODES[card], "playable": False, "droppable": False, "verdicts": verdicts}
            hand.append(entry)
        if verdict == PLAYABLE:
            entry["playable"] = True
        elif verdict in IDLE:
            entry["droppable"] = True
        judged: dict[str, Any] = {"building": _NAMES[building], "verdict": VERDICT_NAMES[verdict]}
        if not spot:
            judged["lots"] = [*lot_tuple(lots)]
            if CARD_KIND[card] == C:
                judged["card_lots"] = [*lot_tuple(card_lots)]
        verdicts.append(judged)
    return hand


def fields_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the state fields that a view shows, except those that `derive` computes from the buildings."""
    board = view["board"]
    buildings, turn, seats = [board["buildings"][name] for name in BUILDINGS], board["turn"], board["seats"]
    own = [[pile.get(kind, 0) for kind in KIND_NAMES] for pile in board.get("own", ())]
    hands = [0] * len(seats)
    if view["seat"] is not None:
        hands[view["seat"]] = _mask(entry["card"] for entry in board["hand"])
    return {
        "status": [STATUS_NAMES.index(shown["status"]) for shown in buildings],
        "candidates": [mask_of(shown["lots"]) for shown in buildings],
        "owner": [0 if shown["owner"] is None else shown["owner"] + 1 for shown in buildings],
        "points": [shown["points"] for shown in seats],
        "hand": hands,
        "hand_kinds": [[shown["cards"][kind] for kind in KIND_NAMES] for shown in seats],
        "common_size": board["common"],
        "own_size": [sum(kinds) for kinds in own],
        "own_kinds": own,
        "gone": _mask(board["gone"]),
        "shown": [CARD_OF[code] for code in turn["cards"]],
        "phase": SETTING_UP if view["over"] or turn["seat"] is None else _PHASE_OF[view["decision"]],
        "turn": turn["seat"] or 0,
        **{key: turn[key] for key in ("passed", "drawn", "to_draw", "right_claim", "dead_turns")},
    }


def _mask(codes: Iterable[str]) -> int:
    """Return the bitmask of the cards with these codes."""
    return sum(1 << CARD_OF[code] for code in codes)
