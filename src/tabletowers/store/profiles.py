"""A player's public profile: ratings, results and opponents."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection

from tabletowers.store import history, ratings, results
from tabletowers.store.ratings import Rated
from tabletowers.table.rating_rules import RatingLimits


class Rating(NamedTuple):
    """A person's rating in a game, its rank among all people's ratings, and its history.

    `course` is the history, oldest first, each value with its time.
    """

    rated: Rated
    place: int
    course: list[tuple[int, int]]


class Player(NamedTuple):
    """A person's public profile."""

    ratings: list[Rating]
    #: The ratings by the rules of earlier releases.
    earlier: list[Rated]
    ladders: list[results.Ladder]
    games: list[results.Played]
    #: The number of unrated games, by game and reason.
    unrated: list[tuple[str, str, int]]
    opponents: list[results.Opponent]
    best: list[results.Best]
    #: The tables of the best games that the viewer may view.
    visible: set[str]


def player(
    connection: Connection, person: str, games: Collection[str], viewer: str | None, limits: RatingLimits
) -> Player:
    """Return a person's profile for these games, limited to what `viewer` may see."""
    best = [line for line in results.best(connection, person) if line.game in games]
    return Player(
        [
            Rating(
                line,
                ratings.place_of(connection, person, line.game) or 1,
                results.course(connection, person, line.game),
            )
            for line in ratings.of_person(connection, person)
            if line.game in games
        ],
        [line for line in ratings.earlier(connection, person) if line.game in games],
        [line for line in results.ladders(connection, person, limits) if line.game in games],
        [line for line in results.by_game(connection, person) if line.game in games],
        [line for line in results.unrated(connection, person) if line[0] in games],
        results.opponents(connection, person),
        best,
        history.visible(connection, viewer, [line.table for line in best]),
    )


class Meetings(NamedTuple):
    """The games that two people have played against each other, and how often each of them placed higher."""

    total: results.Opponent
    games: list[results.Met]
    #: The tables of these games that the viewer may view.
    visible: set[str]


def meetings(connection: Connection, person: str, other: str, games: Collection[str], viewer: str | None) -> Meetings:
    """Return the games that two people played against each other, newest first, and how often each placed higher."""
    counted = results.opponents(connection, person, [results.of_person(other)])
    met = [line for line in results.between(connection, person, other) if line.game in games]
    total = counted[0] if counted else results.Opponent(results.of_person(other), 0, 0, 0)
    return Meetings(total, met, history.visible(connection, viewer, [line.table for line in met]))
