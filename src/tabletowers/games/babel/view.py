"""What a seat may see of Babel (BB-20), as JSON; and the record back from it."""

from __future__ import annotations

import struct
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
from tabletowers.games.babel.position import BONUS, DECISIONS, DTYPE, INVITE, OFFER, change_suits_left, choose_disc
from tabletowers.kernel import Layout

_SIDES = 2
_AT = Layout(DTYPE).at
_PLAYERS, _TO_MOVE, _MEMORY_AID = (_AT[name] for name in ("players", "to_move", "memory_aid"))
_DECISION, _ACTIVE, _DOUBLE, _QUIET, _STIRRED = (
    _AT[name] for name in ("decision", "active", "double", "quiet", "stirred")
)
_WONDER, _KIND, _BUILT, _GUESTS, _OFFER, _TRADE = (
    _AT[name] for name in ("wonder", "kind", "built", "guests", "offer", "trade")
)
_DISC, _PARTS, _SUIT_LEFT, _COMPLETED = (_AT[name] for name in ("disc", "parts", "suit_left", "completed"))
_DECK_SIZE, _DISCARD, _HAND_SIZE, _HAND, _SURE = (
    _AT[name] for name in ("deck_size", "discard", "hand_size", "hand", "sure")
)
_ACTION_DECK_SIZE, _ACTION_COUNT, _ACTION, _ACTION_PLAYED = (
    _AT[name] for name in ("action_deck_size", "action_count", "action", "action_played")
)
_TAKEN_COUNT, _TAKEN, _EARNED = (_AT[name] for name in ("taken_count", "taken", "earned"))
_PAID = struct.Struct(f"={SOURCES}h")


def board(position: Position, raw: bytes, seat: int | None) -> dict[str, Any]:
    """The turn, the wonders, the tables, the decks, and every seat as far as `seat` knows it.

    The active player finds under `choices` what each way to invite would bring about, while he decides.
    """
    edition = position.options["edition"]
    names = kind_names(edition)
    shown: dict[str, Any] = {
        "turn": {
            "seat": raw[_ACTIVE],
            "double": raw[_DOUBLE],
            "wonder": raw[_WONDER] or None,
            "disc": names[raw[_KIND]],
            "built": raw[_BUILT] == 1,
        },
        "wonders": _wonders(raw, names),
        "completed": raw[_COMPLETED],
        "wonder_rows": [row[:] for row in edition["wonder_rows"]],
        "disc_bonus": edition["disc_bonus"][:],
        "suits_left": _by_suit(raw, _SUIT_LEFT),
        "deck": raw[_DECK_SIZE],
        "discards": _by_suit(raw, _DISCARD),
        "action_deck": raw[_ACTION_DECK_SIZE],
        "actions_played": _actions(raw, _ACTION_PLAYED),
        "quiet": {"turns": raw[_QUIET], "stirred": raw[_STIRRED] == 1},
        "seats": [_seat(raw, other, other == seat, names) for other in range(raw[_PLAYERS])],
    }
    if raw[_KIND]:
        _show_offers(raw, shown["seats"], seat)
    if raw[_DECISION] == INVITE and seat == raw[_ACTIVE]:
        shown["choices"] = choices(position)
    return shown


def _wonders(raw: bytes, names: Sequence[str | None]) -> list[dict[str, Any]]:
    """Every wonder with its discs (None where one was built) and everybody's parts."""
    players, disc, parts = raw[_PLAYERS], _DISC, _PARTS
    wonders = []
    for number, name in enumerate(WONDER_NAMES, 1):
        discs = [names[raw[disc]], names[raw[disc + 1]], names[raw[disc + 2]]]
        wonders.append({"wonder": number, "name": name, "discs": discs, "parts": list(raw[parts : parts + players])})
        disc += DISCS_A_WONDER
        parts += MOST_PLAYERS
    return wonders


def _seat(raw: bytes, seat: int, own: bool, names: Sequence[str | None]) -> dict[str, Any]:
    """One seat: points, cards, discs; hand and action cards only for itself."""
    wonders, rejections, unfinished, discs, cards = _PAID.unpack_from(raw, _EARNED + seat * _PAID.size)
    taken = _TAKEN + seat * DISCS
    shown: dict[str, Any] = {
        "points": wonders + rejections + unfinished + discs + cards,
        "earned": {
            "wonders": wonders,
            "rejections": rejections,
            "unfinished": unfinished,
            "discs": discs,
            "cards": cards,
        },
        "cards": raw[_HAND_SIZE + seat],
        "sure": _by_suit(raw, _SURE + seat * SUITS),
        "action_cards": raw[_ACTION_COUNT + seat],
        "discs": [names[kind] for kind in raw[taken : taken + raw[_TAKEN_COUNT + seat]]],
    }
    if own:
        shown["hand"] = _by_suit(raw, _HAND + seat * SUITS)
        shown["actions"] = _actions(raw, _ACTION + seat * ACTION_KINDS)
    elif not raw[_MEMORY_AID]:
        hidden = _hidden_discs(raw, seat)
        shown["discs"][:hidden] = [None] * hidden
    return shown


def _hidden_discs(raw: bytes, seat: int) -> int:
    """Without the memory aid: how many of a seat's discs the others don't see (as `knowledge.hidden_discs`)."""
    if raw[_TO_MOVE] >= MOST_PLAYERS:  # over: −1 as an unsigned byte
        return 0
    count = raw[_TAKEN_COUNT + seat]
    if raw[_DECISION] != BONUS or not raw[_BUILT]:
        return count
    guests = raw[_GUESTS]
    owner = next((guest for guest in range(MOST_PLAYERS) if guests >> guest & 1 and raw[_TRADE + guest]), raw[_ACTIVE])
    return count - 1 if owner == seat else count


def _show_offers(raw: bytes, seats: Sequence[dict[str, Any]], viewer: int | None) -> None:
    """Who has sealed an offer; what it is, once all are opened, before that to its own seat; then who was invited."""
    players, active, decision = raw[_PLAYERS], raw[_ACTIVE], raw[_DECISION]
    made = players if decision != OFFER else (raw[_TO_MOVE] - active) % players
    for step in range(1, players):
        seat = (active + step) % players
        shown, offer = seats[seat], _OFFER + seat * _SIDES
        shown["sealed"] = step < made
        if decision != OFFER or (seat == viewer and step < made):
            shown["offer"] = {"cards": [raw[offer], raw[offer + 1]], "trade": raw[_TRADE + seat] == 1}
        if decision == BONUS:
            shown["invited"] = raw[_GUESTS] >> seat & 1 == 1


def _by_suit(raw: bytes, place: int) -> dict[str, int]:
    """Numbers by the suits' names."""
    return {"camel": raw[place], "ship": raw[place + 1], "crane": raw[place + 2], "mason": raw[place + 3]}


def _actions(raw: bytes, place: int) -> dict[str, int]:
    """Action cards by their names, those that there are."""
    counts = raw[place : place + ACTION_KINDS]
    return {name: count for name, count in zip(ACTION_CODES, counts, strict=True) if count} if any(counts) else {}


def asked(fields: Mapping[str, Any]) -> list[int]:
    """The seat to move, and with offers all seats after it but the active player."""
    mover, players = fields["to_move"], fields["players"]
    if fields["decision"] != OFFER or mover < 0:
        return [mover] if mover >= 0 else []
    return [(mover + step) % players for step in range((fields["active"] - mover) % players)]


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
