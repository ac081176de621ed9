"""What a seat may see of Old Town (OT-20), as JSON; and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract import Reason, State
from tabletowers.games.oldtown.clues import (
    CONFIRMS,
    CONTRADICTS,
    PLAYABLE,
    VERDICT_NAMES,
    survey,
)
from tabletowers.games.oldtown.components import (
    BUILDING_COUNT,
    BUILDING_OF,
    BUILDINGS,
    CARD_CODES,
    CARD_OF,
    KINDS,
    MOST_IN_HAND,
    A,
    B,
    C,
    lot_tuple,
    lots_of,
    mask_of,
)
from tabletowers.games.oldtown.data import KIND_NAMES, LOTS
from tabletowers.games.oldtown.moves import (
    CHOOSING,
    CLAIM,
    DECISIONS,
    DROP,
    DROPPED_LARGER,
    DROPPED_SMALLER,
    FIRST_B,
    FIRST_C,
    PLAY_A,
    REMOVE,
    TAKE,
    card_of,
    named_by,
)
from tabletowers.games.oldtown.town import DTYPE, MARKED, SETTLED, STATUS_NAMES, reckon
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.plain import at_once

#: The most rows that a survey of a hand can have: two own buildings for every card.
_MOST_ROWS = 2 * MOST_IN_HAND
#: Buildings' names; the last place, −1, is no building.
_NAMES = (*BUILDINGS, None)


@kernel
def survey_of(data: NDArray[np.uint8], seat: int, out: NDArray[Any]) -> int:
    """`survey` on a state's bytes."""
    return survey(data.view(DTYPE)[0], seat, out)


def surveyed(data: NDArray[np.uint8], seat: int) -> list[list[int]]:
    """The rows of `survey`."""
    out = np.empty((_MOST_ROWS, 5), np.int64)
    count = at_once(survey_of)(data, seat, out)
    rows: list[list[int]] = out[:count].tolist()
    return rows


