"""The details that explain why a move is illegal in Old Town."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletowers.contract import Reason, State
from tabletowers.games.oldtown.actions import (
    DROPS,
    FIRST_DROP,
    FIRST_PLAY,
    FIRST_REMOVE,
    FIRST_TAKE,
    PLAYS,
    building_of,
    lot_of,
)
from tabletowers.games.oldtown.components import BUILDINGS, CARD_CODES, lots_of
from tabletowers.games.oldtown.reasons import (
    AGAINST_ONE,
    AGAINST_TWO,
    BUILDING_OUT,
    BUILDING_OWNED,
    BUILDING_SETTLED,
    LAST_PLACE,
    NO_OWN_BUILDING,
    NO_SUCH_MARKER,
    NOT_IN_HAND,
    NOT_OWN_BUILDING,
    REASONS,
    STILL_TELLS,
)
from tabletowers.games.oldtown.verdicts import IDLE, SURVEY

_TAKING = [REASONS[number] for number in (BUILDING_SETTLED, BUILDING_OUT, BUILDING_OWNED)]
_MARKERS = [REASONS[number] for number in (NO_SUCH_MARKER, LAST_PLACE)]
_HOLDING = [REASONS[number] for number in (NOT_IN_HAND, NOT_OWN_BUILDING)]
_VERDICTS = [REASONS[number] for number in (*AGAINST_ONE.values(), *AGAINST_TWO.values())]
_DROPPING = [REASONS[number] for number in (STILL_TELLS, NO_OWN_BUILDING)]


def of(state: State, seat: int, action: int, reason: Reason) -> Mapping[str, Any]:
    """Return details about why a move is illegal: the card, building, marker or lots that `reason` is about.

    The details include only what the player of the seat may know. They are empty if the reason needs none.
    """
    if reason in _TAKING:
        return {"building": BUILDINGS[action - FIRST_TAKE]}
    if reason in _MARKERS:
        return {"building": BUILDINGS[building_of(action)], "lot": lot_of(action) + 1}
    if FIRST_DROP <= action < FIRST_REMOVE:
        return _of_drop(state, seat, DROPS[action - FIRST_DROP], reason)
    if reason in _HOLDING:
        return _of_play(*PLAYS[action - FIRST_PLAY])
    if reason in _VERDICTS:
        return _of_verdict(state, seat, *PLAYS[action - FIRST_PLAY])
    return {}


def _of_drop(state: State, seat: int, cards: tuple[int, int], reason: Reason) -> dict[str, Any]:
    """Return the card that prevents two cards from being dropped, or the first card if both prevent it.

    The result is empty if the reason is not about one of the cards.
    """
    if reason == REASONS[NOT_IN_HAND]:
        hand = state.fields["hand"][seat]
        return {"card": next(CARD_CODES[card] for card in cards if not hand >> card & 1)}
    if reason in _DROPPING:
        idle = {card for card, _, verdict, *_ in state.sight(seat).ask(SURVEY) if verdict in IDLE}
        return {"card": next(CARD_CODES[card] for card in cards if card not in idle)}
    return {}


def _of_play(card: int, building: int) -> dict[str, Any]:
    """Return the card that would be played, and the building that it would be played for."""
    return {"card": CARD_CODES[card], "building": BUILDINGS[building]}


def _of_verdict(state: State, seat: int, card: int, building: int) -> dict[str, Any]:
    """Return the card, the building that it would be played for, and the lots that explain the card's verdict.

    A verdict says whether the card can be played for the building. The list of lots is empty if players have to spot
    impossible markers themselves (OT-10).
    """
    mask = next(lots for held, named, _, lots, _ in state.sight(seat).ask(SURVEY) if (held, named) == (card, building))
    lots = [] if state.options["tidy"] == "spot" else lots_of(mask)
    return {**_of_play(card, building), "lots": lots, "count": len(lots)}
