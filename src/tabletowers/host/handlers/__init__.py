"""The handlers of the API calls that every host answers, one function each, grouped by subject."""

from tabletowers.host.handlers import analysis, deals, extras, finished, games, matches, past, positions, tables
from tabletowers.host.routes import api

__all__ = ["analysis", "api", "deals", "extras", "finished", "games", "matches", "past", "positions", "tables"]
