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
    """How a strength played a deal of the study: the deal's number, the result, and the moves of all seats."""

    deal: int
    strength: str
    lead: int
    points: int
    moves: list[str]


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
    return Game(number, strength, lead, points, [ply.move for ply in record.plies])


def tau(scores: Mapping[str, float]) -> float:
    """Return Kendall's tau between the scores of the strengths and their true order. A tie counts nothing."""
    signs = [(scores[weak] < scores[strong]) - (scores[weak] > scores[strong]) for weak, strong in _PAIRS]
    return sum(signs) / len(signs)


_PAIRS = list(combinations(CONTESTANTS, 2))


def order(games: Iterable[Game], length: int, matches: int, seed: int = 1) -> Order:
    """Return how well simulated matches of a length order the strengths.

    Each match consists of deals that are drawn from those that all strengths have played. Raises ValueError if there
    are too few of them.
    """
    played: dict[int, list[Score]] = {}
    for game in games:
        score = Score(game.deal, game.strength, True, True, Result(game.lead, game.points))
        played.setdefault(game.deal, []).append(score)
    whole = [number for number, scores in sorted(played.items()) if len(scores) == len(CONTESTANTS)]
    if length > len(whole):
        raise ValueError(f"a match of {length} deals needs at least as many that all have played, not {len(whole)}")
    dice = random.Random(seed)
    found = [_tau_of(played, dice.sample(whole, length)) for _ in range(matches)]
    return Order(length, fmean(found), stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0.0)


def _tau_of(played: Mapping[int, Sequence[Score]], deals: Sequence[int]) -> float:
    scores = [score for deal in deals for score in played[deal]]
    return tau({line.player: line.score for line in standings(scores, deals)})
