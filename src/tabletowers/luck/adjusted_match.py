"""Matches with the luck taken out: the adjusted share of the win beside the plain one, over the same games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

import tabletowers
from tabletowers.arena.match import Match, Pairing
from tabletowers.bots import any_bot
from tabletowers.contract.game import MOST_SEED
from tabletowers.contract.options import complete
from tabletowers.luck.account import Account, Ledger
from tabletowers.luck.judges import Judge, judge_for
from tabletowers.luck.policies import POLICIES

#: How many standard errors an interval of 95% reaches to either side.
_REACH = 1.96


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a match, played in each rotation of the seats: the first bot's mean share, plain and adjusted."""

    plain: float
    adjusted: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """The first bot's share of the win over all deals, plain and adjusted, with 95% intervals."""

    deals: int
    plain: float
    plain_reach: float
    adjusted: float
    adjusted_reach: float
    #: The mean of adjusted minus plain, deal by deal, and how far its interval reaches.
    moved: float
    moved_reach: float

    @property
    def ratio(self) -> float:
        """How long the adjusted interval is, compared with the plain one."""
        return self.adjusted_reach / self.plain_reach if self.plain_reach else float("nan")


def play_deals(
    match: Match, judges: Callable[[Judge], Sequence[Judge]] = lambda judge: [judge], playouts: int | None = None
) -> Iterator[list[Deal]]:
    """Play a match deal by deal, in all rotations, and yield each deal as every judge adjusts it.

    `judges` returns the judges, given the game's own.
    """
    game, players = tabletowers.game(match.game), len(match.bots)
    chosen = judges(judge_for(game, players, complete(game.options, match.options), playouts))
    shares: list[float] = []
    lucks: list[list[float]] = []
    for pairing in match.pairings():
        accounts = play_game(match, pairing, chosen)
        shares.append(accounts[0].results[pairing.rotation])
        lucks.append([each.luck(pairing.rotation) for each in accounts])
        if pairing.rotation == players - 1:
            plain = fmean(shares)
            yield [Deal(plain, plain - fmean(column)) for column in zip(*lucks, strict=True)]
            shares, lucks = [], []


def play_game(match: Match, pairing: Pairing, judges: Sequence[Judge]) -> list[Account]:
    """Play one game of a match as `arena` plays it, and return every judge's account of it."""
    game, players = tabletowers.game(match.game), len(match.bots)
    state = game.new(players, pairing.deal, **match.options)
    names = [match.names[(seat - pairing.rotation) % players] for seat in range(players)]
    bots = [
        any_bot(match.bots[(seat - pairing.rotation) % players], pairing.deal + (seat + 1) * (MOST_SEED + 1))
        for seat in range(players)
    ]
    policies = [POLICIES.get(name) for name in names]
    ledgers = [Ledger(state, judge, policies) for judge in judges]
    while (seat := state.to_move) is not None:
        sight = state.sight(seat)
        legal = sight.legal_actions()
        action = legal[0] if len(legal) == 1 else state.moves.numbers[bots[seat].choose(sight)]
        before = state.copy()
        state.act(action)
        for ledger in ledgers:
            ledger.note(before, action, state)
    return [ledger.close(state) for ledger in ledgers]


def compare(deals: Sequence[Deal]) -> Comparison:
    """Return the shares over at least two deals, and their intervals."""

    def reach(values: Sequence[float]) -> float:
        return _REACH * sqrt(variance(values) / len(values))

    plain, adjusted = [deal.plain for deal in deals], [deal.adjusted for deal in deals]
    moved = [deal.adjusted - deal.plain for deal in deals]
    return Comparison(
        len(deals), fmean(plain), reach(plain), fmean(adjusted), reach(adjusted), fmean(moved), reach(moved)
    )
