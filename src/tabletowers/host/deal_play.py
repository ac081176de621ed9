"""Plays shared deals to their end without a table, with a program on every seat. This module does no I/O."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, NamedTuple

from tabletowers.contract import State
from tabletowers.games import game as find_game
from tabletowers.host.deals import Deal
from tabletowers.record import Ply, Record
from tabletowers.table import fairness


class Choice(NamedTuple):
    """A decision that a program has to make: the state, the seat, and the seed that its answer depends on."""

    state: State
    seat: int
    seed: int


def bot_seed(secret: str, nonces: Sequence[str], seat: int, decisions: int) -> int:
    """Return the seed of a bot's decision in a shared deal, after a number of decisions of all seats.

    It makes bots play the same way for everyone who makes the same moves.
    """
    purpose = f"bot {seat} decision {decisions}"
    return fairness.below(fairness.words(fairness.key_for(secret, nonces, purpose)), 1 << 50)


def choices(deal: Deal) -> Generator[Choice, str, Record]:
    """Yield the decisions of a deal one after the other, receive the moves, and return the record of the game.

    The game is the same as at a table: seats that are asked at the same time decide in the same position, before any of
    their answers is entered. Decisions with a single legal move are made without asking.
    """
    game = _Game(deal)
    state = game.state
    answers: dict[int, str] = {}
    while (mover := state.to_move) is not None:
        for seat in state.asked:
            if seat not in answers:
                legal = state.legal_moves(seat)
                seed = bot_seed(deal.secret, deal.nonces, seat, len(game.plies))
                answers[seat] = legal[0] if len(legal) == 1 else (yield Choice(state, seat, seed))
        move = answers.pop(mover)
        # An answer may have become impossible by the answer of another seat. Then the seat is asked again.
        if state.why_not(move) is None:
            game.enter(move)
    return game.record()


def recorded(deal: Deal, moves: Iterable[str]) -> Record:
    """Return the record of a deal in which these moves were made. Raises IllegalMove if they can't be made."""
    game = _Game(deal)
    for move in moves:
        game.enter(move)
    return game.record()


class _Game:
    """A shared deal in play."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._players = len(deal.levels)
        game = find_game(deal.game, deal.rules)
        self._setup = game.deal_with(self._mixer("deal"), self._players, **deal.options)
        self.state = game.start(self._setup, self._players, **deal.options)
        self.plies: list[Ply] = []
        self._reshuffles = 0

    def _mixer(self, purpose: str) -> Any:
        return fairness.mixer(self._deal.secret, self._deal.nonces, purpose)

    def enter(self, move: str) -> None:
        """Carry out a move of the seat to move."""
        seat, shuffled = self.state.to_move, list[Any]()
        assert seat is not None

        def mix(pile: list[Any]) -> list[Any]:
            shuffled[:] = self._mixer(f"reshuffle {self._reshuffles + 1}")(pile)
            return list(shuffled)

        self.state.play(move, shuffle=mix)
        self._reshuffles += bool(shuffled)
        self.plies.append(Ply(seat, move, None, shuffled or None))

    def record(self) -> Record:
        """Return the record of the game so far."""
        deal, over = self._deal, self.state.is_over
        return Record(
            deal.game,
            deal.rules,
            self._players,
            dict(deal.options),
            None,
            self._setup,
            self.plies,
            self.state.scores() if over else None,
            self.state.winners() if over else None,
            {"secret": deal.secret, "nonces": deal.nonces, "commitment": deal.commitment},
        )
