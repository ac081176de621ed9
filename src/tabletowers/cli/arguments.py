"""Arguments that several subcommands share."""

from __future__ import annotations

import argparse
import dataclasses
import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletowers.cli import passwords
from tabletowers.contract import Game
from tabletowers.contract.options import unknown_option
from tabletowers.games import GAMES

if TYPE_CHECKING:
    from tabletowers.table.rating_rules import RatingLimits

_MOST_PORT = 65_535
#: The environment variable that names the database, so that not every command has to.
DATABASE = "TABLETOWERS_DATABASE"


def add_game(
    parser: argparse.ArgumentParser, players: str = "the fewest the game takes", seed: int | None = None
) -> None:
    """Add the arguments GAME, --players, --seed and --option.

    `players` describes the default of --players in the help text; `seed` is that of --seed, None to draw one.
    """
    parser.add_argument("game", choices=GAMES, metavar="GAME", help=" | ".join(GAMES))
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play (default: {players})")
    default = "drawn at random" if seed is None else seed
    parser.add_argument(
        "--seed", type=int, default=seed, metavar="S", help=f"the same seed deals the same game (default: {default})"
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, as JSON or a plain word; one that is an object may name a JSON file",
    )


def add_database(parser: argparse.ArgumentParser) -> None:
    """Add the argument --database."""
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help=f"a SQLite file or postgresql://… (default: what {DATABASE} names, or a file in your data folder)",
    )


def add_metrics_listen(parser: argparse.ArgumentParser) -> None:
    """Add the argument --metrics-listen."""
    parser.add_argument(
        "--metrics-listen",
        type=_address_and_port,
        metavar="ADDRESS:PORT",
        help="serve metrics for Prometheus on a port of their own, which only its network should reach",
    )


def _address_and_port(text: str) -> tuple[str, int]:
    """Return the two parts of an address such as `127.0.0.1:9464` or `[::1]:9464`."""
    address, colon, number = text.rpartition(":")
    if not (address and colon):
        raise argparse.ArgumentTypeError(f"expected an address and a port, such as 127.0.0.1:9464, not {text!r}")
    return address.removeprefix("[").removesuffix("]"), port(number)


def database(given: str | None) -> str | None:
    """Return the requested database with its password, or the default if None is requested.

    The environment may name the default; otherwise it is a file in the data folder, for which the result is None.
    """
    if given is not None:
        return passwords.from_argument("--database", given, passwords.DATABASE) if _is_address(given) else given
    default = os.environ.get(DATABASE)
    return passwords.with_password(default, passwords.DATABASE) if default and _is_address(default) else default or None


def _is_address(database: str) -> bool:
    """Return whether a database is named by an address, and not a file."""
    return database.startswith("postgresql")


def port(text: str) -> int:
    """Parse a port number to listen on."""
    if not text.isdecimal() or int(text) > _MOST_PORT:
        raise argparse.ArgumentTypeError(f"expected a port from 0 to {_MOST_PORT}, not {text!r}")
    return int(text)


def count(text: str) -> int:
    """Parse a non-negative integer."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a number of at least 0, not {text!r}")
    return int(text)


def bots(text: str) -> list[str]:
    """Parse a list of bots separated by commas. The module in `module:Class` may be in the current folder."""
    names = [part.strip() for part in text.split(",")]
    if any(":" in name for name in names) and "" not in sys.path:
        sys.path.insert(0, "")
    return names


def bots_by_seat(game: Game, text: str, number: int | None) -> tuple[str, ...]:
    """Return the bot of every seat, from a list that has one bot for all seats or one bot for each seat."""
    names = bots(text)
    if len(names) == 1:
        names *= players(game, number)
    elif number not in (None, len(names)):
        raise ValueError(f"--players {number} needs 1 or {number} bots, not {len(names)}")
    return tuple(names)


def add_operators_bots(parser: argparse.ArgumentParser) -> None:
    """Add the argument --bot, with which an operator adds bots."""
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=MODULE:CLASS",
        help="offer a bot of your own at tables under this name (servers and bot workers need the same)",
    )


def offer_bots(given: list[str]) -> None:
    """Offer the operator's additional bots in this process and in those that it starts.

    Raises ValueError if one of the bots can't be created.
    """
    from tabletowers.bots import BOTS, bot
    from tabletowers.bots.loader import OPERATORS, read_operators_bot

    offered = dict(map(read_operators_bot, given))
    for name in offered:
        if name in BOTS:
            raise ValueError(f"--bot {name}: a built-in bot has that name")
    if offered:
        sys.path.insert(0, "")
        os.environ[OPERATORS] = ",".join(f"{name}={path}" for name, path in offered.items())
    for name in offered:
        bot(name)


def players(game: Game, given: int | None) -> int:
    """Return the requested number of players, by default the smallest.

    Raises ValueError if the game doesn't support that number.
    """
    return game.seats[0] if given is None else game.check_players(given)


def options(game: Game, given: list[str]) -> dict[str, Any]:
    """Parse the requested options. Raises ValueError, listing what is allowed, for an unknown option or value."""
    declared = {option.name: option for option in game.options}
    chosen = {}
    for entry in given:
        name, equals, text = entry.partition("=")
        if not equals:
            raise ValueError(f"expected an option as NAME=VALUE, not {entry!r}")
        if name not in declared:
            raise unknown_option(name, declared)
        if declared[name].check is not None and not text.lstrip().startswith("{"):
            text = _file(name, text)
        chosen[name] = declared[name].parse(text)
    return chosen


def _file(name: str, path: str) -> str:
    try:
        text = Path(path).read_text("utf-8")
        json.loads(text)
    except OSError as error:
        raise ValueError(f"option {name}: {path}: {error.strerror}") from error
    except (UnicodeDecodeError, json.JSONDecodeError) as error:
        raise ValueError(f"option {name}: {path}: broken JSON: {error}") from error
    return text


def add_rating_limits(parser: argparse.ArgumentParser) -> None:
    """Add the argument with which an operator changes the limits of ratings."""
    parser.add_argument(
        "--rating-limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="change a limit of the ratings, such as opponent_games=5 (see Ratings in the documentation)",
    )


def rating_limits(given: list[str]) -> RatingLimits:
    """Return the limits of ratings, changed as on the command line. Raises ValueError if one is unknown or invalid."""
    from tabletowers.table.rating_rules import RatingLimits

    known = {name: type(value) for name, value in dataclasses.asdict(RatingLimits()).items()}
    values: dict[str, Any] = {}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            raise ValueError(f"--rating-limit is NAME=NUMBER with one of {', '.join(known)}, not {text!r}")
        try:
            values[name] = known[name](number)
        except ValueError as error:
            raise ValueError(f"--rating-limit {name} needs a number, not {number!r}") from error
        if values[name] < 0 or (name != "calls_off" and values[name] == 0):
            raise ValueError(f"--rating-limit {name} has to be positive, not {number}")
    return RatingLimits(**values)
