"""The handlers of the API calls that only a server answers: one function for each call, grouped by subject."""

from tabletowers.server.http.handlers import (
    circles,
    exercises,
    extras,
    history,
    identity,
    lobby,
    mail,
    operators,
    people,
    players,
    ratings,
    recovery,
    sync,
    vacation,
)
from tabletowers.server.http.routes import api

__all__ = [
    "api",
    "circles",
    "exercises",
    "extras",
    "history",
    "identity",
    "lobby",
    "mail",
    "operators",
    "people",
    "players",
    "ratings",
    "recovery",
    "sync",
    "vacation",
]
