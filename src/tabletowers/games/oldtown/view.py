"""A blinded record of Old Town as JSON, and the record back from it. What is hidden, `blind` has decided (OT-20)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tabletowers.contract import Sight
from tabletowers.games.oldtown.components import (
    BUILDINGS,
    CARD_CODES,
    CARD_KIND,
    CARD_OF,
    IN_OWN_PILE,
    KINDS,
    STATUS_NAMES,
    A,
    B,
    C,
    lot_tuple,
    mask_of,
)
from tabletowers.games.oldtown.data import KIND_NAMES
from tabletowers.games.oldtown.decisions import ASKED, SETTING_UP
from tabletowers.games.oldtown.verdicts import IDLE, PLAYABLE, SURVEY, VERDICT_NAMES
from tabletowers.kernel.layout import Fields

#: Buildings' names; the last place, −1, is no building.
_NAMES = (*BUILDINGS, None)
#: The phase of a turn in which each decision is asked.
_PHASE_OF = {decision.name: phase for phase, decision in enumerate(ASKED) if phase != SETTING_UP}


def board(fields: Fields) -> dict[str, Any]:
    """What everybody sees: the buildings, the turn, every seat's points and kinds of cards, the piles, cards played."""
    shown = {
        "buildings": _buildings(fields),
        "turn": _turn(fields),
        "seats": _seats(fields),
        "common": fields["common_size"],
        "gone": _cards(fields["gone"]),
    }
    if IN_OWN_PILE[fields["players"]]:
        kinds = fields["own_kinds"]
        shown["own"] = [{"A": kinds[i + A], "C": kinds[i + C]} for i in range(0, len(kinds), KINDS)]
    return shown


def board_of_seat(board: dict[str, Any], sight: Sight) -> dict[str, Any]:
    """The same with the seat's hand and a verdict on every card."""
    return {**board, "hand": _hand(sight.ask(SURVEY), sight.options["tidy"] == "spot")}


def _buildings(fields: Fields) -> dict[str, dict[str, Any]]:
    """Every building: whether it is aside, marked, settled or out, its lots and its owner."""
    return {
        name: {"status": STATUS_NAMES[status], "lots": [*lot_tuple(lots)], "owner": owner - 1 if owner else None}
        for name, status, lots, owner in zip(
            BUILDINGS, fields["status"], fields["candidates"], fields["owner"], strict=True
        )
    }


def _turn(fields: Fields) -> dict[str, Any]:
    """Whose turn it is (None in the set-up), and what has happened in it."""
    setting_up = fields["phase"] == SETTING_UP and fields["to_move"] >= 0
    return {
        "seat": None if setting_up else fields["turn"],
        "cards": [CARD_CODES[card] for card in fields["shown"] if card],
        "passed": bool(fields["passed"]),
        "drawn": fields["drawn"],
        "to_draw": fields["to_draw"],
        "right_claim": bool(fields["right_claim"]),
        "dead_turns": fields["dead_turns"],
    }


def _seats(fields: Fields) -> list[dict[str, Any]]:
    """What everybody knows of a seat: its points, and how many cards of each kind it has."""
    points, kinds = fields["points"], fields["hand_kinds"].tolist()
    return [
        {"points": points[seat], "cards": {"A": kinds[i + A], "B": kinds[i + B], "C": kinds[i + C]}}
        for seat, i in zip(range(fields["players"]), range(0, len(kinds), KINDS))
    ]


def _cards(mask: int) -> list[str]:
    """The cards of a set, ascending."""
    cards = []
    while mask:
        cards.append(CARD_CODES[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return cards


def _hand(rows: Sequence[Sequence[int]], spot: bool) -> list[dict[str, Any]]:
    """Every card with what it is good for, by the building named for it.

    Where markers have to be spotted no lots are shown: they would give away which are open.
    """
    hand: list[dict[str, Any]] = []
    entry: dict[str, Any] = {}
    before = 0
    for card, building, verdict, lots, card_lots in rows:
        if card != before:
            before = card
            entry = {"card": CARD_CODES[card], "playable": False, "droppable": False, "verdicts": []}
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
        entry["verdicts"].append(judged)
    return hand


def fields_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of the record that a view shows; which lots are open follows from the buildings."""
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
    """Cards as a set."""
    return sum(1 << CARD_OF[code] for code in codes)
