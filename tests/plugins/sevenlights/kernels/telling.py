"""How the rules report each kind of event."""

from __future__ import annotations

from sevenlights.events import EVENTS, Carried, Drew, Ended, Helped, Lit, Rested, TurnedUp
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.log import Log, emit

CARRIED = EVENTS.number(Carried)
RESTED = EVENTS.number(Rested)
DREW = EVENTS.number(Drew)
TURNED_UP = EVENTS.number(TurnedUp)
LIT = EVENTS.number(Lit)
HELPED = EVENTS.number(Helped)
ENDED = EVENTS.number(Ended)


@kernel
def tell_carried(log: Log, seat: int, light: int, fuel: int, card: int) -> None:
    """A seat laid a card at a lighthouse."""
    emit(log, CARRIED, seat, light, fuel, card)


@kernel
def tell_rested(log: Log, seat: int) -> None:
    """A seat carried nothing."""
    emit(log, RESTED, seat)


@kernel
def tell_drew(log: Log, seat: int, fuel: int, card: int) -> None:
    """A seat took a card from the store."""
    emit(log, DREW, seat, fuel, card)


@kernel
def tell_turned_up(log: Log, seat: int, light: int, fuel: int, card: int) -> None:
    """A seat's card at a lighthouse is turned up."""
    emit(log, TURNED_UP, seat, light, fuel, card)


@kernel
def tell_lit(log: Log, seat: int, light: int, points: int) -> None:
    """A lighthouse has a keeper."""
    emit(log, LIT, seat, light, points)


@kernel
def tell_helped(log: Log, seat: int, light: int) -> None:
    """A seat helped to light a lighthouse."""
    emit(log, HELPED, seat, light)


@kernel
def tell_ended(log: Log) -> None:
    """Six lighthouses are lit."""
    emit(log, ENDED)
