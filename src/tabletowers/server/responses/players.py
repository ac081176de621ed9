"""The responses for players: ratings, results, opponents."""

from __future__ import annotations

from msgspec import Struct


class RatingInfo(Struct):
    """The rating of a person or a bot in a game."""

    name: str | None
    person: str | None
    level: str | None
    shown: int
    mu: float
    sigma: float
    games: int


class Ratings(Struct):
    """The highest-rated players of a game."""

    ratings: list[RatingInfo]


class MyRating(Struct):
    """Your rating in a game."""

    game: str
    shown: int
    mu: float
    sigma: float
    games: int


class MyRatings(Struct):
    """Your ratings among people, and those by the rules of earlier releases."""

    ratings: list[MyRating]
    earlier: list[MyRating]


class CoursePoint(Struct):
    """A point in the history of a rating: the rating after one rated game."""

    at: int
    shown: int


class PersonRating(Struct):
    """A person's rating in a game, its rank among all people's ratings, and its history, oldest first."""

    game: str
    shown: int
    games: int
    place: int
    course: list[CoursePoint]


class EarlierRating(Struct):
    """A person's rating in a game by the rules of earlier releases, which rated people and bots together."""

    game: str
    shown: int
    games: int


class Rung(Struct):
    """A person's games against one bot of the ladder."""

    level: str
    games: int
    won: int


class Ladder(Struct):
    """How far a person has climbed on the ladder of bots in a game, and their games against its bots.

    `reached` is the strongest bot whose rung the person has climbed to, and `levels` has all bots, the weakest first.
    """

    game: str
    reached: str | None
    rungs: list[Rung]
    levels: list[str]


class Unrated(Struct):
    """A reason why some games were unrated, and the number of those games."""

    why: str
    count: int


class PersonGame(Struct):
    """A person's record in a game: games played, won and rated, and the reasons why some were unrated."""

    game: str
    played: int
    won: int
    rated: int
    unrated: list[Unrated]


class OpponentInfo(Struct):
    """An opponent (a person or a bot) that a person has played against, and how often each of the two placed higher.

    Two bots of one strength in a game are one opponent, and the higher of them counts.
    """

    person: str | None
    name: str | None
    level: str | None
    games: int
    better: int
    worse: int


class BestResult(Struct):
    """One of a person's highest-scoring wins. `open` says whether you may view the game."""

    game: str
    table: str
    points: int
    at: int
    open: bool


class PersonPage(Struct):
    """A player's public page."""

    id: str
    name: str
    program: bool
    since: int
    ratings: list[PersonRating]
    earlier: list[EarlierRating]
    ladders: list[Ladder]
    games: list[PersonGame]
    opponents: list[OpponentInfo]
    best: list[BestResult]


class Meeting(Struct):
    """A game that two people played against each other. `open` says whether you may view the game."""

    game: str
    table: str
    at: int
    points: int
    other_points: int
    place: int
    other_place: int
    open: bool


class Meetings(Struct):
    """The games that two people have played against each other, newest first, and how often each one placed higher."""

    name: str
    other: str
    games: int
    better: int
    worse: int
    meetings: list[Meeting]


class ThemeLoss(Struct):
    """A theme of your slips in a game: how many there were, and what they lost together, in shares of the win."""

    theme: str
    slips: int
    lost: float


class PlayedGame(Struct):
    """A finished game of yours, and what your own decisions lost in it, in shares of the win.

    `next` is the number of the decision from which its review has to continue before all of them are counted
    (`POST /tables/{table}/review`), or null if they are. Decisions that lose next to nothing don't count.
    """

    table: str
    seat: int
    at: int
    next: int | None
    lost: float
    themes: list[ThemeLoss]


class GameLosses(Struct):
    """Your latest finished games of one kind, the oldest first, and your rating if you have one."""

    game: str
    rating: int | None
    played: list[PlayedGame]


class Losses(Struct):
    """What your own decisions lost in your latest games."""

    games: list[GameLosses]
