"""What happened, as small typed values: for a log, an animation, a screen reader. Never a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Self


@dataclass(frozen=True, slots=True)
class Scored:
    """Points that a seat was paid, and where they come from (one of the game's `sources`)."""

    seat: int
    source: str
    points: int


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened because of a move. Each game has its own kinds."""

    #: The kind's name, the same in Python, JSON and the catalogues.
    name: ClassVar[str] = ""
    #: Whether it shows somebody something that nobody could foresee (a card drawn or turned up, offers opened).
    reveals: ClassVar[bool] = False
    #: Whether a log tells everything before it, until the game is over, only as `Game.remembered` does.
    forgets: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Self | None:
        """That seat's version (None: a spectator's), or None if it sees nothing of it."""
        return self

    def scored(self) -> Scored | None:
        """What this event pays, if it pays anything."""
        return None

    def remembered(self) -> Event | None:
        """What may still be told of it where looking back at cards is forbidden; None if nothing."""
        return self

    def to_json(self) -> dict[str, Any]:
        """The event as a JSON object."""
        told: dict[str, Any] = {"event": self.name}
        names: tuple[str, ...] = type(self).__match_args__
        for key in names:
            value = getattr(self, key)
            told[key] = [*value] if type(value) is tuple else value
        return told
