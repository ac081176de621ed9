"""Plays one game between copies of the same bot."""

from __future__ import annotations

from typing import Any

from tabletowers.bots import BotLike, any_bot
from tabletowers.contract.game import MOST_SEED
from tabletowers.games import game as find_game
from tabletowers.record import Record, advance, begin


def simulate(game: str, players: int, seed: int, bot: BotLike, legal: bool, options: dict[str, Any]) -> Record:
    """Play a whole game with the bot `bot` on every seat. The same seed gives the same game."""
    rules = find_game(game)
    setup = rules.deal(players, seed, **options)
    state = rules.new(players, seed, **options)
    record = begin(state, setup, seed)
    bots = [any_bot(bot, seed + (seat + 1) * (MOST_SEED + 1)) for seat in range(players)]
    while (seat := state.to_move) is not None:
        advance(record, state, bots[seat].choose(state.sight(seat)), legal=legal)
    return record
