"""Writes games between bots as one Parquet file with a row for each decision. Needs the package pyarrow.

A row contains what the seat knew, its legal actions, its choice, and the result of the game.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from tabletowers.bots import BotLike, any_bot, name_of
from tabletowers.contract import Game
from tabletowers.contract.game import MOST_SEED
from tabletowers.lab.outcome import rewards
from tabletowers.platforms import install

#: The columns and their meanings.
COLUMNS = {
    "game": "number of the game in this file, from 0",
    "seed": "the seed that deals the game",
    "ply": "number of the move in its game, from 0",
    "seat": "who decides, from 0",
    "bot": "which bot decides",
    "decision": "what is decided",
    "observation": "what the seat knows, as small whole numbers; the file's metadata say which entry means what",
    "mask": "for every action whether it is legal",
    "action": "the action that was chosen",
    "move": "the same in notation",
    "reward": "the seat's result: 1 for winning alone, −1/(players − 1) for losing; winners share; all add up to 0",
    "points": "the seat's points at the end of the game",
}


def need_parquet() -> None:
    """Raise a ValueError if Parquet files can't be written here. Its message names the extra to install."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as error:
        raise ValueError(f"a dataset needs the package pyarrow: {install('stats')}") from error


def write(
    file: Path, game: Game, bots: Sequence[BotLike], games: int, seed: int, options: dict[str, Any]
) -> Iterator[int]:
    """Write `games` games between bots to a file, and yield the number of rows after each game.

    There is one bot for each player. Game k is dealt with the seed `seed + k`, and the bots are rotated by k seats.
    Decisions with a single legal move have no row.
    """
    need_parquet()
    import pyarrow
    import pyarrow.parquet

    players = game.check_players(len(bots))
    state = game.new(players, seed, **options)
    plan, actions = game.observation.PLAN, len(state.moves.texts)
    number = getattr(pyarrow, {"u": "uint", "i": "int"}[plan.dtype[0]] + str(8 * int(plan.dtype[1])))()
    kinds = {
        "game": pyarrow.int32(),
        "seed": pyarrow.int64(),
        "ply": pyarrow.int32(),
        "seat": pyarrow.int8(),
        "bot": pyarrow.string(),
        "decision": pyarrow.string(),
        "observation": pyarrow.list_(number, plan.size(players)),
        "mask": pyarrow.list_(pyarrow.bool_(), actions),
        "action": pyarrow.int32(),
        "move": pyarrow.string(),
        "reward": pyarrow.float32(),
        "points": pyarrow.int32(),
    }
    fields = [pyarrow.field(name, kinds[name], metadata={"meaning": meaning}) for name, meaning in COLUMNS.items()]
    about = {"tabletowers": json.dumps(facts(game, bots, games, seed, state.moves.options))}
    rows = 0
    with pyarrow.parquet.ParquetWriter(file, pyarrow.schema(fields, about), compression="zstd") as writer:
        for k in range(games):
            played = _play(game, bots, k, (seed + k) % (MOST_SEED + 1), options)
            writer.write_table(pyarrow.table(played, schema=pyarrow.schema(fields, about)))
            rows += len(played["ply"])
            yield rows


def facts(game: Game, bots: Sequence[BotLike], games: int, seed: int, options: Any) -> dict[str, Any]:
    """Return the file's metadata in JSON form, with the meaning of each column and each part of an observation."""
    plan = game.observation.PLAN
    parts = [(part, plan.at[part.name], "table") for part in plan.table]
    parts += [(part, plan.at[part.name], "seat") for part in plan.seat]
    return {
        "game": game.name,
        "rules": game.rules_version,
        "players": len(bots),
        "bots": [*map(name_of, bots)],
        "games": games,
        "seed": seed,
        "options": dict(options),
        "columns": COLUMNS,
        "observation": {
            "table_entries": plan.table_size,
            "entries_of_a_seat": plan.seat_size,
            "order": "the table's entries, then those of each seat, the deciding seat first, then clockwise",
            "parts": [
                {"name": part.name, "of": of, "first": first, "shape": list(part.shape), "meaning": part.meaning}
                for part, first, of in parts
            ],
        },
    }


def _play(game: Game, bots: Sequence[BotLike], number: int, seed: int, options: dict[str, Any]) -> dict[str, list[Any]]:
    """Play one game and return its decisions as columns."""
    players = len(bots)
    state = game.new(players, seed, **options)
    seats = [bots[(seat - number) % players] for seat in range(players)]
    seated = [any_bot(bot, seed + (seat + 1) * (MOST_SEED + 1)) for seat, bot in enumerate(seats)]
    columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
    while (seat := state.to_move) is not None:
        sight = state.sight(seat)
        legal = sight.legal_actions()
        if len(legal) == 1:
            state.act(legal[0])
            continue
        move = seated[seat].choose(sight)
        mask = [False] * len(state.moves.texts)
        for action in legal:
            mask[action] = True
        row = {
            "game": number,
            "seed": seed,
            "ply": state.ply,
            "seat": seat,
            "bot": name_of(seats[seat]),
            "decision": game.decision(sight.fields),
            "observation": state.observation(seat).tolist(),
            "mask": mask,
            "action": state.moves.numbers[move],
            "move": move,
        }
        for name, value in row.items():
            columns[name].append(value)
        state.play(move)
    points, results = state.scores(), rewards(state)
    columns["reward"] = [results[seat] for seat in columns["seat"]]
    columns["points"] = [points[seat] for seat in columns["seat"]]
    return columns
