"""A bot that uses OpenSpiel's information-set Monte Carlo tree search (ISMCTS).

Its name is `openspiel-ismcts:N` for N simulations, or `openspiel-ismcts:Ts` for T seconds. It runs OpenSpiel's own
`ismcts.ISMCTSBot` (the Python version, because the C++ version can't resample games written in Python). For speed,
positions are identified by the bytes of what the player knows. Playouts are random like OpenSpiel's, but compiled.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np

from tabletowers.backends.numba_runtime import native
from tabletowers.bots.base import Budget, actions_of
from tabletowers.bots.simple import GreedyBot
from tabletowers.contract import Game, Sight, State
from tabletowers.contract.options import changed
from tabletowers.kernel.dice import new_dice
from tabletowers.kernel.log import no_log
from tabletowers.lab import optional_packages
from tabletowers.lab.openspiel import SpielState, Table, parameters
from tabletowers.lab.outcome import rewards

try:
    import pyspiel
    from open_spiel.python.algorithms import ismcts
except ModuleNotFoundError as error:
    raise optional_packages.missing("open_spiel") from error

#: The exploration constant of UCT, for results from −1 to 1.
_UCT_C = 1.0
_FOR_EVER = 1 << 60


class IsmctsBot:
    """A bot that runs OpenSpiel's ISMCTS. With a budget in simulations, its decisions are reproducible.

    If it has to decide before its turn (some games let seats answer early), it decides as `greedy` does.
    """

    def __init__(self, name: str, seed: int, budget: Budget) -> None:
        self.name = name
        self._seed = seed
        self._budget = budget

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Return the notation of the legal move that the search tried most often.

        If there is only one legal move, there is no search.
        """
        limits = Budget.of(budget).within(self._budget)
        actions, texts = actions_of(sight), sight.moves.texts
        if len(actions) == 1:
            return texts[actions[0]]
        if sight.seat != sight.to_move:
            return GreedyBot(self._seed).choose(sight)
        policy = _Search(sight, self._seed + sight.ply, limits).decide()
        return texts[max(policy, key=lambda entry: entry[1])[0]]


class _TimeIsUp(Exception):
    pass


class _Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """An OpenSpiel search for one decision, on determinizations of the seat's view and within a budget.

    A determinization fills in the hidden information at random.
    """

    def __init__(self, sight: Sight, seed: int, limits: Budget) -> None:
        lots = np.random.RandomState(seed % 2**32)
        # The first simulation only expands the root; each later one tries a move.
        simulations = _FOR_EVER if limits.iterations is None else limits.iterations + 1
        chosen = parameters(sight.game, sight.players, **changed(sight.game.options, sight.options))
        self._spiel = pyspiel.load_game(sight.game.name, chosen)
        super().__init__(self._spiel, Playouts(sight.game, seed), _UCT_C, simulations, random_state=lots)
        self._deadline = None if limits.seconds is None else time.perf_counter() + limits.seconds
        self._stop = limits.stop
        self._worlds: Callable[[], State] = lambda: sight.imagine(int(lots.randint(2**31)))

    def decide(self) -> list[tuple[int, float]]:
        """Search and return the probability of each legal action."""
        root = self._placed()
        try:
            policy: list[tuple[int, float]] = self.run_search(root)
        except _TimeIsUp:
            policy = self.get_final_policy(root, self._root_node)
        return policy

    def _placed(self) -> SpielState:
        """Return an OpenSpiel state with a new determinization (random hidden information that fits the view)."""
        state: SpielState = self._spiel.new_initial_state()
        state.table = Table(self._worlds())
        return state

    def resample_from_infostate(self, state: SpielState) -> SpielState:
        """Return a state for the next simulation, with the hidden information drawn at random again."""
        return self._placed()

    def sample_root_state(self, state: SpielState) -> SpielState:
        # Never stop before a move has been tried, because the policy would be empty.
        if self._root_node.total_visits > 0:
            late = self._deadline is not None and time.perf_counter() >= self._deadline
            if late or (self._stop is not None and self._stop.is_set()):
                raise _TimeIsUp
        return super().sample_root_state(state)  # type: ignore[no-any-return]

    def get_state_key(self, state: SpielState) -> tuple[int, bytes]:
        """Return the key of a search node: the player to move and what that player knows."""
        assert state.table is not None
        player = state.current_player()
        return player, state.table.state.sight(player).data.tobytes()


class Playouts:
    """A compiled replacement for OpenSpiel's random rollout evaluator. It plays one random game from each state."""

    def __init__(self, game: Game, seed: int) -> None:
        self._game = game
        self._dice = new_dice(seed % 2**53)
        self._moves = np.empty(game.most_legal, np.int32)
        self._log = no_log()

    def evaluate(self, state: SpielState) -> list[float]:
        """Play random moves to the end of the game and return every player's result."""
        assert state.table is not None
        end = state.table.state.copy()
        data = np.frombuffer(end.data, np.uint8)
        native(self._game.kernel_spec).playout.play_out(data, self._moves, self._dice, self._log)
        return rewards(end)

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return a uniform distribution over the legal actions."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]
