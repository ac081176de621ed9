"""Random moves a second in the card games of other libraries, each driven as in its own documentation."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from importlib import import_module

import numpy as np

from benchmarks import rate

#: Card games with hidden hands, by library.
GAMES = {
    "open_spiel": ("crazy_eights", "gin_rummy", "hearts", "oh_hell", "euchre", "spades", "skat", "cribbage"),
    "pettingzoo": ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6"),
    "rlcard": ("uno", "gin-rummy", "leduc-holdem", "limit-holdem", "mahjong", "bridge"),
}

#: The names of the libraries.
TITLES = {"open_spiel": "OpenSpiel", "pettingzoo": "PettingZoo", "rlcard": "RLCard"}


def speeds(seconds: float) -> dict[str, dict[str, float]]:
    """The moves a second, by library and game. Libraries that are not installed are left out."""
    drivers = {"open_spiel": _openspiel, "pettingzoo": _pettingzoo, "rlcard": _rlcard}
    return _measured({library: (driver, GAMES[library]) for library, driver in drivers.items()}, seconds)


def environment_speeds(seconds: float) -> dict[str, dict[str, float]]:
    """The steps a second of environments with observations and masks: OpenSpiel's (many at once), PettingZoo's."""
    vectors = ("crazy_eights", "gin_rummy", "spades", "skat")
    drivers = {"open_spiel": (_openspiel_vector, vectors), "pettingzoo": (_pettingzoo, GAMES["pettingzoo"])}
    return _measured(drivers, seconds)


def _measured(
    drivers: Mapping[str, tuple[Callable[[str], Callable[[int], int]], tuple[str, ...]]], seconds: float
) -> dict[str, dict[str, float]]:
    found = {}
    for library, (driver, games) in drivers.items():
        with suppress(ImportError):
            found[library] = {name: rate(driver(name), seconds) for name in games}
    return found


def fastest(peers: Mapping[str, Mapping[str, float]], library: str) -> tuple[str, float | None]:
    """A library's fastest game and its speed. For a missing library, its name and None."""
    games = peers.get(library, {})
    if not games:
        return TITLES[library], None
    name = max(games, key=lambda game: games[game])
    return f"{TITLES[library]}, {name}", games[name]


def _openspiel(name: str) -> Callable[[int], int]:
    import pyspiel

    peer = pyspiel.load_game(name)
    chooser = random.Random(1)

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state = peer.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(chooser.choices(outcomes, chances)[0])
                else:
                    state.apply_action(chooser.choice(state.legal_actions()))
                    moves += 1
        return moves

    return work


def _openspiel_vector(name: str) -> Callable[[int], int]:
    """Random play in OpenSpiel's environments, which are stepped together and dealt anew when they end."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    together = SyncVectorEnv([Environment(name) for _ in range(64)])
    chooser = random.Random(1)
    shown = together.reset()

    def work(rounds: int) -> int:
        nonlocal shown
        for _ in range(rounds):
            seen = [each.observations for each in shown]
            chosen = [chooser.choice(each["legal_actions"][each["current_player"]]) for each in seen]
            shown, *_ = together.step([StepOutput(action, None) for action in chosen], reset_if_done=True)
        return rounds * len(together)

    return work


def _pettingzoo(name: str) -> Callable[[int], int]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        environment = import_module(f"pettingzoo.classic.{name}").env()
    chooser = random.Random(1)

    def work(games: int) -> int:
        moves = 0
        for number in range(games):
            environment.reset(seed=number)
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, _ = environment.last()
                if terminated or truncated:
                    environment.step(None)
                else:
                    environment.step(int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
                    moves += 1
        return moves

    return work


def _rlcard(name: str) -> Callable[[int], int]:
    import rlcard

    environment = rlcard.make(name, config={"seed": 1})
    chooser = random.Random(1)

    def work(games: int) -> int:
        moves = 0
        for _ in range(games):
            state, _ = environment.reset()
            while not environment.is_over():
                state, _ = environment.step(chooser.choice(list(state["legal_actions"])))
                moves += 1
        return moves

    return work
