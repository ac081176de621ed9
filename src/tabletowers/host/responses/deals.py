"""The responses for shared deals, which many people play."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class AttemptInfo(Struct):
    """Your only attempt at a shared deal.

    `lead` is the number of points by which you are ahead of the highest-scoring other seat, or null if the attempt has
    no result.
    """

    table: str
    ranked: bool
    ended: int | None
    lead: int | None
    points: int | None


class DealLine(Struct):
    """A deal of the day in a list, with the cryptographic commitment to the secret that determines the deal."""

    id: str
    game: str
    opens: int
    closes: int | None
    opened: int | None
    commitment: str
    began: int
    attempt: AttemptInfo | None


class DealOfToday(DealLine):
    """One of today's deals. `tomorrow` is the commitment to the secret of tomorrow's deal of the same game."""

    tomorrow: str


class Deals(Struct):
    """Today's deals, one for each game, and those of recent days.

    `days` are the days, such as 2027-01-31, whose deals (at least one of them) you have played to the end.
    """

    now: int
    deals: list[DealOfToday]
    earlier: list[DealLine]
    days: list[str]


class DealId(Struct):
    """The id of a shared deal."""

    deal: str


class PersonName(Struct):
    """A person's id and name."""

    id: str
    name: str


class StandingInfo(Struct):
    """A comparison of your result with the ranked results: how many there are, and how many are better or equal."""

    results: int
    better: int
    equal: int


class DealResult(Struct):
    """One person's result in a shared deal. `place` counts from 1, and is null in a challenge."""

    place: int | None
    person: str | None
    name: str | None
    table: str | None
    lead: int | None
    points: int | None
    ended: bool
    challenger: bool


class DealPage(Struct):
    """A shared deal, limited to what you may see.

    It contains other people's results only if you have finished your attempt, you created the challenge, or the deal's
    secret has been published. The results of a deal that is part of a match (`match`) are in the match.
    """

    id: str
    kind: Literal["day", "match", "challenge"]
    match: str | None
    game: str
    rules: int
    options: dict[str, Any]
    levels: list[str | None]
    seat: int
    commitment: str
    opens: int
    closes: int | None
    finish_by: int | None
    opened: int | None
    secret: str | None
    nonces: list[str]
    host: PersonName | None
    began: int
    playing: int
    attempt: AttemptInfo | None
    #: Whether your result is ranked, or would be: only if you had a login when you began.
    counts: bool
    standing: StandingInfo | None
    results: list[DealResult] | None
