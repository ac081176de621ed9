"""Matches with the luck taken out: the adjusted share of the win beside the plain one, over the same games."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import isnan, log, nan, sqrt
from statistics import fmean, variance
from typing import Any, Literal

import tabletowers
from tabletowers.arena.match import Match, Outcome, Pairing, play_game
from tabletowers.bots import BotLike
from tabletowers.contract import State
from tabletowers.contract.options import complete
from tabletowers.luck.account import Account, Ledger, Policy
from tabletowers.luck.judges import Judge, judge_for
from tabletowers.luck.policies import POLICIES

#: How many standard errors an interval of 95% reaches to either side.
_REACH = 1.96
#: How sure the accounts are taken to be before the first deal: as if this much variance had confirmed them.
_TRUST = 0.1
#: The chance of a wrong verdict, the deals before which there is none, and those after which it is reached soonest.
_ERROR, _FEWEST, _USUAL = 0.05, 30, 200
#: Shares of the win that differ by no more than this are called equal.
NEARLY = 0.03

Verdict = Literal["better", "worse", "equal"]


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal of a match, played in each rotation of the seats: the first bot's mean share of the win, and luck."""

    plain: float
    luck: float


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
    #: How long the adjusted interval is compared with the plain one (NaN if that has no length), and how far the
    #: interval of this ratio reaches.
    ratio: float
    ratio_reach: float

    def to_json(self) -> dict[str, Any]:
        """Return the comparison as a JSON object."""
        return {
            "deals": self.deals,
            "plain": [round(self.plain, 6), round(self.plain_reach, 6)],
            "adjusted": [round(self.adjusted, 6), round(self.adjusted_reach, 6)],
            "moved": [round(self.moved, 6), round(self.moved_reach, 6)],
            "ratio": None if isnan(self.ratio) else [round(self.ratio, 4), round(self.ratio_reach, 4)],
        }


def play_adjusted(match: Match, pairing: Pairing) -> Outcome:
    """Play one game of a match, and note every bot's luck in its outcome."""
    outcome, (found,) = _played(match, pairing, [_judge(match.game, len(match.bots), tuple(match.options.items()))])
    players = len(match.bots)
    return replace(outcome, luck=tuple(found.luck((bot + pairing.rotation) % players) for bot in range(players)))


