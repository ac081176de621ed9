"""Gymnasium environments for training one player against bots.

Use `gymnasium.make_vec("tabletowers/Name-v1", num_envs=1024, players=2, opponents="greedy")`, or `gymnasium.make` for a
single game. The version in the name is that of the game's rules. The game's options are keyword arguments.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.bots import Bot, BotLike, any_bot
from tabletowers.contract.game import MOST_SEED
from tabletowers.games import GAMES, versions
from tabletowers.games import game as find_game
from tabletowers.lab import optional_packages
from tabletowers.lab.batch import COMPILED_BOTS, Batch
from tabletowers.lab.batch_step import DEAL, WAIT
from tabletowers.lab.render import drawn, image

try:
    import gymnasium
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise optional_packages.missing("gymnasium") from error

Array = NDArray[Any]
Info = dict[str, Any]

#: The reward for an illegal action, which also ends the game.
ILLEGAL = -1.0
#: The drawing function of each render mode.
_DRAW = {"ansi": drawn, "rgb_array": image}


class VectorEnv(gymnasium.vector.VectorEnv[Array, Array, Array]):
    """Many games, in each of which one seat learns and bots play the other seats.

    `seat` is the learner's seat; by default, the learner of game i has seat i modulo the number of players. `opponents`
    is any bot, by name or as an object (`bots.any_bot`): `random` and `greedy` play in compiled code, others are much
    slower. `info["action_mask"]` marks the legal actions. When a game ends, the next is dealt in the same step;
    `info["final_obs"]` has the last observation of the finished game, and `info["final_info"]` its seat and an empty
    mask. An illegal action ends its game with a reward of −1.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: BotLike = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        rules: int | None = None,
        **options: Any,
    ) -> None:
        self.metadata = {"render_modes": list(_DRAW), "autoreset_mode": AutoresetMode.SAME_STEP}
        if render_mode is not None and render_mode not in _DRAW:
            raise ValueError(f"render_mode must be one of {', '.join(_DRAW)}, not {render_mode!r}")
        self.render_mode = render_mode
        self.num_envs = num_envs
        players = find_game(game, rules).seats[0] if players is None else players
        self.batch = Batch(game, num_envs, players, seed=0, rules=rules, **options)
        if seat is not None and seat not in range(players):
            raise ValueError(f"the seats are 0 to {players - 1}, not {seat!r}")
        self.batch.learners[:] = np.arange(num_envs) % players if seat is None else seat
        self.opponents = opponents
        self._bot: Bot | None = None
        if isinstance(opponents, str) and opponents in COMPILED_BOTS:
            self.batch.others = COMPILED_BOTS[opponents]
        else:
            self._bot = any_bot(opponents)
        seen, masks = self.batch.now.observations, self.batch.now.masks
        limits = np.iinfo(seen.dtype)
        self.single_observation_space = Box(limits.min, limits.max, seen.shape[1:], seen.dtype.type)
        self.single_action_space = Discrete(masks.shape[1])
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Deal new games. With a seed, they are the games of a `Batch` with the same seed."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(MOST_SEED)) if seed is None else seed & MOST_SEED
        self.batch.reset(first)
        if self._bot is not None:
            self._bot = any_bot(self.opponents, first)
        self._let_bots_play()
        return self.batch.now.observations.copy(), self._info()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Info]:
        """Play the learner's action in every game, then let the bots play up to the learner's next decision."""
        rows = np.arange(self.num_envs)
        if not self.action_space.contains(np.asarray(actions)):
            raise ValueError(f"not in the action space: {actions!r}")
        chosen = np.array(actions, np.int64)
        illegal = ~self.batch.now.masks[rows, chosen]
        self.batch.finals[illegal] = self.batch.now.observations[illegal]
        self.batch.seeds[illegal] = (self.batch.seeds[illegal] + self.num_envs) & MOST_SEED
        chosen[illegal] = DEAL
        now = self.batch.play(chosen)
        rewards, dones = self._let_bots_play(now.rewards[rows, self.batch.learners], now.dones.copy())
        rewards[illegal] = ILLEGAL
        dones[illegal] = True
        info = self._info()
        if dones.any():
            info["final_obs"] = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(dones):
                info["final_obs"][row] = self.batch.finals[row].copy()
            info["final_info"] = {**self._info(), "action_mask": np.zeros_like(info["action_mask"])}
            info["_final_obs"] = info["_final_info"] = dones.copy()
        return now.observations.copy(), rewards, dones, np.zeros(self.num_envs, np.bool_), info

    def render(self) -> tuple[Any, ...] | None:
        """Draw every game as its learner sees it: as text (`ansi`) or as an image (`rgb_array`)."""
        if self.render_mode is None:
            return None
        draw, seats = _DRAW[self.render_mode], self.batch.learners.tolist()
        return tuple(draw(self.batch.state(row), seat) for row, seat in enumerate(seats))

    def _let_bots_play(self, rewards: Array | None = None, dones: Array | None = None) -> tuple[Array, Array]:
        """Let bots that don't run in compiled code play in every game until it is the learner's turn.

        Adds the learners' rewards for these moves to `rewards`, marks games that have ended in `dones`, and returns
        both.
        """
        batch, now = self.batch, self.batch.now
        rewards = np.zeros(self.num_envs, np.float32) if rewards is None else rewards
        dones = np.zeros(self.num_envs, np.bool_) if dones is None else dones
        while self._bot is not None and len(rows := np.flatnonzero(now.seats != batch.learners)):
            chosen = np.full(self.num_envs, WAIT)
            for row in rows.tolist():
                state = batch.state(row)
                chosen[row] = state.moves.numbers[self._bot.choose(state.sight(state.to_move))]
            batch.play(chosen)
            rewards[rows] += now.rewards[rows, batch.learners[rows]]
            dones[rows] |= now.dones[rows]
        return rewards, dones

    def _info(self) -> Info:
        return {"action_mask": self.batch.now.masks.astype(np.int8), "seat": self.batch.learners.copy()}


