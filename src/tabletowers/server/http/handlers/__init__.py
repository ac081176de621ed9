"""The calls of the API, one function each, in modules by what they are about."""

from tabletowers.server.http.handlers import (
    deals,
    finished,
    games,
    history,
    operators,
    people,
    players,
    puzzles,
    ratings,
    tables,
)
from tabletowers.server.http.routes import api

__all__ = [
    "api",
    "deals",
    "finished",
    "games",
    "history",
    "operators",
    "people",
    "players",
    "puzzles",
    "ratings",
    "tables",
]
