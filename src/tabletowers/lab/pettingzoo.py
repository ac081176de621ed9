"""PettingZoo environments for every game: `pettingzoo.make("aec", "tabletowers/NAME_v1", players=3)`.

The version in a name is that of the game's rules. The game's options are keyword arguments.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract import State
from tabletowers.contract.game import MOST_SEED
from tabletowers.contract.options import complete
from tabletowers.games import GAMES, versions
from tabletowers.games import game as find_game
from tabletowers.lab import optional_packages
from tabletowers.lab.outcome import rewards
from tabletowers.lab.render import drawn, image

try:
    import pettingzoo
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as error:
    raise optional_packages.missing("pettingzoo") from error

Observation = dict[str, NDArray[Any]]


class RawEnv(pettingzoo.AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One game, with its seats as the agents `player_0` and so on. Simultaneous decisions are made seat by seat.

    An observation has the entries `observation` (described by the game's `observation.PLAN`) and `action_mask`, which
    is all 0 for a seat that is not to move. Rewards are given at the end. An illegal action raises IllegalMove and
    changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        render_mode: str | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = find_game(game, rules)
        self.players = self.game.check_players(self.game.seats[0] if players is None else players)
        self.options = complete(self.game.options, options)
        self.metadata: dict[str, Any] = {
            "name": name_of(game, rules),
            "render_modes": ["ansi", "human", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(
                f"render_mode must be one of {', '.join(self.metadata['render_modes'])}, not {render_mode!r}"
            )
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        plan, actions = self.game.observation.PLAN, len(self.game.moves(self.options).texts)
        kind, limits = np.dtype(plan.dtype), np.iinfo(plan.dtype)
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(limits.min, limits.max, (plan.size(self.players),), kind.type),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.state_of_game: State

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one that `game.new(players, seed)` deals, or a random one without a seed."""
        self.state_of_game = self.game.new(self.players, None if seed is None else seed & MOST_SEED, **self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, with its legal actions if it is the agent's turn."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.state_of_game.moves.texts), np.int8)
        if self.state_of_game.to_move == seat:
            mask[self.state_of_game.legal_actions()] = 1
        return {"observation": self.state_of_game.observation(seat), "action_mask": mask}

    def step(self, action: int) -> None:
        """Play the action of the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.state_of_game.play(self.state_of_game.moves.texts[action])
        self._cumulative_rewards[agent] = 0.0
        if self.state_of_game.is_over:
            self.rewards = dict(zip(self.agents, rewards(self.state_of_game), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | NDArray[np.uint8] | None:
        """Draw the table as the agent to move sees it.

        Returns text (`ansi`) or an image (`rgb_array`), or prints the text (`human`).
        """
        state = self.state_of_game
        if self.render_mode == "rgb_array":
            return image(state, state.to_move)
        if self.render_mode == "ansi":
            return drawn(state, state.to_move)
        if self.render_mode == "human":
            print(drawn(state, state.to_move), end="")
        return None

    def close(self) -> None:
        """Do nothing, because the environment holds no resources."""

    def _select(self) -> None:
        """Select the agent to move next or, at the end of the game, the first agent."""
        self.agent_selection = self.possible_agents[self.state_of_game.to_move or 0]


def env(game: str, **options: Any) -> pettingzoo.AECEnv[str, Observation, int]:
    """Create an environment with PettingZoo's wrappers: an illegal action ends the game with a reward of −1."""
    raw = RawEnv(game, **options)
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))
    )


def name_of(game: str, rules: int | None = None) -> str:
    """Return the name of a game's environment (such as `NAME_v1`), by default for the newest rules."""
    return f"{game}_v{find_game(game, rules).rules_version}"


for _game in GAMES:
    for _rules in versions(_game):
        _name = f"tabletowers/{name_of(_game, _rules)}"
        pettingzoo.register("aec", _name, entry_point=partial(env, _game, rules=_rules))
