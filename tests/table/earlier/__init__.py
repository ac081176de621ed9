"""Clocktowers under earlier rules, as a release keeps them while games that were begun under them are running."""

from tabletowers.games.clocktowers import Clocktowers


class Earlier(Clocktowers):
    """Everything as today but the points."""

    rules_version = 0


GAME = Earlier()
