"""Baseline matches: each standard bot against copies of the bot `greedy` on all other seats.

There is one match for each bot and each number of players.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import tabletowers
from tabletowers.arena.match import Match
from tabletowers.nets.net_file import has_net

#: The bots, from weakest to strongest.
BASELINES = ("random", "search:100", "search:1000", "search:10000", "openspiel-ismcts:1000", "net", "net+search:0.1s")

#: The number of games in a match; fewer for bots that take a tenth of a second or more per move.
_GAMES = 60
_SLOW = {"search:10000": 20, "openspiel-ismcts:1000": 20, "net+search:0.1s": 20}


def matches(
    game: str, games: int | None = None, seed: int = 1, options: dict[str, Any] | None = None
) -> Iterator[Match]:
    """Yield all baseline matches of a game.

    Bots that use a net are skipped if the game has no net, and OpenSpiel's search is skipped if OpenSpiel is not
    installed.
    """
    rules = tabletowers.game(game)
    for players in rules.seats:
        for name in BASELINES:
            if name.startswith("net") and not has_net(rules):
                continue
            if name.startswith("openspiel") and find_spec("pyspiel") is None:
                continue
            count = games or _SLOW.get(name, _GAMES)
            yield Match(game, (name, *["greedy"] * (players - 1)), count, seed, options or {})