class Env(gymnasium.Env[Array, int]):
    """A single game in which one seat learns and bots play the other seats: a `VectorEnv` with one game.

    When the game ends, the next one is dealt immediately, and `render` shows the new game.
    """

    def __init__(self, game: str, seat: int = 0, render_mode: str | None = None, **settings: Any) -> None:
        self.metadata = {"render_modes": list(_DRAW), "render_fps": 1}
        self.render_mode = render_mode
        self._games = VectorEnv(game, 1, seat=seat, render_mode=render_mode, **settings)
        self.observation_space = self._games.single_observation_space
        self.action_space = self._games.single_action_space

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Array, Info]:
        """Deal a new game. With a seed, it is the game that `game.new(players, seed)` deals."""
        super().reset(seed=seed)
        observations, info = self._games.reset(seed=int(self.np_random.integers(MOST_SEED)) if seed is None else seed)
        return observations[0], _first(info)

    def step(self, action: int) -> tuple[Array, float, bool, bool, Info]:
        """Play the learner's action, then let the bots play up to the learner's next decision."""
        observations, rewards, dones, _, info = self._games.step(np.array([action]))
        over = bool(dones[0])
        seen = info["final_obs"][0] if over else observations[0]
        return seen, float(rewards[0]), over, False, _first(info["final_info"] if over else info)

    def render(self) -> Any:
        """Draw the game as the learner sees it: as text (`ansi`) or as an image (`rgb_array`)."""
        drawings = self._games.render()
        return drawings[0] if drawings else None


def _first(info: Info) -> Info:
    """Return the info dict of the first environment in a vector environment."""
    return {"action_mask": info["action_mask"][0], "seat": int(info["seat"][0])}


def name_of(game: str, rules: int | None = None) -> str:
    """Return the id of a game's environment (such as `tabletowers/Name-v1`), by default for the newest rules."""
    return f"tabletowers/{game.capitalize()}-v{find_game(game, rules).rules_version}"


for _game in GAMES:
    for _rules in versions(_game):
        gymnasium.register(
            name_of(_game, _rules),
            partial(Env, _game, rules=_rules),
            vector_entry_point=partial(VectorEnv, _game, rules=_rules),
        )
