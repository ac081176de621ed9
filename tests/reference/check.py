"""Records (one game each, as `tabletowers simulate` prints them) checked by the reference, and written by it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from . import babel, clocktowers, oldtown
from .game import Reference

Deal = Callable[[int, Mapping[str, Any], Random], dict[str, Any]]
Choose = Callable[[Random, list[str], int], str]


class Rules(NamedTuple):
    """A game's reference."""

    play: type[Reference]
    deal: Deal


REFERENCES = {
    "clocktowers": Rules(clocktowers.Clocktowers, clocktowers.deal),
    "oldtown": Rules(oldtown.OldTown, oldtown.deal),
    "babel": Rules(babel.Babel, babel.deal),
}


def check_record(record: Mapping[str, Any]) -> None:
    """Replay a record; AssertionError tells the first ply at which it differs from the reference, and how."""
    head = f"{record['game']}, {record['players']} players, {record['options']}, seed {record.get('seed')}"
    play = REFERENCES[record["game"]].play
    assert record["rules"] in (play.RULES, *play.EARLIER), f"{head}: unknown rules {record['rules']}"
    options = {**play.EARLIER.get(record["rules"], {}), **record["options"]}
    game = play(record["setup"], record["players"], options)
    for number, ply in enumerate(record["plies"], start=1):
        where = f"{head}: ply {number}, {ply['move']!r}"
        assert ply["seat"] == game.to_move(), f"{where} by seat {ply['seat']}, but seat {game.to_move()} is to move"
        if "legal" in ply:
            assert ply["legal"] == game.legal_moves(), f"{where}: {difference(ply['legal'], game.legal_moves())}"
        assert ply["move"] in game.legal_moves(), f"{where} is none of {game.legal_moves()}"
        game.play(ply["move"], ply.get("reshuffled"))
        assert ply.get("reshuffled") == game.reshuffled, (
            f"{where}: a new deck is {game.reshuffled}, and is not recorded"
        )
    if record["scores"] is None:
        assert record["winners"] is None, f"{head}: winners without scores"
        return
    assert game.to_move() is None, f"{head}: not over after ply {len(record['plies'])}"
    assert record["scores"] == game.scores(), f"{head}: scores {record['scores']}, should be {game.scores()}"
    assert record["winners"] == game.winners(), f"{head}: winners {record['winners']}, should be {game.winners()}"


def difference(got: list[str], expected: list[str]) -> str:
    """What is wrong with a list of legal moves."""
    missing = [move for move in expected if move not in got]
    surplus = [move for move in got if move not in expected]
    return f"missing {missing}, surplus {surplus}" if missing or surplus else "not in order"


def any_move(random: Random, moves: list[str], ply: int) -> str:
    return random.choice(moves)


def write_record(
    game: str, players: int, options: Mapping[str, Any], seed: int, choose: Choose = any_move, legal: bool = True
) -> dict[str, Any]:
    """A game dealt and played by the reference."""
    random = Random(seed)
    rules = REFERENCES[game]
    setup = rules.deal(players, options, random)
    state = rules.play(setup, players, options)
    plies: list[dict[str, Any]] = []
    while (seat := state.to_move()) is not None:
        ply: dict[str, Any] = {"seat": seat, "move": choose(random, state.legal_moves(), len(plies))}
        if legal:
            ply["legal"] = state.legal_moves()
        state.play(ply["move"])
        if state.reshuffled is not None:
            ply["reshuffled"] = state.reshuffled
        plies.append(ply)
    return {
        "game": game,
        "rules": rules.play.RULES,
        "players": players,
        "options": dict(options),
        "seed": seed,
        "setup": setup,
        "plies": plies,
        "scores": state.scores(),
        "winners": state.winners(),
    }
