"""How well matches order the eight strengths, by simulated matches. This module does no I/O."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from itertools import combinations
from statistics import fmean, stdev
from typing import NamedTuple

from tabletowers.bots import bot
from tabletowers.host.deal_play import choices
from tabletowers.host.deals import STRENGTH, Deal, Result, drawn, result_of
from tabletowers.host.matches import CONTESTANTS, Score, standings
from tabletowers.record import Record


class Game(NamedTuple):
    """How a strength played a deal of the study: the game, the deal's number, and the result."""

    name: str
    deal: int
    strength: str
    lead: int
    points: int


class Order(NamedTuple):
    """How well matches of a length ordered the strengths: the mean of Kendall's tau, and its standard error.

    Tau is 1 if the order is right, −1 if it is reversed, and 0 on average if it is random.
    """

    length: int
    tau: float
    error: float


def deal_of(game: str, number: int) -> Deal:
    """Return a deal of the study. Its secret follows from its number."""
    secret = sha256(f"tabletowers match study {game} {number}".encode()).hexdigest()
    return drawn(f"study-{number}", game, STRENGTH, 0, 1, secret=secret)


def play(game: str, number: int, strength: str) -> Game:
    """Let a strength play a deal in the person's seat, as it does in a match."""
    deal = deal_of(game, number)
    playing, move = choices(deal), None
    while True:
        try:
            state, seat, seed = next(playing) if move is None else playing.send(move)
        except StopIteration as over:
            record: Record = over.value
            break
        move = bot(deal.levels[seat] or strength, seed, patient=True).choose(state.sight(seat))
    assert record.scores is not None
    lead, points = result_of(record.scores, deal.seat)
    return Game(game, number, strength, lead, points)


def tau(scores: Mapping[str, float], strengths: Sequence[str]) -> float:
    """Return Kendall's tau between the scores of strengths and their true order, the weakest first.

    A pair with equal scores counts nothing.
    """
    pairs = list(combinations(strengths, 2))
    return sum((scores[weak] < scores[strong]) - (scores[weak] > scores[strong]) for weak, strong in pairs) / len(pairs)


def complete(games: Iterable[Game], strengths: Sequence[str] = CONTESTANTS) -> list[list[Score]]:
    """Return the results of those deals, by their numbers, that all of these strengths have played."""
    played: dict[int, dict[str, Score]] = {}
    for game in games:
        if game.strength in strengths:
            score = Score(game.deal, game.strength, True, True, Result(game.lead, game.points))
            played.setdefault(game.deal, {})[game.strength] = score
    return [list(scores.values()) for _, scores in sorted(played.items()) if len(scores) == len(strengths)]


def order(
    deals: Sequence[Sequence[Score]], length: int, matches: int, strengths: Sequence[str] = CONTESTANTS, seed: int = 1
) -> Order:
    """Return how well simulated matches of a length order the strengths.

    Each match consists of deals that are drawn from those that all strengths have played. Raises ValueError if there
    are too few of them.
    """
    if length > len(deals):
        raise ValueError(f"a match of {length} deals needs at least as many that all have played, not {len(deals)}")
    dice = random.Random(seed)
    taus = [_tau_of(dice.sample(deals, length), strengths) for _ in range(matches)]
    return Order(length, fmean(taus), stdev(taus) / len(taus) ** 0.5 if len(taus) > 1 else 0.0)


def _tau_of(deals: Sequence[Sequence[Score]], strengths: Sequence[str]) -> float:
    scores = [score for deal in deals for score in deal]
    lines = standings(scores, [deal[0].deal for deal in deals])
    return tau({line.player: line.score for line in lines}, strengths)
