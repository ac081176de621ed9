"""`tabletowers bench ratings`: what collusion is worth in a simulated year of a thousand people's games.

Honest people play whom they meet, some of them mostly at home. Colluders of ordinary strength try to reach the top with
throwaway accounts, rings of friends, win trading, and a bot that moves for them when their time is up. The same games
are also rated as earlier releases did, without limits.
"""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from math import log
from statistics import mean
from typing import Any

from benchmarks import table
from tabletowers.table.rating_rules import BETA, MU, Rating, RatingLimits, updated

#: The spread of people's strengths on the scale of `Rating.mu`. How much one person's play varies from game to game is
#: what the model assumes, so that the scale of ratings is that of the strengths.
_SPREAD = 25 / 5
#: How much stronger than an ordinary person the bot is that moves for people whose time is up.
_BOT = 12.0
_DAYS = 360


@dataclass(slots=True)
class Player:
    """A person: their true strength, their network, and what they are up to."""

    name: str
    strength: float
    network: str
    colludes: bool = False


@dataclass(slots=True)
class Scale:
    """The ratings of all players by one set of rules. Without limits, every game counts fully."""

    limits: RatingLimits | None
    ratings: dict[str, Rating] = field(default_factory=dict)
    #: For each player, the day, the opponent and the opponent's network of each game.
    _met: dict[str, list[tuple[int, str, str]]] = field(default_factory=lambda: defaultdict(list))

    def rate(self, day: int, players: Sequence[Player], ranks: Sequence[int]) -> None:
        """Rate a game."""
        before = [self.ratings.get(player.name, Rating()) for player in players]
        weights = None if self.limits is None else [self._weight(day, player, players) for player in players]
        for player, new in zip(players, updated(before, ranks, weights, 1 if weights is None else 2), strict=True):
            self.ratings[player.name] = new
            if self.limits is not None:
                self._met[player.name] += [(day, other.name, other.network) for other in players if other is not player]

    def _weight(self, day: int, player: Player, players: Sequence[Player]) -> float:
        """Return how much a game counts for a player."""
        assert self.limits is not None
        weights = []
        mine = self._recent(day, player.name)
        for other in players:
            if other is not player:
                others = {network for _, network in self._recent(day, other.name)}
                weights.append(
                    self.limits.weight(
                        sum(name == other.name for name, _ in mine),
                        sum(network == other.network for _, network in mine),
                        len(others - {player.network, other.network}),
                    )
                )
        return mean(weights)

    def _recent(self, day: int, name: str) -> list[tuple[str, str]]:
        assert self.limits is not None
        return [(other, network) for then, other, network in self._met[name] if then > day - self.limits.days]

    def order(self) -> list[str]:
        """Return everyone who is rated, the best first."""
        return sorted(self.ratings, key=lambda name: -self.ratings[name].display)


@dataclass(slots=True)
class Result:
    """What one simulated year shows."""

    #: How many colluders are in the first tenth, by the rules of earlier releases and by today's.
    intruders_before: int
    intruders: int
    #: How well the order of honest people fits their strengths.
    order_before: float
    order: float
    #: How far newcomers' estimates are from their strengths after 30 games, in displayed points, on average.
    newcomers: float
    #: The fewest rated games of five friends who only play at home, after a week.
    friends: int


