"""The games that are offered, each with its options, decisions and bots."""

from __future__ import annotations

from functools import cache

from tabletowers import GAMES
from tabletowers import game as find_game
from tabletowers.bots import STRENGTHS, own_bots
from tabletowers.coach.lessons import has_lesson
from tabletowers.contract import Game
from tabletowers.contract.options import complete
from tabletowers.games import versions
from tabletowers.host.responses.games import (
    DecisionInfo,
    GameInfo,
    Games,
    OptionInfo,
    StandingAnswerInfo,
    VersionInfo,
)
from tabletowers.host.thinkers import LEVELS
from tabletowers.nets.net_file import has_net
from tabletowers.scene.views import on_page
from tabletowers.table.pace import table_may_answer
from tabletowers.text import LANGUAGES


@cache
def offered() -> Games:
    """Return all games, and the languages in which messages are available."""
    return Games([_game_info(find_game(name)) for name in GAMES], list(LANGUAGES))


def _game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        authors=game.authors,
        year=game.year,
        minutes=game.minutes,
        rules=game.rules_version,
        versions=[
            VersionInfo(rules, complete(find_game(game.name, rules).options, {})) for rules in versions(game.name)
        ],
        players=list(game.seats),
        sources=list(game.sources),
        told={kind.name: kind.told for kind in game.events.kinds if kind.told != "all"},
        decisions=[
            DecisionInfo(
                name=decision.name,
                hidden=decision.hidden,
                ahead=decision.ahead,
                simultaneous=decision.simultaneous,
                silence=decision.silence,
                standing=[StandingAnswerInfo(answer.name, answer.value) for answer in decision.standing],
                rule=decision.rule,
            )
            for decision in game.decisions
        ],
        options=[
            OptionInfo(
                name=option.name,
                values=list(option.values) if option.values else None,
                default=option.default,
                by_days=option.default if option.by_days is None else option.by_days,
                free=option.check is not None,
            )
            for option in game.options
        ],
        bots=bots_of(game),
        strengths=[*STRENGTHS, *own_bots()],
        orders=_orders(game),
        scene=on_page(game),
        introduction=has_lesson(game),
    )


def bots_of(game: Game) -> list[str]:
    """Return the names of the bots that people can choose for a seat in a game."""
    return [*(name for name in LEVELS if name != "net" or has_net(game)), *own_bots()]


def _orders(game: Game) -> list[str]:
    """Return the names of the standing orders that have an effect in a game."""
    forced = any(table_may_answer(decision) for decision in game.decisions)
    answers = [answer.name for decision in game.decisions for answer in decision.standing]
    return ["forced"] * forced + list(dict.fromkeys(answers))
