"""Kernels that write events to the log, one for each kind of event."""

from __future__ import annotations

from tabletowers.games.oldtown.events import (
    EVENTS,
    Claimed,
    Drew,
    Dropped,
    Ended,
    LeftOut,
    LookedBack,
    Lying,
    Passed,
    Placed,
    Played,
    Recovered,
    Removed,
    Settled,
    Took,
    TurnBegan,
)
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.log import Log, emit

TURN_BEGAN = EVENTS.number(TurnBegan)
TOOK = EVENTS.number(Took)
PLAYED = EVENTS.number(Played)
LYING = EVENTS.number(Lying)
DROPPED = EVENTS.number(Dropped)
REMOVED = EVENTS.number(Removed)
RECOVERED = EVENTS.number(Recovered)
PLACED = EVENTS.number(Placed)
SETTLED = EVENTS.number(Settled)
LEFT_OUT = EVENTS.number(LeftOut)
PASSED = EVENTS.number(Passed)
CLAIMED = EVENTS.number(Claimed)
DREW = EVENTS.number(Drew)
ENDED = EVENTS.number(Ended)
LOOKED_BACK = EVENTS.number(LookedBack)


@kernel
def tell_turn_began(log: Log, seat: int) -> None:
    """Report that a seat's turn began."""
    emit(log, TURN_BEGAN, seat)


@kernel
def tell_took(log: Log, seat: int, building: int) -> None:
    """Report that a player took a building."""
    emit(log, TOOK, seat, building)


@kernel
def tell_played(log: Log, seat: int, card: int, building: int, lots: int) -> None:
    """Report that a clue card was played for a building; `lots` are the lots on the card."""
    emit(log, PLAYED, seat, card, building, lots)


@kernel
def tell_lying(log: Log, building: int, lots: int) -> None:
    """Report which of a building's markers are on lots of the clue card just played."""
    emit(log, LYING, building, lots)


@kernel
def tell_dropped(log: Log, seat: int, smaller: int, larger: int) -> None:
    """Report that two cards were dropped."""
    emit(log, DROPPED, seat, smaller, larger)


@kernel
def tell_removed(log: Log, seat: int, building: int, lot: int, points: int) -> None:
    """Report that a player removed a marker after dropping two cards."""
    emit(log, REMOVED, seat, building, lot, points)


@kernel
def tell_recovered(log: Log, seat: int, building: int, lots: int, points: int, cause: int) -> None:
    """Report that markers of a building were recovered."""
    emit(log, RECOVERED, seat, building, lots, points, cause)


@kernel
def tell_placed(log: Log, seat: int, building: int, lots: int, points: int) -> None:
    """Report that a building's markers were placed on lots."""
    emit(log, PLACED, seat, building, lots, points)


@kernel
def tell_settled(log: Log, seat: int, building: int, lot: int, points: int) -> None:
    """Report that a building's tile was put on its lot."""
    emit(log, SETTLED, seat, building, lot, points)


@kernel
def tell_left_out(log: Log, building: int) -> None:
    """Report that a building left the game because sixteen others are on the map."""
    emit(log, LEFT_OUT, building)


@kernel
def tell_passed(log: Log, seat: int) -> None:
    """Report that a player passed because they could neither play nor drop cards."""
    emit(log, PASSED, seat)


@kernel
def tell_claimed(log: Log, seat: int, building: int, lot: int, judged: int) -> None:
    """Report that a player claimed that a marker is impossible; `judged` is 1 if the claim was right."""
    emit(log, CLAIMED, seat, building, lot, judged)


@kernel
def tell_drew(log: Log, seat: int, card: int, pile: int) -> None:
    """Report that a card was drawn from a pile."""
    emit(log, DREW, seat, card, pile)


@kernel
def tell_ended(log: Log, how: int) -> None:
    """Report that the game is over."""
    emit(log, ENDED, how)


@kernel
def tell_looked_back(log: Log, first_half: int, second_half: int) -> None:
    """Report all cards played and dropped, as two bitmasks."""
    emit(log, LOOKED_BACK, first_half, second_half)