class Year:
    """A simulated year."""

    def __init__(self, seed: int, people: int, limits: RatingLimits) -> None:
        self.dice = random.Random(seed)
        self.limits = limits
        self.before, self.now = Scale(None), Scale(limits)
        self.honest = [
            Player(f"h{number}", self.dice.gauss(MU, _SPREAD), f"n{number if number % 10 else number // 30}")
            for number in range(people)
        ]
        self.games: list[tuple[int, Any]] = []
        self.colluders: list[Player] = []

    def run(self) -> Result:
        """Simulate the year."""
        self._honest_games()
        for number in range(max(1, len(self.honest) // 100)):
            self._throwaways(number)
            self._ring(number)
            self._win_trading(number)
            self._bot_behind(number)
        for day, play in sorted(self.games, key=lambda game: game[0]):
            play(day)
        tenth = {scale: set(self._first_tenth(scale)) for scale in ("before", "now")}
        wrong = {player.name for player in self.colluders}
        return Result(
            len(tenth["before"] & wrong),
            len(tenth["now"] & wrong),
            self._fit(self.before),
            self._fit(self.now),
            self._newcomers(),
            self._friends(),
        )

    # Games

    def _ranks(self, players: Sequence[Player]) -> list[int]:
        """Return the ranks of an honest game."""
        played = [player.strength - BETA * len(players) ** 0.5 * log(self.dice.expovariate(1)) for player in players]
        order = sorted(played, reverse=True)
        return [order.index(points) for points in played]

    def _both(self, day: int, players: Sequence[Player], ranks: Sequence[int]) -> None:
        self.before.rate(day, players, ranks)
        self.now.rate(day, players, ranks)

    def _honest_games(self) -> None:
        """Everyone plays between ten and eighty games, one in five of them with the same few friends."""
        for player in self.honest:
            friends = self.dice.sample(self.honest, 3)
            for _ in range(self.dice.randint(5, 40)):
                seats = self.dice.choice((2, 2, 3, 4))
                pool = friends if self.dice.random() < 0.2 else self.honest
                others = [other for other in self.dice.sample(pool, min(seats - 1, len(pool))) if other is not player]
                if others:
                    self._schedule([player, *others])

    def _schedule(self, players: list[Player]) -> None:
        self.games.append((self.dice.randrange(_DAYS), lambda day: self._both(day, players, self._ranks(players))))

    def _thrown(self, day: int, winner: Player, loser: Player) -> None:
        self.games.append((day, lambda day: self._both(day, [winner, loser], [0, 1])))

    def _colluder(self, kind: str, number: int) -> Player:
        """Return a colluder of ordinary strength, who also plays ten honest games."""
        made = Player(f"{kind}{number}", self.dice.gauss(MU - _SPREAD / 2, _SPREAD / 2), f"{kind}-{number}", True)
        made.strength = min(made.strength, MU)
        self.colluders.append(made)
        for _ in range(10):
            self._schedule([made, self.dice.choice(self.honest)])
        return made

    def _throwaways(self, number: int) -> None:
        """Fourteen throwaways lose to one person every month, all from one network, or from three."""
        chief = self._colluder("throwaway", number)
        for month in range(_DAYS // 30):
            for guest in range(14):
                network = f"throwaway-{number}" if number % 2 else f"proxy-{number}-{guest % 3}"
                loser = Player(f"guest{number}-{month}-{guest}", MU, network, True)
                self.colluders.append(loser)
                self._thrown(month * 30 + guest, chief, loser)

    def _ring(self, number: int) -> None:
        """Six accounts in three networks play among themselves, and then lose to the first of them, week by week."""
        ring = [self._colluder(f"ring{number}-", member) for member in range(6)]
        for place, player in enumerate(ring):
            player.network = f"ring-{number}-{place % 3}"
        for week in range(_DAYS // 7):
            for one, other in zip(ring[1:], ring[2:] + ring[1:2], strict=True):
                self._thrown(week * 7, *((one, other) if week % 2 else (other, one)))
            for loser in ring[1:]:
                self._thrown(week * 7 + 3, ring[0], loser)

    def _win_trading(self, number: int) -> None:
        """Two people in different networks win against each other in turn, a hundred times a year."""
        one, other = self._colluder("trade", 2 * number), self._colluder("trade", 2 * number + 1)
        for game in range(100):
            self._thrown(game * 3, *((one, other) if game % 2 else (other, one)))

    def _bot_behind(self, number: int) -> None:
        """A person lets their time run out, so that a strong bot plays. By today's rules, they lose."""
        person = self._colluder("bot", number)
        behind = Player(person.name, MU + _BOT, person.network, True)
        for _ in range(60):
            other = self.dice.choice(self.honest)

            def play(day: int, other: Player = other) -> None:
                self.before.rate(day, [behind, other], self._ranks([behind, other]))
                self.now.rate(day, [person, other], [1, 0])

            self.games.append((self.dice.randrange(_DAYS), play))

    # Results

    def _first_tenth(self, which: str) -> list[str]:
        order = (self.before if which == "before" else self.now).order()
        throwaways = {player.name for player in self.colluders if player.name.startswith("guest")}
        kept = [name for name in order if name not in throwaways]
        return kept[: len(kept) // 10]

    def _fit(self, scale: Scale) -> float:
        rated = [player for player in self.honest if player.name in scale.ratings]
        return spearman([player.strength for player in rated], [scale.ratings[player.name].display for player in rated])

    def _newcomers(self) -> float:
        """Return how far newcomers' estimates are from their strengths after 30 games, in displayed points."""
        off = []
        for number in range(20):
            newcomer = Player(f"new{number}", self.dice.gauss(MU, _SPREAD), f"new-{number}")
            for _ in range(30):
                players = [newcomer, *self.dice.sample(self.honest, self.dice.choice((1, 1, 2, 3)))]
                self.now.rate(_DAYS, players, self._ranks(players))
            off.append(40 * abs(self.now.ratings[newcomer.name].mu - newcomer.strength))
        return mean(off)

    def _friends(self) -> int:
        """Return the fewest rated games of five friends in one network who play ten games in a week."""
        scale = Scale(self.limits)
        friends = [Player(f"friend{number}", self.dice.gauss(MU, _SPREAD), "home") for number in range(5)]
        for game in range(10):
            players = friends[:4] if game % 2 else friends[1:]
            scale.rate(game // 2, players, self._ranks(players))
        changed = [rating for rating in scale.ratings.values() if rating.display != Rating().display]
        return min(rating.games for rating in changed) if len(changed) == len(friends) else 0


def spearman(first: Sequence[float], second: Sequence[float]) -> float:
    """Return Spearman's rank correlation of two lists."""
    ranks = [_ranks(first), _ranks(second)]
    middle = (len(first) - 1) / 2
    covered = sum((one - middle) * (other - middle) for one, other in zip(*ranks, strict=True))
    return float(
        covered / (sum((one - middle) ** 2 for one in ranks[0]) * sum((one - middle) ** 2 for one in ranks[1])) ** 0.5
    )


def _ranks(values: Sequence[float]) -> list[float]:
    order = sorted(values)
    first: dict[float, int] = {}
    for place, value in enumerate(order):
        first.setdefault(value, place)
    equal = Counter(values)
    return [first[value] + (equal[value] - 1) / 2 for value in values]


def simulate(seeds: int, people: int, limits: RatingLimits) -> list[Result]:
    """Simulate years with different seeds."""
    return [Year(seed, people, limits).run() for seed in range(seeds)]


def run(quick: bool = False) -> dict[str, Any]:
    """Simulate, print the results and return the figures."""
    seeds, people = (2, 200) if quick else (20, 1000)
    years = simulate(seeds, people, RatingLimits())
    rows = [
        [
            str(seed),
            f"{year.intruders_before} -> {year.intruders}",
            f"{year.order_before:.3f} -> {year.order:.3f}",
            f"{year.newcomers:.0f}",
            str(year.friends),
        ]
        for seed, year in enumerate(years)
    ]
    heads = ["seed", "colluders in the first tenth", "order of honest people", "newcomers off by", "friends' games"]
    table(f"{people} people, one year, rules of earlier releases -> today's", heads, rows)
    newcomers = mean(year.newcomers for year in years)
    print(f"newcomers are off by {newcomers:.0f} points after 30 games, on average")
    return {"people": people, "years": [asdict(year) for year in years], "newcomers": newcomers}
