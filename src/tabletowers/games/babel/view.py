"""What a seat may see of Babel (BB-20), as JSON; and the record back from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tabletowers.contract import Position
from tabletowers.games.babel.components import (
    ACTION_CODES,
    ACTION_KINDS,
    DISCS,
    DISCS_A_WONDER,
    MOST_PLAYERS,
    SOURCE_NAMES,
    SOURCES,
    SUIT_NAMES,
    SUITS,
    WONDER_NAMES,
)
from tabletowers.games.babel.consequences import choices
from tabletowers.games.babel.edition import kind_names, kinds_by_name
from tabletowers.games.babel.position import BONUS, DECISIONS, INVITE, OFFER, change_suits_left, choose_disc

_SIDES = 2


def board(position: Position, fields: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
    """The turn, the wonders, the tables, the decks, and every seat as far as `seat` knows it.

    The active player finds under `choices` what each way to invite would bring about, while he decides.
    """
    edition = position.options["edition"]
    names = kind_names(edition)
    active = fields["active"]
    shown: dict[str, Any] = {
        "turn": {
            "seat": active,
            "double": fields["double"],
            "wonder": fields["wonder"] or None,
            "disc": names[fields["kind"]],
            "built": fields["built"] == 1,
        },
        "wonders": _wonders(fields, names),
        "completed": fields["completed"],
        "wonder_rows": [row[:] for row in edition["wonder_rows"]],
        "disc_bonus": edition["disc_bonus"][:],
        "suits_left": _by_suit(fields["suit_left"].tolist()),
        "deck": fields["deck_size"],
        "discards": _by_suit(fields["discard"].tolist()),
        "action_deck": fields["action_deck_size"],
        "actions_played": _actions(fields["action_played"].tolist()),
        "quiet": {"turns": fields["quiet"], "stirred": fields["stirred"] == 1},
        "seats": _seats(fields, seat, names),
    }
    if fields["decision"] == INVITE and seat == active:
        shown["choices"] = choices(position)
    return shown


def _wonders(fields: Mapping[str, Any], names: Sequence[str | None]) -> list[dict[str, Any]]:
    """Every wonder with its discs (None where one was built) and everybody's parts."""
    players, parts = fields["players"], fields["parts"].tolist()
    discs = [names[kind] for kind in fields["disc"].tolist()]
    return [
        {
            "wonder": number + 1,
            "name": name,
            "discs": discs[number * DISCS_A_WONDER : (number + 1) * DISCS_A_WONDER],
            "parts": parts[number * MOST_PLAYERS : number * MOST_PLAYERS + players],
        }
        for number, name in enumerate(WONDER_NAMES)
    ]


def _seats(fields: Mapping[str, Any], viewer: int | None, names: Sequence[str | None]) -> list[dict[str, Any]]:
    """Every seat: points, cards, discs and offer; hand, action cards and a sealed offer only for itself."""
    players, decision, active = fields["players"], fields["decision"], fields["active"]
    earned, sure, taken = fields["earned"].tolist(), fields["sure"].tolist(), fields["taken"].tolist()
    cards, actions, counts = fields["hand_size"], fields["action_count"], fields["taken_count"]
    seats = []
    for seat in range(players):
        wonders, rejections, unfinished, discs, final = earned[seat * SOURCES : (seat + 1) * SOURCES]
        shown: dict[str, Any] = {
            "points": wonders + rejections + unfinished + discs + final,
            "earned": {
                "wonders": wonders,
                "rejections": rejections,
                "unfinished": unfinished,
                "discs": discs,
                "cards": final,
            },
            "cards": cards[seat],
            "sure": _by_suit(sure[seat * SUITS : (seat + 1) * SUITS]),
            "action_cards": actions[seat],
            "discs": [names[kind] for kind in taken[seat * DISCS : seat * DISCS + counts[seat]]],
        }
        seats.append(shown)
    if not fields["memory_aid"]:
        for seat, shown in enumerate(seats):
            if seat != viewer:
                hidden = _hidden_discs(fields, seat)
                shown["discs"][:hidden] = [None] * hidden
    if viewer is not None:
        hand, held = fields["hand"].tolist(), fields["action"].tolist()
        seats[viewer]["hand"] = _by_suit(hand[viewer * SUITS : (viewer + 1) * SUITS])
        seats[viewer]["actions"] = _actions(held[viewer * ACTION_KINDS : (viewer + 1) * ACTION_KINDS])
    if fields["kind"]:
        offers, trades = fields["offer"].tolist(), fields["trade"]
        made = players if decision != OFFER else (fields["to_move"] - active) % players
        for step in range(1, players):
            seat = (active + step) % players
            seats[seat]["sealed"] = step < made
            if decision != OFFER or (seat == viewer and step < made):
                seats[seat]["offer"] = {
                    "cards": offers[seat * _SIDES : (seat + 1) * _SIDES],
                    "trade": trades[seat] == 1,
                }
            if decision == BONUS:
                seats[seat]["invited"] = fields["guests"] >> seat & 1 == 1
    return seats


def _hidden_discs(fields: Mapping[str, Any], seat: int) -> int:
    """Without the memory aid: how many of a seat's discs the others don't see (as `knowledge.hidden_discs`)."""
    if fields["to_move"] < 0:
        return 0
    count: int = fields["taken_count"][seat]
    if fields["decision"] != BONUS or not fields["built"]:
        return count
    guests, trade = fields["guests"], fields["trade"]
    owner = next((guest for guest in range(MOST_PLAYERS) if guests >> guest & 1 and trade[guest]), fields["active"])
    return count - 1 if owner == seat else count


def asked(fields: Mapping[str, Any]) -> list[int]:
    """The seat to move, and with offers all seats after it but the active player."""
    mover, players = fields["to_move"], fields["players"]
    if fields["decision"] != OFFER or mover < 0:
        return [mover] if mover >= 0 else []
    return [(mover + step) % players for step in range((fields["active"] - mover) % players)]


def _by_suit(numbers: Sequence[int]) -> dict[str, int]:
    """Numbers by the suits' names."""
    camels, ships, cranes, masons = numbers
    return {"camel": camels, "ship": ships, "crane": cranes, "mason": masons}


def _actions(counts: Sequence[int]) -> dict[str, int]:
    """Action cards by their names, those that there are."""
    return {name: count for name, count in zip(ACTION_CODES, counts, strict=True) if count}


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
    record["action_played"] = [shown["actions_played"].get(name, 0) for name in ACTION_CODES]
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
        record["action"][seat] = [shown["actions"].get(name, 0) for name in ACTION_CODES]
    if "offer" in shown:
        record["offer"][seat] = shown["offer"]["cards"]
        record["trade"][seat] = shown["offer"]["trade"]
    if shown.get("invited"):
        record["guests"] |= 1 << seat
