"""The responses about deals that many people play."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class AttemptInfo(Struct):
    """Your only attempt at a deal. `lead` is the points ahead of the best other seat, null if you gave up."""

    table: str
    ranked: bool
    ended: int | None
    lead: int | None
    points: int | None


class DealLine(Struct):
    """A deal of the day in a list, with the commitment to its secret."""

    id: str
    game: str
    opens: int
    closes: int | None
    opened: int | None
    commitment: str
    began: int
    attempt: AttemptInfo | None


class DealOfToday(DealLine):
    """A deal of today, and the commitment to the secret of tomorrow's deal."""

    tomorrow: str


class Deals(Struct):
    """The deals of the day, one for each game, and those of the last days."""

    now: int
    deals: list[DealOfToday]
    earlier: list[DealLine]


class DealId(Struct):
    """A deal's id."""

    deal: str


class PersonName(Struct):
    """A person's id and name."""

    id: str
    name: str


class StandingInfo(Struct):
    """Your result among the ranked ones: how many there are, how many are better, and how many are equal."""

    results: int
    better: int
    equal: int


class DealResult(Struct):
    """A result of a deal. `place` counts from 1, and is null in a challenge."""

    place: int | None
    person: str | None
    name: str | None
    table: str | None
    lead: int | None
    points: int | None
    ended: bool
    challenger: bool


class DealPage(Struct):
    """A deal as you may see it.

    It has others' results only if you have finished your attempt, or the deal is public.
    """

    id: str
    kind: Literal["day", "challenge"]
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
