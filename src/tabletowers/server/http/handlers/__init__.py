"""The handlers of the API calls that only a server answers: one function for each call, grouped by subject."""

from tabletowers.server.http.calls import api
from tabletowers.server.http.handlers import (
    deals,
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
    vacation,
)

__all__ = [
    "api",
    "deals",
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
    "vacation",
]
