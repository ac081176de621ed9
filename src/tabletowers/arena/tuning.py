"""Finds the search settings with which a game's search beats `greedy`, or finds out that search gains nothing there.

Settings play against `greedy` on the same deals. After each round the better half goes on, with twice as many games.
What is left at the end plays on deals of its own, so that its result is not that of the luckiest of many.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import product
from typing import Any

import tabletowers
from tabletowers.arena.match import Match, Outcome
from tabletowers.arena.match_run import Notebook, run
from tabletowers.arena.match_summary import wilson
from tabletowers.bots.base import Budget
from tabletowers.bots.evaluator import Manner
from tabletowers.bots.search_bot import SearchBot

#: The settings that are tried.
WIDENINGS = (0.5, 1.0, 2.0, 4.0)
TRUSTS = (0.0, 0.3, 1.0)
#: The numbers of decisions beyond the tree that are tried with the best of those.
HORIZONS: tuple[int, ...] = (8, 24)
#: The deals of the last match begin this far from those of the rounds.
_FRESH = 1_000_000


@dataclass(frozen=True)
class Settings:
    """Search settings of a game. Called with a seed, they create the bot that plays with them."""

    iterations: int
    widening: float
    trust: float
    horizon: int | None = None

    @property
    def name(self) -> str:
        """The name of the bot."""
        horizon = "" if self.horizon is None else f",horizon={self.horizon}"
        return f"search:{self.iterations},widening={self.widening:g},trust={self.trust:g}{horizon}"

    def __call__(self, seed: int) -> SearchBot:
        """Create the bot."""
        manner = Manner(widening=self.widening, trust=self.trust, horizon=self.horizon)
        return SearchBot(self.name, seed, Budget(iterations=self.iterations), manner)

    def declaration(self) -> list[str]:
        """Return the lines for the declaration of the game."""
        lines = [f"search_widening = {self.widening:g}", f"search_trust = {self.trust:g}"]
        return lines if self.horizon is None else [*lines, f"search_horizon = {self.horizon}"]


@dataclass(frozen=True)
class Result:
    """What settings achieved against `greedy` in all other seats: the share of games won, and its interval of 95%."""

    settings: Settings
    players: int
    games: int
    share: float
    low: float
    high: float
    margin: float

    @property
    def gains(self) -> bool:
        """Whether search is certainly better than `greedy`: the interval lies above the share of an equal player."""
        return self.low > 1 / self.players

    def __str__(self) -> str:
        return (
            f"{self.settings.name}: {self.share:.1%} of {self.games} games (95% {self.low:.1%} to {self.high:.1%}), "
            f"{self.margin:+.1f} points"
        )


def candidates(iterations: int) -> list[Settings]:
    """Return the settings of the first round."""
    return [Settings(iterations, widening, trust) for widening, trust in product(WIDENINGS, TRUSTS)]


def result_of(settings: Settings, players: int, outcomes: Iterable[Outcome]) -> Result:
    """Return the result of a match whose first bot had these settings."""
    played = list(outcomes)
    wins = sum(outcome.wins[0] for outcome in played)
    low, high = wilson(wins, len(played))
    margin = sum(outcome.scores[0] - max(outcome.scores[1:]) for outcome in played) / len(played)
    return Result(settings, players, len(played), wins / len(played), low, high, margin)


@dataclass(frozen=True)
class Tuning:
    """A search for the settings of a game: how many play, with how many games in the first round and at the end."""

    game: str
    players: int
    iterations: int
    first: int
    last: int
    seed: int = 1
    jobs: int = 1

    @property
    def games(self) -> int:
        """How many games are played in all."""
        return sum(settings * games for settings, games in self._rounds()) + self.last

    def _rounds(self) -> Iterator[tuple[int, int]]:
        """Yield for each round how many settings play in it, and how many games each of them plays."""
        games = self.first
        for left in (len(candidates(self.iterations)), 1 + len(HORIZONS)):
            while left > 1:
                yield left, games
                left, games = left // 2, 2 * games

    def results(self, tick: Callable[[Outcome], None] = lambda outcome: None) -> Iterator[Result]:
        """Play, and yield the result of each match. The last one is that of the settings that were found."""
        left = candidates(self.iterations)
        for _, games in self._rounds():
            if len(left) == 1:
                left += [replace(left[0], horizon=horizon) for horizon in HORIZONS]
            ranked = []
            for settings in left:
                ranked.append(self._match(settings, games, self.seed, tick))
                yield ranked[-1]
            ranked.sort(key=lambda result: (result.share, result.margin), reverse=True)
            left = [result.settings for result in ranked[: len(ranked) // 2]]
        yield self._match(left[0], self.last, self.seed + _FRESH, tick)

    def _match(self, settings: Settings, games: int, seed: int, tick: Callable[[Outcome], None]) -> Result:
        bots: tuple[Any, ...] = (settings, *["greedy"] * (self.players - 1))
        match = Match(self.game, bots, games, seed)
        notebook = Notebook(match)
        notebook.open()
        outcomes = run(match, notebook, self.jobs, tick=tick)
        notebook.close()
        return result_of(settings, self.players, outcomes)


def usual(game: str, players: int | None, iterations: int | None, games: int, seed: int, jobs: int) -> Tuning:
    """Return the tuning of a game, with the fewest players and the iterations of level 5 if nothing else is asked."""
    rules = tabletowers.game(game)
    rules.check_players(players := rules.seats[0] if players is None else players)
    if games < 8:
        raise ValueError(f"expected at least 8 games for the last match, not {games}")
    return Tuning(game, players, iterations or rules.search_iterations[2], max(4, games // 10), games, seed, jobs)