def board(data: NDArray[np.uint8], fields: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """The map, the buildings, the turn, every seat's public things, and the own hand with a verdict on every card."""
    shown = {
        "buildings": _buildings(fields),
        "turn": _turn(fields),
        "seats": _seats(fields),
        "common": fields["common_size"],
        "gone": _cards(_visibly_gone(fields)),
    }
    if fields["players"] == 2:
        shown["own"] = [{"A": kinds[A], "C": kinds[C]} for kinds in _rows(fields["own_kinds"], 2)]
    if seat is not None:
        shown["hand"] = _hand(surveyed(data, seat), bool(fields["spot"]))
    return shown


def _rows(kinds: Sequence[int], count: int) -> list[Sequence[int]]:
    return [kinds[KINDS * i : KINDS * (i + 1)] for i in range(count)]


def _buildings(fields: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Every building: whether it is aside, marked, settled or out, its lots and its owner."""
    return {
        name: {"status": STATUS_NAMES[status], "lots": [*lot_tuple(lots)], "owner": owner - 1 if owner else None}
        for name, status, lots, owner in zip(
            BUILDINGS,
            fields["status"].tolist(),
            fields["candidates"].tolist(),
            fields["owner"].tolist(),
            strict=True,
        )
    }


def _turn(fields: Mapping[str, Any]) -> dict[str, Any]:
    """Whose turn it is (None in the set-up), and what happened in it."""
    setting_up = fields["phase"] == CHOOSING and fields["to_move"] >= 0
    return {
        "seat": None if setting_up else fields["turn"],
        "cards": [CARD_CODES[card] for card in fields["shown"] if card],
        "passed": bool(fields["passed"]),
        "drawn": fields["drawn"],
        "to_draw": fields["to_draw"],
        "right_claim": bool(fields["right_claim"]),
        "dead_turns": fields["dead_turns"],
    }


def _seats(fields: Mapping[str, Any]) -> list[dict[str, Any]]:
    """What everybody knows of a seat: points, and how many cards of each kind it has."""
    kinds = fields["hand_kinds"].tolist()
    return [
        {
            "points": fields["points"][seat],
            "cards": {"A": kinds[KINDS * seat + A], "B": kinds[KINDS * seat + B], "C": kinds[KINDS * seat + C]},
        }
        for seat in range(fields["players"])
    ]


def _visibly_gone(fields: Mapping[str, Any]) -> int:
    """The cards played and dropped that may be seen: with the memory aid or after the end all, else this turn's."""
    if fields["memory_aid"] or fields["to_move"] < 0:
        return int(fields["gone"])
    gone = 0
    for card in fields["shown"]:
        if card:
            gone |= 1 << card
    return gone


def _cards(mask: int) -> list[str]:
    cards = []
    while mask:
        cards.append(CARD_CODES[(mask & -mask).bit_length() - 1])
        mask &= mask - 1
    return cards


def _hand(rows: Sequence[Sequence[int]], spot: bool) -> list[dict[str, Any]]:
    """Every card with what it is good for, by the building named for it.

    Where markers have to be spotted no lots are told: they would tell which are open.
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
        elif verdict in (CONTRADICTS, CONFIRMS):
            entry["droppable"] = True
        judged: dict[str, Any] = {"building": _NAMES[building], "verdict": VERDICT_NAMES[verdict]}
        if not spot:
            judged["lots"] = [*lot_tuple(lots)]
            if FIRST_C <= card < FIRST_B:
                judged["card_lots"] = [*lot_tuple(card_lots)]
        entry["verdicts"].append(judged)
    return hand


def details(state: State, seat: int, action: int, reason: Reason) -> dict[str, Any]:
    """The facts of an objection: the card, building, marker and lots it is about, as far as they may be told."""
    if reason.code in ("building_settled", "building_out", "building_owned"):
        return {"building": BUILDINGS[action - TAKE]}
    if reason.code in ("no_such_marker", "last_place"):
        marker = action - (CLAIM if action >= CLAIM else REMOVE)
        return {"building": BUILDINGS[marker // LOTS], "lot": marker % LOTS + 1}
    if DROP <= action < REMOVE:
        return _drop_details(state, seat, action - DROP, reason)
    if PLAY_A <= action < DROP and reason.code in ("not_in_hand", "not_own_building", *VERDICT_NAMES):
        return _play_details(state, seat, card_of(action), named_by(action), reason)
    return {}


def _drop_details(state: State, seat: int, drop: int, reason: Reason) -> dict[str, Any]:
    """The card that can't be dropped."""
    two = (int(DROPPED_SMALLER[drop]), int(DROPPED_LARGER[drop]))
    if reason.code == "not_in_hand":
        return {"card": next(CARD_CODES[card] for card in two if not int(state.record["hand"][seat]) >> card & 1)}
    if reason.code in ("still_tells", "no_own_building"):
        idle = {card for card, _, verdict, *_ in surveyed(state.data, seat) if verdict in (CONTRADICTS, CONFIRMS)}
        return {"card": next(CARD_CODES[card] for card in two if card not in idle)}
    return {}


def _play_details(state: State, seat: int, card: int, named: int, reason: Reason) -> dict[str, Any]:
    """The card, its building, and the lots that the verdict is about."""
    told: dict[str, Any] = {"card": CARD_CODES[card], "building": BUILDINGS[named]}
    if reason.code in VERDICT_NAMES:
        rows = surveyed(state.data, seat)
        lots = next(lots for number, about, _, lots, _ in rows if (number, about) == (card, named))
        told["lots"] = [] if state.record["spot"] else lots_of(lots)
        told["count"] = len(told["lots"])
    return told


def fill(record: np.record, view: Mapping[str, Any]) -> None:
    """Put everything that a view shows into a blank record."""
    board = view["board"]
    for name, shown in board["buildings"].items():
        number = BUILDING_OF[name]
        record["status"][number] = STATUS_NAMES.index(shown["status"])
        record["candidates"][number] = mask_of(shown["lots"])
        record["owner"][number] = 0 if shown["owner"] is None else shown["owner"] + 1
    turn = board["turn"]
    if not view["over"]:
        record["phase"] = CHOOSING if turn["seat"] is None else DECISIONS.index(view["decision"], 1)
    record["turn"] = turn["seat"] or 0
    for i, code in enumerate(turn["cards"]):
        record["shown"][i] = CARD_OF[code]
    for key in ("passed", "drawn", "to_draw", "right_claim", "dead_turns"):
        record[key] = turn[key]
    for seat, shown in enumerate(board["seats"]):
        record["points"][seat] = shown["points"]
        record["hand_kinds"][seat] = [shown["cards"][name] for name in KIND_NAMES]
    record["common_size"] = board["common"]
    for seat, kinds in enumerate(board.get("own", ())):
        record["own_kinds"][seat, A] = kinds["A"]
        record["own_kinds"][seat, C] = kinds["C"]
        record["own_size"][seat] = kinds["A"] + kinds["C"]
    record["gone"] = sum(1 << CARD_OF[code] for code in board["gone"])
    if view["seat"] is not None:
        record["hand"][view["seat"]] = sum(1 << CARD_OF[entry["card"]] for entry in board["hand"])
    record["settled"] = sum(record["status"][building] == SETTLED for building in range(BUILDING_COUNT))
    record["on_map"] = sum(record["status"][building] in (MARKED, SETTLED) for building in range(BUILDING_COUNT))
    reckon(record)
