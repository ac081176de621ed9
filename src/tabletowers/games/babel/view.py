"""What a seat may see of Babel (BB-20), as JSON; and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tabletowers.contract import Position
from tabletowers.games.babel.components import (
    ACTION_KINDS,
    ACTION_NAMES,
    DISCS,
    DISCS_A_WONDER,
    MOST_PLAYERS,
    SOURCE_NAMES,
    SOURCES,
    SUIT_NAMES,
    SUITS,
    WONDER_NAMES,
    WONDERS,
)
from tabletowers.games.babel.consequences import choices
from tabletowers.games.babel.edition import kind_names, kinds_by_name
from tabletowers.games.babel.knowledge import hidden_discs
from tabletowers.games.babel.position import BONUS, DECISIONS, INVITE, OFFER, change_suits_left, choose_disc

_SIDES = 2


def board(position: Position, fields: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """The turn, the wonders, the tables, the decks, and every seat as far as `seat` knows it.

    The active player finds under `choices` what each way to invite would bring about, while he decides.
    """
    edition = position.options["edition"]
    names = kind_names(edition)
    players, decision, active = fields["players"], fields["decision"], fields["active"]
    discs, parts, kind = fields["disc"], fields["parts"], fields["kind"]
    shown: dict[str, Any] = {
        "turn": {
            "seat": active,
            "double": fields["double"],
            "wonder": fields["wonder"] or None,
            "disc": names[kind],
            "built": fields["built"] == 1,
        },
        "wonders": [
            {
                "wonder": number + 1,
                "name": WONDER_NAMES[number],
                "discs": [names[kind] for kind in discs[number * DISCS_A_WONDER : (number + 1) * DISCS_A_WONDER]],
                "parts": parts[number * MOST_PLAYERS : number * MOST_PLAYERS + players].tolist(),
            }
            for number in range(WONDERS)
        ],
        "completed": fields["completed"],
        "wonder_rows": [list(row) for row in edition["wonder_rows"]],
        "disc_bonus": list(edition["disc_bonus"]),
        "suits_left": dict(zip(SUIT_NAMES, fields["suit_left"], strict=True)),
        "deck": fields["deck_size"],
        "discards": dict(zip(SUIT_NAMES, fields["discard"], strict=True)),
        "action_deck": fields["action_deck_size"],
        "actions_played": _actions(fields["action_played"]),
        "quiet": {"turns": fields["quiet"], "stirred": fields["stirred"] == 1},
        "seats": [_seat(position, fields, other, seat, names) for other in range(players)],
    }
    if decision == INVITE and seat == active:
        shown["choices"] = choices(position)
    return shown


def _seat(
    position: Position, fields: Mapping[str, Any], seat: int, viewer: int | None, names: Sequence[str | None]
) -> dict[str, Any]:
    """One seat: points, cards, discs and offer; hand, action cards and a sealed offer only for itself."""
    own, decision, active = seat == viewer, fields["decision"], fields["active"]
    taken = fields["taken"][seat * DISCS : seat * DISCS + fields["taken_count"][seat]].tolist()
    if not own and not fields["memory_aid"]:
        hidden = hidden_discs(position.record, seat)
        taken[:hidden] = [0] * hidden
    earned = fields["earned"][seat * SOURCES : (seat + 1) * SOURCES]
    shown: dict[str, Any] = {
        "points": sum(earned),
        "earned": dict(zip(SOURCE_NAMES, earned, strict=True)),
        "cards": fields["hand_size"][seat],
        "sure": dict(zip(SUIT_NAMES, fields["sure"][seat * SUITS : (seat + 1) * SUITS], strict=True)),
        "action_cards": fields["action_count"][seat],
        "discs": [names[kind] for kind in taken],
    }
    if own:
        shown["hand"] = dict(zip(SUIT_NAMES, fields["hand"][seat * SUITS : (seat + 1) * SUITS], strict=True))
        shown["actions"] = _actions(fields["action"][seat * ACTION_KINDS : (seat + 1) * ACTION_KINDS])
    if fields["kind"] and seat != active:
        sealed = decision != OFFER or has_sealed(fields, seat)
        shown["sealed"] = sealed
        if sealed and (own or decision != OFFER):
            shown["offer"] = {
                "cards": fields["offer"][seat * _SIDES : (seat + 1) * _SIDES].tolist(),
                "trade": fields["trade"][seat] == 1,
            }
        if decision == BONUS:
            shown["invited"] = fields["guests"] >> seat & 1 == 1
    return shown


def has_sealed(fields: Mapping[str, Any], seat: int) -> bool:
    """Whether a seat has made its offer: offers are decided clockwise from the active player."""
    players, active = fields["players"], fields["active"]
    passed: int = (fields["to_move"] - active) % players
    return (seat - active) % players < passed


def asked(fields: Mapping[str, Any]) -> list[int]:
    """The seat to move, and with offers all seats after it but the active player."""
    mover, players = fields["to_move"], fields["players"]
    if fields["decision"] != OFFER or mover < 0:
        return [mover] if mover >= 0 else []
    return [(mover + step) % players for step in range((fields["active"] - mover) % players)]


def _actions(counts: Sequence[int]) -> dict[str, int]:
    """Action cards by name, those that there are."""
    return {name: count for name, count in zip(ACTION_NAMES, counts, strict=True) if count}


# The record back from a view


def fill(record: np.record, view: Mapping[str, Any], edition: Mapping[str, Any]) -> None:
    """Put everything that a view shows into a blank record."""
    shown, kinds = view["board"], kinds_by_name(edition)
    turn = shown["turn"]
    record["decision"] = 0 if view["over"] else DECISIONS.index(view["decision"])
    record["active"] = turn["seat"]
    record["double"] = turn["double"]
    record["quiet"] = shown["quiet"]["turns"]
    record["stirred"] = shown["quiet"]["stirred"]
    if turn["disc"] is not None:
        choose_disc(record, turn["wonder"] - 1, kinds[turn["disc"]])
    record["built"] = turn["built"]
    for number, wonder in enumerate(shown["wonders"]):
        for place, name in enumerate(wonder["discs"]):
            record["disc"][number, place] = kinds[name]
            if name is not None:
                change_suits_left(record, kinds[name], 1)
        record["parts"][number, : len(wonder["parts"])] = wonder["parts"]
    record["completed"] = shown["completed"]
    record["deck_size"] = shown["deck"]
    record["discard"] = [shown["discards"][name] for name in SUIT_NAMES]
    record["action_deck_size"] = shown["action_deck"]
    record["action_played"] = [shown["actions_played"].get(name, 0) for name in ACTION_NAMES]
    for seat, other in enumerate(shown["seats"]):
        _fill_seat(record, seat, other, kinds)


def _fill_seat(record: np.record, seat: int, shown: Mapping[str, Any], kinds: Mapping[str | None, int]) -> None:
    record["earned"][seat] = [shown["earned"][name] for name in SOURCE_NAMES]
    record["hand_size"][seat] = shown["cards"]
    record["sure"][seat] = [shown["sure"][name] for name in SUIT_NAMES]
    record["action_count"][seat] = shown["action_cards"]
    record["taken_count"][seat] = len(shown["discs"])
    record["taken"][seat, : len(shown["discs"])] = [kinds[name] for name in shown["discs"]]
    if "hand" in shown:
        record["hand"][seat] = [shown["hand"][name] for name in SUIT_NAMES]
        record["action"][seat] = [shown["actions"].get(name, 0) for name in ACTION_NAMES]
    if "offer" in shown:
        record["offer"][seat] = shown["offer"]["cards"]
        record["trade"][seat] = shown["offer"]["trade"]
    if shown.get("invited"):
        record["guests"] |= 1 << seat
