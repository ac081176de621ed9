"""The games that are offered, each with its options, decisions and bots."""

from __future__ import annotations

from functools import cache
from typing import Any

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.bots import STRENGTHS
from tabletowers.contract import Game
from tabletowers.contract.options import complete
from tabletowers.games import versions
from tabletowers.nets.files import has_net
from tabletowers.server.workers.bots import LEVELS
from tabletowers.table.pace import table_may_answer
from tabletowers.text import LANGUAGES


@cache
def offered() -> dict[str, Any]:
    """All games, and the languages of the texts."""
    return {"games": [_game_info(find_game(name)) for name in GAMES], "languages": list(LANGUAGES)}


def _game_info(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "authors": game.authors,
        "year": game.year,
        "minutes": game.minutes,
        "rules": game.rules_version,
        "versions": [
            {"rules": rules, "defaults": complete(find_game(game.name, rules).options, {})}
            for rules in versions(game.name)
        ],
        "players": list(game.seats),
        "sources": list(game.sources),
        "told": {kind.name: kind.told for kind in game.events.kinds if kind.told != "all"},
        "decisions": [
            {
                "name": decision.name,
                "hidden": decision.hidden,
                "ahead": decision.ahead,
                "simultaneous": decision.simultaneous,
                "silence": decision.silence,
                "standing": [{"name": answer.name, "value": answer.value} for answer in decision.standing],
                "rule": decision.rule,
            }
            for decision in game.decisions
        ],
        "options": [
            {
                "name": option.name,
                "values": list(option.values) if option.values else None,
                "default": option.default,
                "by_days": option.default if option.by_days is None else option.by_days,
                "free": option.check is not None,
            }
            for option in game.options
        ],
        "bots": bots_of(game),
        "strengths": list(STRENGTHS),
        "orders": _orders(game),
    }


def bots_of(game: Game) -> list[str]:
    """The bots that are offered for a seat."""
    return [name for name in LEVELS if name != "net" or has_net(game)]


def _orders(game: Game) -> list[str]:
    """The standing orders that mean something in a game."""
    forced = any(table_may_answer(decision) for decision in game.decisions)
    answers = [answer.name for decision in game.decisions for answer in decision.standing]
    return ["forced"] * forced + list(dict.fromkeys(answers))
