"""The games in OpenSpiel. Importing this module registers them for `pyspiel.load_game("NAME(players=3)")`.

Four chance nodes draw the four bytes of a seed, and the game is dealt as by `game.new(players, seed)`. So there are 2³²
deals, all equally likely. Simultaneous decisions are made seat by seat, each without seeing the others.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.contract import Game, State
from tabletowers.contract.options import Option, changed, complete
from tabletowers.games import GAMES
from tabletowers.games import game as find_game
from tabletowers.lab import optional_packages
from tabletowers.lab.outcome import rewards

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise optional_packages.missing("open_spiel") from error

#: The number of digits of a seed, each below BASE.
DIGITS, BASE = 4, 256
#: A bound on the number of decisions in a game, far above any that was seen.
_LONGEST = 10_000
#: The parameter value that stands for an option's default.
_DEFAULT = "default"


def parameters(game: Game, players: int, **options: Any) -> dict[str, Any]:
    """Return the parameters of `pyspiel.load_game(game.name, …)` for the given number of players and options."""
    chosen = complete(game.options, options)
    return {"players": players, **{option.name: _word(option, chosen[option.name]) for option in game.options}}


def _word(option: Option, value: Any) -> Any:
    """Encode an option's value as an OpenSpiel parameter.

    Values that can't be enumerated become hex-encoded JSON.
    """
    if option.check is None:
        return value
    return _DEFAULT if value == option.default else json.dumps(value).encode().hex()


def _value(option: Option, word: Any) -> Any:
    if option.check is None:
        return word
    return option.default if word == _DEFAULT else json.loads(bytes.fromhex(word))


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """An OpenSpiel game: one of our games with a fixed number of players and fixed options.

    There is a subclass for each game.
    """

    kind: pyspiel.GameType
    rules: Game

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        self.players = self.rules.check_players(parameters["players"])
        options = {option.name: _value(option, parameters[option.name]) for option in self.rules.options}
        self.options = complete(self.rules.options, options)
        information = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves(self.options).texts),
            max_chance_outcomes=BASE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, information, dict(parameters))

    def new_initial_state(self) -> SpielState:
        """Return the state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the number of chance nodes: one for each byte of the seed."""
        return DIGITS

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Create an observer of what a player sees now or, with perfect recall, of everything the player has seen."""
        if params:
            raise ValueError(f"expected no parameters for an observer, not {params!r}")
        return Observer(self, iig_obs_type is not None and iig_obs_type.perfect_recall)


class Table:
    """A game's state and event history, which are copied and pickled together with an OpenSpiel state."""

    def __init__(self, state: State, past: Past | None = None) -> None:
        self.state = state
        self.past = past

    def __deepcopy__(self, memo: Any) -> Table:
        return Table(self.state.copy(), self.past)

    def __reduce__(self) -> tuple[Any, ...]:
        state, past, rows = self.state, self.past, []
        while past is not None:
            rows.append(past.rows)
            past = past.before
        return _table, (state.game.name, changed(state.game.options, state.options), state.to_bytes(), rows[::-1])

    def act(self, action: int) -> None:
        """Carry out a legal action and append its events to the history."""
        self.past = Past(self.past, self.state.carry_out(action))

    def seen(self, seat: int) -> str:
        """Return all events that a seat has seen, one per line, as JSON."""
        waiting, past = [], self.past
        while past is not None and seat not in past.seen:
            waiting.append(past)
            past = past.before
        text = "" if past is None else past.seen[seat]
        for past in reversed(waiting):
            events = (event.seen_by(seat) for event in self.state.game.events_of(past.rows, self.state.options))
            text += "".join(json.dumps(event.to_json()) + "\n" for event in events if event is not None)
            past.seen[seat] = text
        return text

    def imagined(self, seat: int, seed: int) -> Table:
        """Return a determinization: a random copy that the seat can't tell from this table.

        The copy has the same event history, so only those events that the seat saw are sure to be consistent with its
        state.
        """
        return Table(self.state.sight(seat).imagine(seed), self.past)


class Past:
    """The events of one decision, linked to those of earlier decisions.

    It is immutable, so that copies can share it.
    """

    __slots__ = ("before", "rows", "seen")

    def __init__(self, before: Past | None, rows: bytes) -> None:
        self.before = before
        self.rows = rows
        #: The text that each seat has seen up to here; filled in on request.
        self.seen: dict[int, str] = {}


def _table(name: str, options: dict[str, Any], data: bytes, rows: list[bytes]) -> Table:
    past = None
    for happened in rows:
        past = Past(past, happened)
    return Table(find_game(name).from_bytes(data, **options), past)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, or a game being dealt, while the bytes of the seed are still being drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        #: The bytes of the seed drawn so far; the table exists when the seed is complete.
        self.digits: tuple[int, ...] = ()
        self.table: Table | None = None

    # The methods below have the names and meanings of `pyspiel.State`.

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's constant for chance (during the deal) or for the end of the game."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.table.state.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Return whether the game has ended."""
        return self.table is not None and self.table.state.is_over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of a chance node: all values of a byte, equally likely."""
        return [(byte, 1 / BASE) for byte in range(BASE)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.state.legal_actions(player))

    def _apply_action(self, action: int) -> None:
        if self.table is not None:
            self.table.act(action)
            return
        self.digits += (action,)
        if len(self.digits) == DIGITS:
            game = self.get_game()
            seed = int.from_bytes(self.digits, "big")
            self.table = Table(game.rules.new(game.players, seed, **game.options))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action:02x}"
        game = self.get_game()
        return str(game.rules.moves(game.options).texts[action])

    def returns(self) -> list[float]:
        """Return the reward of every seat: 1 for a sole winner, less for the others. They add up to 0."""
        if self.table is None:
            return [0.0] * self.num_players()
        return rewards(self.table.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a random state that this player can't distinguish from this one.

        Its OpenSpiel history is empty.
        """
        assert self.table is not None
        world = SpielState(self.get_game())
        world.digits = self.digits
        world.table = self.table.imagined(player, int(sampler() * 2**52))
        return world

    def __str__(self) -> str:
        if self.table is None:
            return f"seed {bytes(self.digits).hex()}"
        return json.dumps(self.table.state.view(None))


class Observer:
    """An observer of what a player sees now, as a string and as a tensor that the game's `observation.PLAN` describes.

    With perfect recall, there is only the string, because the list of everything that the player has seen has no fixed
    size.
    """

    def __init__(self, game: SpielGame, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if not perfect_recall:
            self.tensor = np.zeros(game.rules.observation.PLAN.size(game.players), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a player's observation into the tensor."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.table is None else state.table.state.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's view as JSON.

        With perfect recall, it is preceded by all events that the player has seen.
        """
        if state.table is None:
            return ""
        view = json.dumps(state.table.state.view(player))
        return state.table.seen(player) + view if self._recall else view


def _register(game: Game) -> None:
    kind = pyspiel.GameType(
        short_name=game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game, game.seats[0]),
    )
    own = {"kind": kind, "rules": game}
    # OpenSpiel releases what was registered after the interpreter has ended. A class survives that; a function does
    # not.
    pyspiel.register_game(kind, types.new_class(game.name, (SpielGame,), exec_body=lambda body: body.update(own)))


for _name in GAMES:
    _register(find_game(_name))
