"""The calls of the API, one function each, in modules by what they are about."""

from tabletowers.server.http.handlers import (
    analysis,
    deals,
    exercises,
    finished,
    games,
    history,
    identity,
    mail,
    operators,
    people,
    players,
    positions,
    puzzles,
    ratings,
    recovery,
    tables,
    vacation,
)
from tabletowers.server.http.routes import api

__all__ = [
    "analysis",
    "api",
    "deals",
    "exercises",
    "finished",
    "games",
    "history",
    "identity",
    "mail",
    "operators",
    "people",
    "players",
    "positions",
    "puzzles",
    "ratings",
    "recovery",
    "tables",
    "vacation",
]
