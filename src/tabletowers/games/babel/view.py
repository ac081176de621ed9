"""Converts a Babel state to JSON and back, after the kernel `blind` has removed hidden data (BB-20)."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any

from tabletowers.games.babel.actions import is_guest
from tabletowers.games.babel.components import (
    ACTION_CODES,
    ACTION_KINDS,
    DISCS,
    DISCS_A_WONDER,
    MOST_PLAYERS,
    SIDES,
    SOURCES,
    SUIT_NAMES,
    SUITS,
    WONDER_NAMES,
    WONDERS,
)
from tabletowers.games.babel.decisions import BONUS, DECISIONS, INVITE, OFFER, TURN
from tabletowers.games.babel.edition import kind_names, kinds_by_name, of_options
from tabletowers.games.babel.layout import LAYOUT

_AT = LAYOUT.at
_PLAYERS, _TO_MOVE = (_AT[name] for name in ("players", "to_move"))
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
_PAID = struct.Struct(f"={len(SOURCES)}h")
#: Each wonder's number and name, and the indices of its first disc and its first part.
_WONDERS = [
    (number + 1, name, number * DISCS_A_WONDER, number * MOST_PLAYERS) for number, name in enumerate(WONDER_NAMES)
]
#: The offsets of each seat's points, sure cards and discs.
_STARTS = [(_EARNED + seat * _PAID.size, _SURE + seat * SUITS, _TAKEN + seat * DISCS) for seat in range(MOST_PLAYERS)]


def board(raw: bytes, edition: Mapping[str, Any]) -> dict[str, Any]:
    """Return the part of a view that everyone sees.

    It contains the turn, the wonders, the score tables, the decks, and the public data of every seat.
    """
    names = kind_names(edition)
    seats = [_seat(raw, seat, names) for seat in range(raw[_PLAYERS])]
    if raw[_KIND]:
        _show_build(raw, seats)
    return {
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
        "seats": seats,
    }


def board_of_seat(board: dict[str, Any], raw: bytes, seat: int, edition: Mapping[str, Any]) -> dict[str, Any]:
    """Return the board as one seat sees it, with its own hand, action cards, discs and sealed offer, if it has one."""
    seats = [*board["seats"]]
    public, names, taken = seats[seat], kind_names(edition), _STARTS[seat][2]
    seats[seat] = own = {
        **public,
        "discs": [names[kind] for kind in raw[taken : taken + raw[_TAKEN_COUNT + seat]]],
        "hand": _by_suit(raw, _HAND + seat * SUITS),
        "actions": _actions(raw, _ACTION + seat * ACTION_KINDS),
    }
    if "sealed" in public:
        # As in all views, the entries about a seat's role in the build come last.
        for key in _IN_BUILD:
            if key in public:
                own[key] = own.pop(key)
        if public["sealed"]:
            own["offer"] = _offer(raw, seat)
    return {**board, "seats": seats}


def invites(raw: bytes, seat: int) -> bool:
    """Return whether a seat has to decide whom to invite."""
    return raw[_DECISION] == INVITE and raw[_ACTIVE] == seat


def _wonders(raw: bytes, names: Sequence[str | None]) -> list[dict[str, Any]]:
    """Return every wonder with its discs (None for a disc already built) and each seat's number of parts on it."""
    players, discs = raw[_PLAYERS], [names[kind] for kind in raw[_DISC : _DISC + DISCS]]
    parts = [*raw[_PARTS : _PARTS + WONDERS * MOST_PLAYERS]]
    return [
        {
            "wonder": number,
            "name": name,
            "discs": discs[disc : disc + DISCS_A_WONDER],
            "parts": parts[part : part + players],
        }
        for number, name, disc, part in _WONDERS
    ]


def _seat(raw: bytes, seat: int, names: Sequence[str | None]) -> dict[str, Any]:
    """Return what everyone knows about a seat: points, cards, known cards in hand, and discs (None if face down)."""
    earned, sure, taken = _STARTS[seat]
    wonders, rejections, unfinished, discs, cards = _PAID.unpack_from(raw, earned)
    return {
        "points": wonders + rejections + unfinished + discs + cards,
        "earned": {
            "wonders": wonders,
            "rejections": rejections,
            "unfinished": unfinished,
            "discs": discs,
            "cards": cards,
        },
        "cards": raw[_HAND_SIZE + seat],
        "sure": _by_suit(raw, sure),
        "action_cards": raw[_ACTION_COUNT + seat],
        "discs": [names[kind] for kind in raw[taken : taken + raw[_TAKEN_COUNT + seat]]],
    }


