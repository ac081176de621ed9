"""The kernels that write events to the log, one for each kind of event."""

from __future__ import annotations

from tabletowers.games.clocktowers.events import EVENTS, Built, Completed, Discarded, Drawn, Ended, TurnedUp
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.log import Log, emit

BUILT = EVENTS.number(Built)
COMPLETED = EVENTS.number(Completed)
DISCARDED = EVENTS.number(Discarded)
DRAWN = EVENTS.number(Drawn)
TURNED_UP = EVENTS.number(TurnedUp)
ENDED = EVENTS.number(Ended)


@kernel
def tell_built(log: Log, seat: int, card: int, tower: int) -> None:
    """Report that a card was built on a tower."""
    emit(log, BUILT, seat, card, tower)


@kernel
def tell_completed(log: Log, seat: int, tower: int, height: int, colour: int, points: int, source: int) -> None:
    """Report that a roof completed a tower."""
    emit(log, COMPLETED, seat, tower, height, colour, points, source)


@kernel
def tell_discarded(log: Log, seat: int, card: int) -> None:
    """Report that a card was discarded face down."""
    emit(log, DISCARDED, seat, card)


@kernel
def tell_drawn(log: Log, seat: int, pile: int, card: int) -> None:
    """Report that the visible top card of a pile was drawn into a hand."""
    emit(log, DRAWN, seat, pile, card)


@kernel
def tell_turned_up(log: Log, pile: int, card: int) -> None:
    """Report that the next card of a pile was turned up."""
    emit(log, TURNED_UP, pile, card)


@kernel
def tell_ended(log: Log) -> None:
    """Report that the game is over because every hand is empty."""
    emit(log, ENDED)
