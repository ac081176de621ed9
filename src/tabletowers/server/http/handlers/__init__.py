"""The calls of the API, one function each, in modules by what they are about."""

from tabletowers.server.http.handlers import finished, games, identity, mail, people, puzzles, ratings, tables, vacation
from tabletowers.server.http.routes import api

__all__ = ["api", "finished", "games", "identity", "mail", "people", "puzzles", "ratings", "tables", "vacation"]
