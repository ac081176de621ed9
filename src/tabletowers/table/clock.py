"""Time limits: none, seconds for each decision, a time bank for the whole game, or days for each decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

import msgspec

_DAY = 24 * 3600
#: How long a person has to be absent, in milliseconds, before a bot may stand in, and before the others may cancel the
#: game. With a clock in days, both are longer.
ABSENCE, LONG_ABSENCE = 120_000, 600_000


class MoveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="move"):
    """A clock that gives each decision a number of seconds."""

    seconds: int


class BankClock(msgspec.Struct, frozen=True, tag_field="kind", tag="bank"):
    """A clock that gives each player a number of seconds for the whole game, and an increment after each decision."""

    seconds: int
    increment: int = 0


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days"):
    """A clock that gives each decision a number of days."""

    days: int


Clock = MoveClock | BankClock | DaysClock


@dataclass(slots=True)
class Hourglass:
    """One seat's clock: the milliseconds left when it last stopped and, if it is running, when it started."""

    left: int
    since: int | None = None

    def deadline(self) -> int | None:
        """Return the time at which the clock runs out, or None while it is stopped."""
        return None if self.since is None else self.since + self.left

    def use(self, at: int) -> None:
        """Subtract the time that has passed since the clock was started, if the clock is running."""
        if self.since is not None:
            self.left = max(0, self.left - max(0, at - self.since))


@dataclass(slots=True)
class Clocks:
    """The clocks of all seats (none if the table has no time limit), and the end of each player's vacation."""

    clock: Clock | None = None
    glasses: list[Hourglass] = field(default_factory=list)
    away: dict[str, int] = field(default_factory=dict)

    def start(self, clock: Clock | None, seats: int) -> None:
        """Set every seat's clock to its initial time. Without a time limit, seats have no clocks."""
        self.clock = clock
        self.glasses = [] if clock is None else [Hourglass(_whole(clock)) for _ in range(seats)]

    def run(self, deciding: Mapping[int, str], at: int) -> None:
        """Run the clocks of the seats in `deciding`, a mapping of seats to their players' ids, and stop all others."""
        if self.clock is None:
            return
        for seat, glass in enumerate(self.glasses):
            if seat not in deciding:
                self.stop(seat, at)
            elif glass.since is None:
                if not isinstance(self.clock, BankClock):
                    glass.left = _whole(self.clock)
                glass.since = max(at, self.away.get(deciding[seat], 0))

    def stop(self, seat: int, at: int) -> None:
        """Stop a seat's clock. If the clock is a time bank, also add the increment."""
        if self.clock is None or (glass := self.glasses[seat]).since is None:
            return
        glass.use(at)
        glass.since = None
        if isinstance(self.clock, BankClock):
            glass.left += self.clock.increment * 1000

    def stop_all(self, at: int) -> None:
        """Stop every clock."""
        for seat in range(len(self.glasses)):
            self.stop(seat, at)

    def go_away(self, person: str, seats: Iterable[int], at: int, until: int | None) -> None:
        """Pause the clocks of a person's seats until the time `until`, or resume them if `until` is None."""
        if until is None:
            self.away.pop(person, None)
        else:
            self.away[person] = until
        for seat in seats if self.glasses else ():
            if (glass := self.glasses[seat]).since is not None:
                glass.use(at)
                glass.since = max(at, until or at)


def _whole(clock: Clock) -> int:
    if isinstance(clock, DaysClock):
        return clock.days * _DAY * 1000
    return clock.seconds * 1000


def patience(clock: Clock | None) -> int:
    """Return how long a player may be absent, in milliseconds, before a bot may stand in for them."""
    return max(ABSENCE, _whole(clock)) if is_slow(clock) and clock is not None else ABSENCE


def patience_to_cancel(clock: Clock | None) -> int:
    """Return how long a player may be absent, in milliseconds, before the others may cancel the game."""
    return max(LONG_ABSENCE, patience(clock))


def is_slow(clock: Clock | None) -> bool:
    """Return whether a clock counts in days, so that players need not stay at the table between moves."""
    return isinstance(clock, DaysClock)


def checked(clock: Clock | None) -> Clock | None:
    """Return a clock after checking that its values are allowed. Raises ValueError if they are not."""
    if isinstance(clock, MoveClock) and not 5 <= clock.seconds <= 3600:
        raise ValueError(f"a move clock has 5 to 3600 seconds, not {clock.seconds}")
    if isinstance(clock, BankClock) and not (30 <= clock.seconds <= 86400 and 0 <= clock.increment <= 600):
        raise ValueError(f"a bank has 30 to 86400 + 0 to 600 seconds, not {clock.seconds} + {clock.increment}")
    if isinstance(clock, DaysClock) and not 1 <= clock.days <= 30:
        raise ValueError(f"a clock in days has 1 to 30 of them, not {clock.days}")
    return clock
