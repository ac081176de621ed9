"""Time for decisions: none, so much for each, a bank for all of them, or days."""

from __future__ import annotations

from dataclasses import dataclass

from tabletowers.table.entries import BankClock, Clock, DaysClock, MoveClock

_DAY = 24 * 3600
#: Milliseconds that somebody has to be away before a bot may stand in, and before the others may call the game off,
#: unless it is played by days.
ABSENCE, LONG_ABSENCE = 120_000, 600_000


@dataclass(slots=True)
class Hourglass:
    """One seat's time: what is left (ms) when it does not run, and since when it runs."""

    left: int
    since: int | None = None

    def deadline(self) -> int | None:
        """When it has run out, if it runs."""
        return None if self.since is None else self.since + self.left


def fresh(clock: Clock) -> Hourglass:
    """The time a seat begins with."""
    return Hourglass(_whole(clock))


def _whole(clock: Clock) -> int:
    if isinstance(clock, DaysClock):
        return clock.days * _DAY * 1000
    return clock.seconds * 1000


def run(clock: Clock, glass: Hourglass, at: int) -> None:
    """The seat is asked: its time runs from now, if it did not already."""
    if glass.since is None:
        if not isinstance(clock, BankClock):
            glass.left = _whole(clock)
        glass.since = at


def stop(clock: Clock, glass: Hourglass, at: int) -> None:
    """The seat has answered."""
    if glass.since is None:
        return
    glass.left = max(0, glass.left - max(0, at - glass.since))
    glass.since = None
    if isinstance(clock, BankClock):
        glass.left += clock.increment * 1000


def pause(glass: Hourglass, at: int, until: int) -> None:
    """The time of a seat stands still until another time, which may be now."""
    if glass.since is not None:
        glass.left = max(0, glass.left - max(0, at - glass.since))
        glass.since = max(at, until)


def patience(clock: Clock | None) -> int:
    """How many milliseconds somebody may be away before a bot may stand in."""
    return max(ABSENCE, _whole(clock)) if is_slow(clock) and clock is not None else ABSENCE


def patience_to_cancel(clock: Clock | None) -> int:
    """How many milliseconds somebody may be away before the others may call the game off."""
    return max(LONG_ABSENCE, patience(clock))


def is_slow(clock: Clock | None) -> bool:
    """Whether players are not expected to sit at the table all the time."""
    return isinstance(clock, DaysClock)


def checked(clock: Clock | None) -> Clock | None:
    """A clock people can play with; ValueError if it is not."""
    if isinstance(clock, MoveClock) and not 5 <= clock.seconds <= 3600:
        raise ValueError("5 to 3600 seconds a decision")
    if isinstance(clock, BankClock) and not (30 <= clock.seconds <= 86400 and 0 <= clock.increment <= 600):
        raise ValueError("30 to 86400 seconds, and 0 to 600 more a decision")
    if isinstance(clock, DaysClock) and not 1 <= clock.days <= 30:
        raise ValueError("1 to 30 days a decision")
    return clock
