"""The subcommand `luck`: what the cards gave each seat in a finished game, and what the decisions did."""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletowers.luck import Account
    from tabletowers.record import Record
    from tabletowers.text import Catalogue

#: How many of the luckiest and of the unluckiest moments of a seat are printed.
_MOMENTS = 2


def add_parser(commands: Any) -> None:
    """Add the arguments of `luck`."""
    from tabletowers.cli.arguments import count
    from tabletowers.cli.play import language
    from tabletowers.text import LANGUAGES

    parser = commands.add_parser(
        "luck",
        help="what was luck in a finished game, and what was skill",
        description="Deal, draws and decisions add up to the result. Records from any program will do.",
    )
    parser.add_argument("file", metavar="FILE", help="a record; - is standard input")
    parser.add_argument("--json", action="store_true", help="the account of every seat, and every moment")
    parser.add_argument("--playouts", type=count, metavar="N", help="judge by N quick games from every position")
    parser.add_argument("--language", choices=LANGUAGES, default=language(), help="default: the machine's, else en")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Print the account of the game."""
    from tabletowers.cli.review import one_record
    from tabletowers.luck import account
    from tabletowers.text import catalogue

    record = one_record(chosen.file)
    try:
        found = account(record, playouts=chosen.playouts)
    except ValueError as error:
        raise ValueError(f"{chosen.file}: {error}") from error
    if chosen.json:
        print(json.dumps(found.to_json()))
        return 0
    for line in _lines(record, found, catalogue(chosen.language)):
        print(line)
    return 0


def _lines(record: Record, found: Account, say: Catalogue) -> list[str]:
    """Return the account in words: for each seat its sum, and its luckiest and unluckiest draws."""
    lines = [say("luck-playouts", playouts=found.playouts)] if found.playouts else []
    for seat in range(record.players):
        parts = found.to_json()["seats"][seat]
        lines.append(
            say(
                "luck-seat",
                seat=say("web-seat-number", number=seat + 1),
                result=_percent(parts["result"]),
                expected=_percent(parts["expected"]),
                deal=_signed(parts["deal"]),
                draws=_signed(parts["draws"]),
                own=_signed(parts["own"]),
                others=_signed(parts["others"]),
            )
        )
        draws = sorted((moment for moment in found.moments if moment.kind == "draw"), key=lambda m: -m.gains[seat])
        for kind, moments in (("lucky", draws[:_MOMENTS]), ("unlucky", draws[: -_MOMENTS - 1 : -1])):
            for moment in moments:
                gain = moment.gains[seat]
                if (gain > 0) == (kind == "lucky") and gain != 0:
                    move = record.plies[moment.ply].move
                    lines.append("  " + say(f"luck-{kind}", ply=moment.ply + 1, move=move, gain=_signed(gain)))
    return lines


def _percent(share: float) -> str:
    return f"{100 * share:.1f}"


def _signed(share: float) -> str:
    return f"{100 * share:+.1f}".replace("-", "−")
