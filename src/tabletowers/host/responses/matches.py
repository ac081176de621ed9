"""The responses for matches: several deals of one game that people play whenever they have time."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from tabletowers.host.responses.deals import AttemptInfo, PersonName


class MatchInfo(Struct):
    """A match in a list.

    `opened` is when its deals were opened for everybody, or null. `people` is the number of people who play it, `begun`
    and `ended` are the numbers of deals that you have begun and finished.
    """

    id: str
    kind: Literal["week", "private"]
    game: str
    bot: str
    length: int
    opens: int
    closes: int
    finish_by: int
    opened: int | None
    host: PersonName | None
    people: int
    begun: int
    ended: int


class NextMatch(Struct):
    """The match of next week: its game, when it opens, and the commitments to the secrets of its deals."""

    game: str
    opens: int
    commitments: list[str]


class SeasonPlayer(Struct):
    """A player's standing over the matches of several weeks. Of a bot, `strength` is set instead of `person`."""

    place: int
    person: str | None
    name: str | None
    strength: str | None
    matches: int
    score: float


class Matches(Struct):
    """The match of this week and that of the next, those of the last weeks and the table over them, and your own.

    On a device without a server there are only your own. `season` contains the best players; `mine` is your own
    standing.
    """

    now: int
    week: MatchInfo | None
    next: NextMatch | None
    earlier: list[MatchInfo]
    season: list[SeasonPlayer]
    mine: SeasonPlayer | None
    own: list[MatchInfo]


class MatchId(Struct):
    """The id of a match."""

    match: str


class MatchDeal(Struct):
    """A deal of a match: what is the same for everybody, and your attempt.

    `score` is your share of the matchpoints, or null if you have no result.
    """

    number: int
    deal: str
    seat: int
    players: int
    commitment: str
    secret: str | None
    attempt: AttemptInfo | None
    score: float | None


class MatchPlayer(Struct):
    """A player's standing in a match. Of a bot, `strength` is set instead of `person`.

    `score` is the mean of `scores`, the shares of the matchpoints in the deals that are compared, from 0 to 1; null
    stands for a deal without a result, which counts 0. `luck` is the mean share of the win that the cards gave, and
    `adjusted` the score with it taken out; they are null until they are known. Where a single deal is compared, `lead`
    and `points` are its result, and `table` is where it was played, once that may be seen.
    """

    place: int
    ranked: bool
    person: str | None
    name: str | None
    strength: str | None
    played: int
    score: float
    scores: list[float | None]
    luck: float | None
    adjusted: float | None
    lead: int | None
    points: int | None
    table: str | None


class MatchPage(MatchInfo):
    """A match with its deals, and its standings, limited to what you may see.

    `compared` contains the numbers of the deals that are compared: those that you have finished and, once the match is
    over for everybody, all. `standing` contains up to fifty players, `mine` is your own standing, `all` is the number
    of players, and `next` the value of the query parameter `after` for the next page, or null at the end. `waiting` is
    the number of games of the compared deals that the strengths have not played yet. `counts` says whether your result
    has a place.
    """

    rules: int
    options: dict[str, Any]
    deals: list[MatchDeal]
    counts: bool
    waiting: int
    compared: list[int]
    standing: list[MatchPlayer]
    mine: MatchPlayer | None
    all: int
    next: int | None
