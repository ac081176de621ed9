"""The responses for circles: their members, their board of the week, their tables and leagues."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletowers.host.responses.matches import MatchInfo
from tabletowers.table.payload_types import Summary


class CircleInfo(Struct):
    """A circle in the list of your own ones."""

    id: str
    name: str
    colour: str
    people: int


class MyCircles(Struct):
    """The circles that you are in."""

    circles: list[CircleInfo]


class CircleId(Struct):
    """The id of a circle, and the secret of the link with which others join it."""

    circle: str
    invite: str


class CircleMember(Struct):
    """A person in a circle. `here` says whether they have the page open, `owner` whether they look after the circle."""

    id: str
    name: str
    joined: int
    owner: bool
    here: bool
    away_until: int | None


class CircleTable(Struct):
    """An unfinished table of a circle, and the secret with which its members may look at it."""

    invite: str
    table: Summary


class BoardDeal(Struct):
    """A member's attempt at a deal of the day. `lead` is null until it is over and you may see it."""

    day: str
    game: str
    ended: bool
    lead: int | None


class BoardLine(Struct):
    """What a member has done this week.

    `solved` has the days whose tasks they have solved, by kind of task. `match` is how many deals of the match of the
    week they have played, and `score` their share of the matchpoints in the deals that you have finished, or null.
    `ratings` has their rating in each game in which they have one.
    """

    person: str
    solved: dict[str, list[str]]
    deals: list[BoardDeal]
    match: int
    score: float | None
    ratings: dict[str, int]


class Board(Struct):
    """The board of this week, which begins on Monday: its days until today, the match, and a line for each member."""

    days: list[str]
    match: str | None
    length: int
    lines: list[BoardLine]


class LeaguePlayer(Struct):
    """A player of a league. `person` is null after that person has deleted their account."""

    number: int
    person: str | None
    name: str | None
    left: bool


class LeagueGame(Struct):
    """A game of a league, with the numbers of its players. It has to begin until `until`.

    `table` is set if you play in it and there is a table. `places` are those of its players, from 0, once it is over;
    null for a player for whom a bot sat there.
    """

    number: int
    round: int
    until: int
    players: list[int]
    stage: Literal["open", "waiting", "running", "over", "missed", "off"]
    table: str | None
    places: list[int | None] | None


class LeagueLine(Struct):
    """A player's line in the table of a league. A meeting that is won gives two points, a draw one."""

    place: int
    player: int
    won: int
    drawn: int
    lost: int
    points: int


class LeagueInfo(Struct):
    """A league: its players, its games and its table. It begins with at least `size` and at most `most` players.

    `host` is the person who made it, and `mine` is your number, or null if you don't take part.
    """

    id: str
    game: str
    days: int
    host: str | None
    created: int
    began: int | None
    over: bool
    size: int
    most: int
    mine: int | None
    players: list[LeaguePlayer]
    games: list[LeagueGame]
    table: list[LeagueLine]


class LeagueId(Struct):
    """The id of a league."""

    league: str


class CirclePage(CircleInfo):
    """A circle as its members see it. `webhook` is its address if you look after the circle, otherwise null."""

    now: int
    owner: bool
    invite: str
    webhook: str | None
    members: list[CircleMember]
    board: Board
    tables: list[CircleTable]
    matches: list[MatchInfo]
    leagues: list[LeagueInfo]


class Invitation(CircleInfo):
    """The circle to which a link leads, and whether you are in it already."""

    member: bool


class FoundCircles(Struct):
    """Circles that an operator has searched for."""

    circles: list[CircleInfo]
