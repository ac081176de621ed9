"""How the rules report each kind of event."""

from __future__ import annotations

from marketday.events import EVENTS, BidOpened, BidSealed, Ended, LaidOut, Taken
from tabletowers.kernel.compiling import kernel
from tabletowers.kernel.log import Log, emit

BID_SEALED = EVENTS.number(BidSealed)
BID_OPENED = EVENTS.number(BidOpened)
TAKEN = EVENTS.number(Taken)
LAID_OUT = EVENTS.number(LaidOut)
ENDED = EVENTS.number(Ended)


@kernel
def tell_bid_sealed(log: Log, seat: int, card: int) -> None:
    """A seat has chosen its card."""
    emit(log, BID_SEALED, seat, card)


@kernel
def tell_bid_opened(log: Log, seat: int, card: int) -> None:
    """A seat's card is shown."""
    emit(log, BID_OPENED, seat, card)


@kernel
def tell_taken(log: Log, seat: int, good: int) -> None:
    """One of the goods was taken."""
    emit(log, TAKEN, seat, good)


@kernel
def tell_laid_out(log: Log, good: int) -> None:
    """The next of the goods lies open."""
    emit(log, LAID_OUT, good)


@kernel
def tell_ended(log: Log) -> None:
    """All hands are empty."""
    emit(log, ENDED)
