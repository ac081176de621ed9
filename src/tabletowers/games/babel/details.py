"""The facts that make an objection understandable, from what the asking seat knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletowers.contract import Reason, State
from tabletowers.games.babel.actions import (
    FIRST_EXCHANGE,
    PLAY_DOUBLE_TURN,
    PLAY_DRAW_THREE,
    USE_BONUS,
    build_of,
    decision_of,
    invitation_of,
    offer_of,
)
from tabletowers.games.babel.components import (
    ACTION_CODES,
    DOUBLE_TURN,
    DRAW_THREE,
    EXCHANGE,
    EXCHANGES,
    REJECTED_BONUS,
    SUIT_NAMES,
    SUITS,
    WILD,
)
from tabletowers.games.babel.edition import disc_parts, kind_names
from tabletowers.games.babel.position import DECISIONS, INVITE, OFFER, is_guest, missing, parts_left, parts_put

_CARD_OF = {PLAY_DRAW_THREE: DRAW_THREE, PLAY_DOUBLE_TURN: DOUBLE_TURN, USE_BONUS: REJECTED_BONUS}


def of(state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
    """The details of a reason why `seat` can't make this move; none where the reason says it all."""
    record, names = state.record, kind_names(state.options["edition"])
    match reason.code:
        case "other_decision":
            return {"decision": DECISIONS[record["decision"]]}
        case "no_such_disc":
            wonder, kind = build_of(action)
            return {"wonder": wonder + 1, **disc_parts(names[kind])}
        case "one_number" | "two_numbers" | "more_than_disc":
            return disc_parts(names[record["kind"]])
        case "not_in_hand":
            return _short_suit(_wanted(state, action), _held(state, seat))
        case "no_offer":
            guests, _, _ = invitation_of(action)
            return {"other": next(other for other in _guests(guests) if not _offered(state, other))}
        case "too_many_cards":
            guests, _, _ = invitation_of(action)
            side = next(side for side in range(2) if missing(record, guests, side) < 0)
            return {"suit": _suit(state, side), "number": int(record["need"][side])}
        case "cards_missing":
            return _short_suit(_wanted(state, action), _held(state, seat))
        case "parts_missing":
            guests, _, _ = invitation_of(action)
            for other in range(state.players):
                if (needed := parts_put(record, guests, other)) > (left := parts_left(record, other)):
                    return {"other": other, "wanted": int(needed), "held": int(left)}
        case "no_action_card":
            card = WILD if decision_of(action) == INVITE else _CARD_OF.get(action, EXCHANGE)
            return {"card": ACTION_CODES[card]}
    return {}


def _wanted(state: State, action: int) -> list[int]:
    """The cards by suit that a move takes from the hand."""
    cards = [0] * SUITS
    decision = decision_of(action)
    if decision not in (OFFER, INVITE):
        return [int(count) for count in EXCHANGES[action - FIRST_EXCHANGE]]
    if decision == OFFER:
        numbers = offer_of(action)[:2]
    else:
        guests, first, second = invitation_of(action)
        numbers = missing(state.record, guests, 0) - first, missing(state.record, guests, 1) - second
    for side, number in enumerate(numbers):
        cards[state.record["suit"][side]] += int(number)
    return cards


def _held(state: State, seat: int) -> list[int]:
    held: list[int] = state.record["hand"][seat].tolist()
    return held


def _short_suit(wanted: list[int], held: list[int]) -> dict[str, Any]:
    """The first suit of which too few cards are in the hand."""
    suit = next(suit for suit in range(SUITS) if wanted[suit] > held[suit])
    return {"suit": SUIT_NAMES[suit], "wanted": wanted[suit], "held": held[suit]}


def _guests(guests: int) -> list[int]:
    return [seat for seat in range(guests.bit_length()) if is_guest(guests, seat)]


def _offered(state: State, seat: int) -> bool:
    return seat < state.players and bool(state.record["offer"][seat].any())


def _suit(state: State, side: int) -> str:
    return SUIT_NAMES[state.record["suit"][side]]
