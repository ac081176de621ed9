"""The responses about players: ratings, results, opponents."""

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
    """The best players of a game."""

    ratings: list[RatingInfo]


class MyRating(Struct):
    """Your rating in a game."""

    game: str
    shown: int
    mu: float
    sigma: float
    games: int


class MyRatings(Struct):
    """Your ratings."""

    ratings: list[MyRating]


class CoursePoint(Struct):
    """A rating after a rated game."""

    at: int
    shown: int


class PersonRating(Struct):
    """A person's rating in a game, their place among all people, and the rating's history, oldest first."""

    game: str
    shown: int
    games: int
    place: int
    course: list[CoursePoint]


class Unrated(Struct):
    """A reason why games were unrated, and the number of these games."""

    why: str
    count: int


class PersonGame(Struct):
    """A person's results in one game: finished, won and rated games, and why others were unrated."""

    game: str
    played: int
    won: int
    rated: int
    unrated: list[Unrated]


class OpponentInfo(Struct):
    """A person or bot that a person has played against, and how often each of them did better."""

    person: str | None
    name: str | None
    level: str | None
    games: int
    better: int
    worse: int


class BestResult(Struct):
    """A game that a person won with many points. `open` is whether you may view it."""

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
    games: list[PersonGame]
    opponents: list[OpponentInfo]
    best: list[BestResult]


class Meeting(Struct):
    """A game between two people. `open` is whether you may view it."""

    game: str
    table: str
    at: int
    points: int
    other_points: int
    place: int
    other_place: int
    open: bool


class Meetings(Struct):
    """The games between two people, newest first, and how often each of them did better."""

    name: str
    other: str
    games: int
    better: int
    worse: int
    meetings: list[Meeting]
