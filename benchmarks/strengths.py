"""How well matches order the bots' eight strengths, by matches drawn from deals that all of them have played.

The games are kept in a file of the cache, so a study that is interrupted goes on where it stopped. A deal takes about
ten seconds of processor time for the strongest, and a tenth of a second for each of the others.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from benchmarks import table

#: The lengths that are tried, the simulated matches of each, and Kendall's tau that is aimed at.
_LENGTHS, _MATCHES, _AIM = range(1, 25), 200, 0.8


def run(*, quick: bool) -> dict[str, Any]:
    """Play what is missing, print and return Kendall's tau for matches of several lengths."""
    from tabletowers import GAMES
    from tabletowers.host.match_study import Game, play
    from tabletowers.host.matches import CONTESTANTS

    strengths, deals = (CONTESTANTS[:-1], 12) if quick else (CONTESTANTS, 60)
    file = _cache() / "strengths.jsonl"
    games = [Game(*game) for game in read(file)]
    known = {(game.name, game.deal, game.strength) for game in games}
    wanted = [(name, deal, one) for deal in range(1, deals + 1) for name in GAMES for one in strengths]
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as kept, ProcessPoolExecutor(mp_context=get_context("spawn")) as workers:
        for done in as_completed([workers.submit(play, *one) for one in wanted if one not in known]):
            kept.write(json.dumps(done.result()) + "\n")
            kept.flush()
            games.append(done.result())
    return shown({name: [game for game in games if game.name == name] for name in GAMES}, strengths)


def shown(games: dict[str, list[Any]], strengths: Sequence[str]) -> dict[str, Any]:
    """Print and return how well matches order these strengths, by the game."""
    from tabletowers.host.match_study import complete, order
    from tabletowers.host.matches import LENGTH

    figures: dict[str, Any] = {}
    for name, played in games.items():
        deals = complete(played, strengths)
        orders = [order(deals, length, _MATCHES, strengths) for length in _LENGTHS if length <= len(deals)]
        reached = next((one.length for one in orders if one.tau >= _AIM), None)
        figures[name] = {
            "deals": len(deals),
            "tau": {one.length: round(one.tau, 3) for one in orders},
            "error": {one.length: round(one.error, 3) for one in orders},
            "reached": reached,
        }
    rows = [
        [name, found["deals"], found["tau"].get(LENGTH), found["tau"].get(2 * LENGTH), found["reached"]]
        for name, found in figures.items()
    ]
    columns = ("", "deals", f"{LENGTH} deals", f"{2 * LENGTH} deals", f"deals for {_AIM}")
    table(f"Kendall's tau of {len(strengths)} strengths in {_MATCHES} matches", columns, rows)
    return figures


def read(file: Path) -> Iterator[list[Any]]:
    """Yield the games in a file, each as it was written."""
    if file.exists():
        yield from map(json.loads, file.read_text("utf-8").splitlines())


def _cache() -> Path:
    import platformdirs

    return Path(os.environ.get("TABLETOWERS_CACHE") or platformdirs.user_cache_dir("tabletowers"))
