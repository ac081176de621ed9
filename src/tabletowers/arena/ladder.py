"""The ladder: matches of each bot strength against the next weaker one, with result tables for the docs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import tabletowers
from tabletowers.arena.match import Match
from tabletowers.arena.match_summary import Summary
from tabletowers.bots import STRENGTHS
from tabletowers.contract.options import complete, in_words

#: The number of games in a match; fewer where a single game takes a minute.
_GAMES = 1200
_GAMES_OF_THE_STRONGEST = 400


def rungs(game: str, games: int | None = None, seed: int = 1, options: dict[str, Any] | None = None) -> Iterator[Match]:
    """Yield the matches of the ladder: each strength against the next weaker one, then two comparisons.

    With three or more players, one stronger bot plays against several weaker ones. The last two matches compare the
    second-strongest bot with `random` and with `greedy`.
    """
    rules = tabletowers.game(game)
    few, four = rules.seats[0], 4
    *_, second, highest = names = list(STRENGTHS)
    for lower, higher in pairwise(names):
        count = games or (_GAMES_OF_THE_STRONGEST if higher == highest else _GAMES)
        yield Match(game, (higher, *[lower] * (few - 1)), count, seed, options or {})
    yield Match(game, (second, *["random"] * (few - 1)), games or _GAMES, seed, options or {})
    yield Match(game, (second, *["greedy"] * (four - 1)), games or _GAMES, seed, options or {})


def section(game: str, summaries: Sequence[Summary]) -> str:
    """Return the results of the ladder as a Markdown table."""
    rules = tabletowers.game(game)
    played = summaries[0].match.options if summaries else {}
    named = in_words({name: value for name, value in complete(rules.options, played).items() if _in_short(value)})
    lines = [
        f"Rules version {rules.rules_version}{f', `{named}`' if named else ''}:",
        "",
        "| pairing | games | share of the wins (95%) | margin | ms a move |",
        "|---|---:|---|---:|---:|",
    ]
    for summary in summaries:
        first, *others = summary.standings
        lines.append(
            f"| {first.name} against {', '.join(other.label for other in others)} | {summary.games} | "
            f"{first.share_in_percent} | {first.margin:+.1f} | {1000 * first.seconds_per_move:.1f} |"
        )
    return "\n".join(lines)


def _in_short(value: Any) -> bool:
    """Return whether an option's value is short enough to be written out in a line of text."""
    return not isinstance(value, dict)


def write_section(path: Path, game: str, table: str, options: Mapping[str, Any] | None = None) -> None:
    """Write a game's result table into a Markdown page, replacing the previous table for the same options."""
    what = f"{game} {in_words(options or {})}".strip()
    begin, end = f"<!-- {what}: measured -->", f"<!-- {what}: end -->"
    page = path.read_text("utf-8") if path.exists() else "# How strong the levels are\n"
    block = f"{begin}\n{table}\n{end}"
    if begin in page and end in page:
        before, rest = page.split(begin, 1)
        page = before + block + rest.split(end, 1)[1]
    else:
        page = f"{page.rstrip()}\n\n## {what.capitalize()}\n\n{block}\n"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(page, "utf-8")
