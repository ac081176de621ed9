"""The subcommand `positions`: search games between strong bots for decisions in which one move is clearly best."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any


def add_parser(commands: Any) -> None:
    """Add the arguments of `positions`."""
    from tabletowers.cli import arguments

    parser = commands.add_parser(
        "positions",
        help="find positions to solve in strong games",
        description="Positions are added to FILE, one on each line; FILE.mined has the progress, so that the same "
        "command resumes where it stopped. --check judges a file again instead, and --prune takes out what the coach "
        "doubts.",
    )
    arguments.add_game(parser, players="every number takes its turn", seed=0)
    parser.add_argument("--file", metavar="FILE", help="the file of positions (default GAME.jsonl)")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="stop after N games (default 100)")
    parser.add_argument("--wanted", type=int, metavar="N", help="stop when the file has N positions")
    parser.add_argument("--check", action="store_true", help="ask independent judges")
    parser.add_argument(
        "--prune",
        action="store_true",
        help="take out every position whose answer the coach doesn't call clearly better than each other move",
    )
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Search one game after another for positions, or check the positions in a file."""
    from tabletowers.cli import arguments
    from tabletowers.coach.positions import Exercise, agreement, mine
    from tabletowers.games import game as find_game

    game = find_game(chosen.game)
    file = Path(chosen.file or f"{game.name}.jsonl")
    kept = file.read_text("utf-8").splitlines() if file.exists() else []
    positions = [_read(Exercise, file, number, line) for number, line in enumerate(kept, 1) if line.strip()]
    if chosen.prune:
        return _prune(file, positions)
    if chosen.check:
        if not positions:
            raise ValueError(f"{file}: expected positions, but it has none")
        print(f"{file}: {len(positions)} positions; independent judges agree with the answers:")
        for judge, share in agreement(positions, chosen.seed).items():
            print(f"  {judge}: {100 * share:.1f}%")
        return 0
    options = arguments.options(game, chosen.option)
    counts = list(game.seats) if chosen.players is None else [arguments.players(game, chosen.players)]
    progress = file.with_name(f"{file.name}.mined")
    mined: dict[str, int] = json.loads(progress.read_text("utf-8")) if progress.exists() else {}
    known, count = {position.id for position in positions}, len(positions)
    for _ in range(chosen.games):
        # Take the number of players with the fewest games so far.
        players = min(counts, key=lambda players: mined.get(_place(players, options), chosen.seed))
        place = _place(players, options)
        seed = mined.get(place, chosen.seed)
        for position in mine(game, players, seed, options):
            if position.id not in known:
                with file.open("a", encoding="utf-8") as out:
                    out.write(position.to_line() + "\n")
                count += 1
                print(f"{position.id}: {position.answer}, grade {position.grade}, {position.theme}", flush=True)
        mined[place] = seed + 1
        progress.write_text(json.dumps(mined) + "\n", "utf-8")
        if chosen.wanted is not None and count >= chosen.wanted:
            break
    print(f"{file}: {count} positions")
    return 0


def _prune(file: Path, positions: list[Any]) -> int:
    """Ask the coach about every answer, and write the file without the positions that it doubts."""
    kept = []
    for position in positions:
        doubted = position.doubted()
        if doubted:
            print(f"{position.id}: {position.answer} is not clearly better than {', '.join(doubted)}", flush=True)
        else:
            kept.append(position)
    if len(kept) < len(positions):
        file.write_text("".join(position.to_line() + "\n" for position in kept), "utf-8")
    print(f"{file}: {len(kept)} of {len(positions)} positions kept")
    return 0


def _place(players: int, options: dict[str, Any]) -> str:
    """Return the key in FILE.mined that stores the progress for this number of players and these options."""
    return f"{players} {json.dumps(options, sort_keys=True)}"


def _read(kind: Any, file: Path, number: int, line: str) -> Any:
    try:
        return kind.from_line(line)
    except ValueError as error:
        raise ValueError(f"{file}: line {number}: {error}") from error