@cache
def _judge(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> Judge:
    rules = tabletowers.game(game)
    return judge_for(rules, players, complete(rules.options, dict(options)))


def _played(match: Match, pairing: Pairing, judges: Sequence[Judge]) -> tuple[Outcome, list[Account]]:
    """Play one game of a match as `arena` plays it, and return its outcome and every judge's account of it."""
    players = len(match.bots)
    policies = [_policy_of(match.bots[(seat - pairing.rotation) % players]) for seat in range(players)]
    ledgers: list[Ledger] = []
    last: list[State] = []

    def watch(before: State | None, action: int, state: State) -> None:
        if before is None:
            ledgers.extend(Ledger(state, judge, policies) for judge in judges)
            return
        for ledger in ledgers:
            ledger.note(before, action, state)
        last[:] = [state]

    outcome = play_game(match, pairing, watch)
    return outcome, [ledger.close(last[0]) for ledger in ledgers]


def _policy_of(bot: BotLike) -> Policy | None:
    """Return the policy of a bot given by its name. A class or an object of that name may decide in another way."""
    return POLICIES.get(bot) if isinstance(bot, str) else None


def play_deals(match: Match, judges: Sequence[Judge]) -> Iterator[list[Deal]]:
    """Play a match deal by deal, in all rotations, and yield each deal as every judge adjusts it."""
    shares: list[float] = []
    lucks: list[list[float]] = []
    for pairing in match.pairings():
        outcome, accounts = _played(match, pairing, judges)
        shares.append(outcome.wins[0])
        lucks.append([each.luck(pairing.rotation) for each in accounts])
        if pairing.rotation == len(match.bots) - 1:
            yield [Deal(fmean(shares), fmean(column)) for column in zip(*lucks, strict=True)]
            shares, lucks = [], []


def deals_of(match: Match, outcomes: Sequence[Outcome]) -> list[Deal]:
    """Return the deals of a match of adjusted games that have been played in every rotation, up to the first gap."""
    players = len(match.bots)
    by_number = {outcome.number: outcome for outcome in outcomes}
    deals = []
    for first in range(0, match.games, players):
        games = [by_number.get(number) for number in range(first, first + players)]
        played = [game for game in games if game is not None and game.luck is not None]
        if len(played) < players:
            break
        deals.append(Deal(fmean(game.wins[0] for game in played), fmean((game.luck or (0.0,))[0] for game in played)))
    return deals


def adjusted(deals: Sequence[Deal]) -> list[float]:
    """Return each deal's share of the win without luck.

    How much of the luck is taken out is learned from the deals before: nearly all if the accounts explain the results,
    and nothing if they don't. A deal's luck is nought on average whatever came before it, so no mean is moved.
    """
    values: list[float] = []
    plain = luck = squares = products = 0.0
    for count, deal in enumerate(deals):
        values.append(deal.plain - (_TRUST + products) / (_TRUST + squares) * deal.luck)
        # Welford's running sums of squares and products around the means.
        away = deal.luck - luck
        luck += away / (count + 1)
        products += away * (deal.plain - plain) * count / (count + 1)
        squares += away * away * count / (count + 1)
        plain += (deal.plain - plain) / (count + 1)
    return values


def compare(deals: Sequence[Deal]) -> Comparison:
    """Return the shares over at least two deals, and their intervals."""

    plain, without = [deal.plain for deal in deals], adjusted(deals)
    moved = [value - share for value, share in zip(without, plain, strict=True)]
    reaches = [_REACH * sqrt(variance(values) / len(values)) for values in (plain, without, moved)]
    ratio = reaches[1] / reaches[0] if reaches[0] else nan
    # The jackknife: how much the ratio depends on single deals.
    left_out = [sqrt(one / other) for one, other in zip(_left_out(without), _left_out(plain), strict=True) if other]
    spread = sqrt((len(left_out) - 1) ** 2 / len(left_out) * variance(left_out)) if len(left_out) > 2 else nan
    return Comparison(
        *(len(deals), fmean(plain), reaches[0], fmean(without), reaches[1], fmean(moved), reaches[2]),
        *(ratio, _REACH * spread),
    )


def _left_out(values: Sequence[float]) -> list[float]:
    """Return the sum of squares of the other values around their mean, for each value that is left out."""
    count, mean = len(values), fmean(values)
    total = sum((value - mean) ** 2 for value in values)
    return [max(0.0, total - count / (count - 1) * (value - mean) ** 2) for value in values]


def verdict(values: Sequence[float], equal: float, until: Verdict) -> Verdict | None:
    """Return what the shares of a bot say by now about its true share, or None if that isn't sure yet.

    It may be asked after every deal: the chance that it is ever wrong is 5% (the confidence sequence of Robbins' normal
    mixture). `equal` is the share of a bot as strong as the others. A bot is equal if it is within 3 points of that,
    which is asked only with `until` "equal", because it takes more games.
    """
    count = len(values)
    if count < _FEWEST or not (spread := variance(values)):
        return None
    total, prior = count * spread, _USUAL * spread / (2 * log(1 / _ERROR) + log(1 + 2 * log(1 / _ERROR)))
    reach = sqrt((total + prior) * (2 * log(1 / _ERROR) + log((total + prior) / prior))) / count
    ahead = fmean(values) - equal
    if until == "equal" and abs(ahead) + reach <= NEARLY:
        return "equal"
    if ahead - reach > 0:
        return "better"
    return "worse" if ahead + reach < 0 else None


def settled(match: Match, until: Verdict) -> Callable[[Sequence[Outcome]], bool]:
    """Return a function that says whether enough games of an adjusted match have been played for a verdict."""

    def enough(outcomes: Sequence[Outcome]) -> bool:
        return verdict(adjusted(deals_of(match, outcomes)), 1 / len(match.bots), until) is not None

    return enough
