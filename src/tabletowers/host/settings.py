"""Settings for tables, and limits for their players."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Self

from tabletowers.table import Pace


@dataclass(slots=True)
class Limits:
    """The limits for one person or connection. A rate is a pair: the size of a burst, and the number per second."""

    body: int = 64 * 1024
    message: int = 16 * 1024
    subscriptions: int = 50
    #: Bytes that may wait to be sent over one connection. A client that reads too slowly is disconnected.
    unsent: int = 1_000_000
    #: How many people are assumed to share an address (a household, a class). An address's limits are multiplied by
    #: this.
    people_at_a_place: int = 4
    #: The number of requests, websockets and messages from one address that start in one iteration of the event loop.
    at_once: int | None = 2
    #: The rate of messages over all of a person's websockets together.
    messages: tuple[float, float] | None = (80, 25)
    #: The rate of a person's entries besides moves and chat: orders, early answers, undos, proposals.
    rows: tuple[float, float] | None = (60, 2)
    #: The rate of calls that are costly for the server.
    costly: tuple[float, float] | None = (20, 1)
    #: The rate of requests for advice and of calls of extras, which need a worker.
    advice: tuple[float, float] | None = (10, 0.5)

    @classmethod
    def none(cls) -> Self:
        """Return the limits for a server on the user's own machine: sizes are limited, rates are not."""
        return cls(at_once=None, messages=None, rows=None, costly=None, advice=None)


@dataclass(slots=True)
class Settings:
    """All settings for tables."""

    #: The time a bot has for an ordinary decision, in seconds.
    bot_budget: float = 1.0
    pace: Pace = field(default_factory=Pace)
    limits: Limits = field(default_factory=Limits)
    #: Milliseconds added to clocks after a table is loaded, so that no player loses time by a restart.
    grace: int = 15_000
