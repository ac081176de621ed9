"""The summary of a match: win shares with confidence intervals, point margins, ratings and times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tabletowers.arena.match import Match, Outcome

#: The number of standard errors on either side in a 95% confidence interval.
_Z = 1.959964


@dataclass(frozen=True)
class Standing:
    """One bot's results in a match."""

    name: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    #: The bot's points ahead of the highest-scoring other bot in each game.
    margins: tuple[float, ...]
    #: The OpenSkill rating after each game.
    ratings: tuple[float, ...]
    seconds_per_move: float

    @property
    def label(self) -> str:
        """The bot's name, with the number of its seats if it played more than one."""
        return self.name + (f" ×{self.seats}" if self.seats > 1 else "")

    @property
    def share_in_percent(self) -> str:
        """The share of the wins with its interval."""
        return f"{self.share:.1%} ({self.low:.1%} – {self.high:.1%})"

    @property
    def margin(self) -> float:
        """The bot's mean lead in points over the highest-scoring other bot; negative if it was behind."""
        return sum(self.margins) / len(self.margins)

    @property
    def rating(self) -> float:
        """The bot's rating after the last game."""
        return self.ratings[-1]


@dataclass(frozen=True)
class Summary:
    """A match and the standings of its bots, in the order in which the bots first appear in the match."""

    match: Match
    games: int
    standings: tuple[Standing, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the summary as a JSON object."""
        return {
            "game": self.match.game,
            "players": len(self.match.bots),
            "games": self.games,
            "bots": {
                standing.name: {
                    "wins": round(standing.wins, 4),
                    "share": round(standing.share, 6),
                    "low": round(standing.low, 6),
                    "high": round(standing.high, 6),
                    "rating": round(standing.rating, 3),
                    "seconds_per_move": round(standing.seconds_per_move, 6),
                }
                for standing in self.standings
            },
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95% confidence interval of a proportion (Wilson score interval)."""
    share, squared = wins / games, _Z * _Z
    middle = (share + squared / (2 * games)) / (1 + squared / games)
    reach = _Z / (1 + squared / games) * math.sqrt(share * (1 - share) / games + squared / (4 * games * games))
    # Rounding must not leave the share outside its own interval.
    return max(0.0, min(share, middle - reach)), min(1.0, max(share, middle + reach))


def summarise(match: Match, outcomes: Sequence[Outcome]) -> Summary:
    """Return the summary of a match, from the outcomes of its games so far (at least one)."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.number)
    ratings = _ratings(match, ordered)
    standings = []
    for name in dict.fromkeys(match.names):
        seats = [place for place, other in enumerate(match.names) if other == name]
        wins = math.fsum(outcome.wins[place] for outcome in ordered for place in seats)
        low, high = wilson(min(wins, len(ordered)), len(ordered))
        moves = sum(outcome.moves[place] for outcome in ordered for place in seats)
        seconds = math.fsum(outcome.seconds[place] for outcome in ordered for place in seats)
        standings.append(
            Standing(
                name=name,
                seats=len(seats),
                wins=wins,
                share=wins / len(ordered),
                low=low,
                high=high,
                margins=tuple(_margin(outcome, seats) for outcome in ordered),
                ratings=tuple(ratings[name]),
                seconds_per_move=seconds / moves if moves else 0.0,
            )
        )
    return Summary(match, len(ordered), tuple(standings))


def _margin(outcome: Outcome, seats: Sequence[int]) -> float:
    """Return a bot's best score in a game minus the best score of the other bots, or 0 if the bot played all seats.

    `seats` are the bot's indices in the outcome.
    """
    others = [score for place, score in enumerate(outcome.scores) if place not in seats]
    return max(outcome.scores[place] for place in seats) - max(others) if others else 0.0


def _ratings(match: Match, outcomes: Sequence[Outcome]) -> dict[str, list[float]]:
    """Compute each bot's OpenSkill rating (Plackett–Luce) after each game.

    The new rating of a bot that plays several seats is the mean of the seats' new ratings.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    current = {name: model.rating(name=name) for name in match.names}
    history: dict[str, list[float]] = {name: [] for name in match.names}
    for outcome in outcomes:
        teams = [[model.rating(name=name, mu=current[name].mu, sigma=current[name].sigma)] for name in match.names]
        # Winners first, whatever broke the tie, then by points.
        ranks = [
            float(sum((w, s) > (own, score) for w, s in zip(outcome.wins, outcome.scores, strict=True)))
            for own, score in zip(outcome.wins, outcome.scores, strict=True)
        ]
        rated = model.rate(teams, ranks=ranks)
        for name in current:
            mine = [team[0] for team, other in zip(rated, match.names, strict=True) if other == name]
            current[name] = model.rating(
                name=name,
                mu=sum(rating.mu for rating in mine) / len(mine),
                sigma=sum(rating.sigma for rating in mine) / len(mine),
            )
            history[name].append(current[name].mu)
    return history
