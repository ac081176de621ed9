"""The most recent decisions, which can still be taken back because nothing hidden has been revealed since."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec


class Takeback(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The data for undoing a decision: the state of the game before it, and the points earned up to then."""

    seat: int
    by: str
    state: bytes
    earned: list[dict[str, int]]


@dataclass(slots=True)
class Takebacks:
    """The decisions that can be taken back, in the order in which they were made."""

    decisions: list[Takeback] = field(default_factory=list)
    #: Whether everyone agreed to take back a decision at some time in this game.
    by_all: bool = False

    def own(self, seat: int) -> int:
        """Return how many decisions in a row, counted back from the last, a person made for this seat."""
        count = 0
        for decision in reversed(self.decisions):
            if decision.seat != seat or decision.by != "person":
                break
            count += 1
        return count

    def take(self, count: int) -> Takeback:
        """Remove the last `count` decisions and return the earliest of them."""
        first = self.decisions[-count]
        del self.decisions[-count:]
        return first
