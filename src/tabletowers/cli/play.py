"""The subcommand `play`: play a game against bots in the terminal."""

from __future__ import annotations

import argparse
import os
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `play`."""
    from tabletowers.cli import arguments
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser("play", help="play in the terminal against bots")
    arguments.add_game(parser)
    parser.add_argument(
        "--bot", metavar="NAME", help="who plays the other seats (default greedy); your own bot as module:Class"
    )
    parser.add_argument("--seat", type=int, default=0, metavar="K", help="your seat, from 0 (default 0, who begins)")
    parser.add_argument("--file", metavar="FILE", help="where the game is saved when you leave it")
    parser.add_argument("--resume", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--language", choices=LANGUAGES, default=language(), help="default: the machine's, else en")
    parser.set_defaults(run=run)


def language() -> str:
    """Return the language of the user's system if there is a translation for it, otherwise English."""
    from tabletowers.text import LANGUAGES

    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := os.environ.get(variable, "")[:2]:
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def run(chosen: argparse.Namespace) -> int:
    """Deal or resume a game, and play it to the end."""
    import tabletowers
    from tabletowers.bots import any_bot, bot, warm_up
    from tabletowers.cli import arguments
    from tabletowers.cli.terminal_game import Terminal, load
    from tabletowers.contract.game import checked_seed
    from tabletowers.games import versions
    from tabletowers.record import begin

    game = tabletowers.game(chosen.game)
    for rules in versions(game.name) if chosen.resume is not None else [game.rules_version]:
        warm_up.begin(tabletowers.game(game.name, rules))
    if chosen.resume is not None:
        record, state, seat, name = load(chosen.resume, game)
        file = chosen.file or chosen.resume
    else:
        players = arguments.players(game, chosen.players)
        options = arguments.options(game, chosen.option)
        seed = checked_seed(chosen.seed)
        state = game.new(players, seed, **options)
        record = begin(state, game.deal(players, seed, **options), seed)
        seat, name, file = state.check_seat(chosen.seat), "greedy", chosen.file
    if chosen.bot is None:
        # A file may name a bot, but nothing is imported because a file says so.
        bots = [bot(name, checked_seed(None)) for _ in range(state.players)]
    else:
        (name,) = arguments.bots(chosen.bot)
        bots = [any_bot(name, checked_seed(None), patient=False) for _ in range(state.players)]
    return Terminal(record, state, seat, bots, file, chosen.language).run()
