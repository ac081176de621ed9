"""A match between bots: its seats and deals, and the code that plays one of its games."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from typing import Any

import tabletowers
from tabletowers.bots import BotLike, any_bot, name_of
from tabletowers.contract import State
from tabletowers.contract.game import MOST_SEED, checked_seed
from tabletowers.contract.options import complete

#: What may look at a game while it is played (`play_game`).
Watch = Callable[[State | None, int, State], None]


@dataclass(frozen=True)
class Pairing:
    """One game of a match: its number, the seed of its deal, and the number of seats by which the bots are rotated."""

    number: int
    deal: int
    rotation: int


@dataclass(frozen=True)
class Outcome:
    """The result of one game. Values are listed by bot, in the order of the match, not by seat."""

    number: int
    #: Each bot's share of the win: 1, a half, …, or 0.
    wins: tuple[float, ...]
    scores: tuple[int, ...]
    #: The seconds each bot spent on decisions with more than one legal move, and the number of these decisions.
    seconds: tuple[float, ...]
    moves: tuple[int, ...]
    #: Each bot's luck, in shares of the win, if it was reckoned (`luck.adjusted_match`).
    luck: tuple[float, ...] | None = None

    def to_line(self) -> str:
        """Encode the outcome as a line of JSON."""
        values = {name: value for name, value in asdict(self).items() if value is not None}
        return json.dumps(values, separators=(",", ":"))

    @staticmethod
    def from_line(line: str) -> Outcome:
        """Decode an outcome from a line that `to_line` wrote."""
        values = json.loads(line)
        wins, scores, seconds, moves = (tuple(values[name]) for name in ("wins", "scores", "seconds", "moves"))
        luck = tuple(values["luck"]) if "luck" in values else None
        return Outcome(values["number"], wins, scores, seconds, moves, luck)


@dataclass(frozen=True)
class Match:
    """A series of games between bots, with one bot for each player. Every deal is played in each rotation of the seats.

    A bot is given in any form that `bots.any_bot` accepts: by name, as `module:Class`, as a class or as an object.
    `games` is rounded up to full rotations.
    """

    game: str
    bots: tuple[BotLike, ...]
    games: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        rules = tabletowers.game(self.game)
        rules.check_players(len(self.bots))
        complete(rules.options, self.options)
        checked_seed(self.seed)
        object.__setattr__(self, "bots", tuple(self.bots))
        for bot in self.bots:
            any_bot(bot)
            if any(other is not bot and other != bot and name_of(other) == name_of(bot) for other in self.bots):
                raise ValueError(f"two different bots are called {name_of(bot)!r}")
        if self.games < 1:
            raise ValueError(f"expected at least 1 game, not {self.games}")
        # Full rotations, so that no bot has the better seats.
        rotations = -(-self.games // len(self.bots))
        object.__setattr__(self, "games", rotations * len(self.bots))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(map(name_of, self.bots))

    def pairings(self) -> Iterator[Pairing]:
        """Yield all games of the match."""
        for number in range(self.games):
            deal, rotation = divmod(number, len(self.bots))
            yield Pairing(number, (self.seed + deal) % (MOST_SEED + 1), rotation)


def play_game(match: Match, pairing: Pairing, watch: Watch | None = None) -> Outcome:
    """Play one game of a match. If the bots' budgets are in iterations, the arguments alone determine the outcome.

    `watch` is called with the first state (with None before it), and after every move with the state before it, the
    action and the state after it.
    """
    rules = tabletowers.game(match.game)
    players = len(match.bots)
    state = rules.new(players, pairing.deal, **match.options)
    bot_at = [(seat - pairing.rotation) % players for seat in range(players)]
    bots = [any_bot(match.bots[bot_at[seat]], pairing.deal + (seat + 1) * (MOST_SEED + 1)) for seat in range(players)]
    seconds, moves = [0.0] * players, [0] * players
    if watch is not None:
        watch(None, 0, state)
    while (seat := state.to_move) is not None:
        sight = state.sight(seat)
        before = None if watch is None else state.copy()
        if len(legal := sight.legal_actions()) == 1:
            action = legal[0]
            state.act(action)
        else:
            started = time.perf_counter()
            move = bots[seat].choose(sight)
            seconds[bot_at[seat]] += time.perf_counter() - started
            moves[bot_at[seat]] += 1
            state.play(move)
            action = state.moves.numbers[move]
        if watch is not None:
            watch(before, action, state)
    won, points = state.winners(), state.scores()
    at_seat = sorted(range(players), key=lambda seat: bot_at[seat])
    return Outcome(
        pairing.number,
        wins=tuple(1 / len(won) if seat in won else 0.0 for seat in at_seat),
        scores=tuple(points[seat] for seat in at_seat),
        seconds=tuple(seconds),
        moves=tuple(moves),
    )
