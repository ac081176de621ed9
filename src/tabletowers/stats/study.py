"""A study: a number of games to be played between bots, for statistics."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import tabletowers
from tabletowers.bots import BotLike, any_bot, name_of
from tabletowers.contract.game import MOST_SEED, checked_seed
from tabletowers.contract.options import complete


@dataclass(frozen=True)
class Deal:
    """One game to play: its number in the study, the seed for its deal, and the bot in each seat."""

    number: int
    seed: int
    bots: tuple[BotLike, ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The name of the bot in each seat."""
        return tuple(map(name_of, self.bots))


@dataclass(frozen=True)
class Study:
    """A number of games with the same bots, one bot for each seat.

    If the bots differ, every deal is played once in each rotation of the seats, so that no bot has the advantage of
    better seats; the number of games is rounded up accordingly. If all bots are the same, every game has a new deal:
    the one that `simulate` plays with that seed.
    """

    game: str
    bots: tuple[BotLike, ...]
    games: int = 1000
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rules = tabletowers.game(self.game)
        rules.check_players(len(self.bots))
        object.__setattr__(self, "options", complete(rules.options, self.options))
        checked_seed(self.seed)
        object.__setattr__(self, "bots", tuple(self.bots))
        for bot in self.bots:
            any_bot(bot)
        if self.games < 1:
            raise ValueError(f"expected at least 1 game, not {self.games}")
        object.__setattr__(self, "games", -(-self.games // self.rotations) * self.rotations)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of the bot in each seat, before seats are rotated."""
        return tuple(map(name_of, self.bots))

    @property
    def rotations(self) -> int:
        """The number of times that each deal is played."""
        return 1 if len(set(self.names)) == 1 else self.players

    def deals(self) -> Iterator[Deal]:
        """Yield all games of the study."""
        for number in range(self.games):
            deal, turned = divmod(number, self.rotations)
            seats = tuple(self.bots[(seat - turned) % self.players] for seat in range(self.players))
            yield Deal(number, (self.seed + deal) % (MOST_SEED + 1), seats)