#: The entries of a view about a seat's role in the build.
_IN_BUILD = ("sealed", "offer", "invited")


def _show_build(raw: bytes, seats: Sequence[dict[str, Any]]) -> None:
    """Add each seat's role in the build: whether its offer is sealed, the opened offer, and whether it is invited."""
    players, active, decision = raw[_PLAYERS], raw[_ACTIVE], raw[_DECISION]
    sealed = (raw[_TO_MOVE] - active) % players if decision == OFFER else players
    for step in range(1, players):
        seat = (active + step) % players
        entry = seats[seat]
        entry["sealed"] = step < sealed
        if decision != OFFER:
            entry["offer"] = _offer(raw, seat)
        if decision == BONUS:
            entry["invited"] = is_guest(raw[_GUESTS], seat)


def _offer(raw: bytes, seat: int) -> dict[str, Any]:
    """Return a seat's offer: the number of cards of each of the disc's suits, and whether the trade card was added."""
    offer = _OFFER + seat * SIDES
    return {"cards": list(raw[offer : offer + SIDES]), "trade": raw[_TRADE + seat] == 1}


def _by_suit(raw: bytes, place: int) -> dict[str, int]:
    """Return the four numbers at byte `place` of a state, keyed by suit name."""
    return {"camel": raw[place], "ship": raw[place + 1], "crane": raw[place + 2], "mason": raw[place + 3]}


def _actions(raw: bytes, place: int) -> dict[str, int]:
    """Return the counts of action cards in a state's bytes, keyed by card name, leaving out zeros.

    `place` is the position of the first count.
    """
    counts = raw[place : place + ACTION_KINDS]
    return {name: count for name, count in zip(ACTION_CODES, counts) if count} if any(counts) else {}


def fields_from_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """Return the state fields that a view shows, except those that `derive` computes from the discs."""
    board, kinds = view["board"], kinds_by_name(of_options(view["options"]))
    turn, wonders, seats = board["turn"], board["wonders"], board["seats"]
    decisions = [decision.name for decision in DECISIONS]
    return {
        "decision": TURN if view["over"] else decisions.index(view["decision"]),
        "active": turn["seat"],
        "double": turn["double"],
        "quiet": board["quiet"]["turns"],
        "stirred": board["quiet"]["stirred"],
        "wonder": turn["wonder"] or 0,
        "kind": kinds[turn["disc"]],
        "built": turn["built"],
        "guests": sum(1 << seat for seat, entry in enumerate(seats) if entry.get("invited")),
        "offer": [entry["offer"]["cards"] if "offer" in entry else () for entry in seats],
        "trade": ["offer" in entry and entry["offer"]["trade"] for entry in seats],
        "disc": [[kinds[name] for name in wonder["discs"]] for wonder in wonders],
        "parts": [wonder["parts"] for wonder in wonders],
        "completed": board["completed"],
        "deck_size": board["deck"],
        "discard": _suit_numbers(board["discards"]),
        "hand_size": [entry["cards"] for entry in seats],
        "hand": [_suit_numbers(entry.get("hand", {})) for entry in seats],
        "sure": [_suit_numbers(entry["sure"]) for entry in seats],
        "action_deck_size": board["action_deck"],
        "action_count": [entry["action_cards"] for entry in seats],
        "action": [_action_numbers(entry.get("actions", {})) for entry in seats],
        "action_played": _action_numbers(board["actions_played"]),
        "taken_count": [len(entry["discs"]) for entry in seats],
        "taken": [[kinds[name] for name in entry["discs"]] for entry in seats],
        "earned": [[entry["earned"][source] for source in SOURCES] for entry in seats],
    }


def _suit_numbers(by_suit: Mapping[str, int]) -> list[int]:
    return [by_suit.get(name, 0) for name in SUIT_NAMES]


def _action_numbers(by_card: Mapping[str, int]) -> list[int]:
    return [by_card.get(name, 0) for name in ACTION_CODES]
