"""The inputs of a game's nets, and the kernels that write them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

from tabletowers.contract.inputs import Input, Inputs, number

if TYPE_CHECKING:
    from tabletowers.contract import Game

#: The entries that are added to a move's inputs in every game: its worth on a logarithmic scale (`encoding.magnitude`),
#: and the number of moves.
COMMON = (
    number("less", 240, "by how much the move is worth less than the best"),
    number("good", 240, "its worth, if that is above 0"),
    number("bad", 240, "its worth below 0"),
    number("choices", 48, "how many moves there are"),
)

ENCODING = "tabletowers.nets.encoding"
INFERENCE = "tabletowers.nets.inference"
ROLLOUT = "tabletowers.nets.rollout"
SELF_PLAY = "tabletowers.train.self_play"
_HASTE = "tabletowers.nets.fast_player"
_STEPPING = "tabletowers.lab.batch_step"
#: The kernels that a rollout needs of its player, which is a net or the fast player.
_PLAYER = ("ponder", "choose", "judgement")
#: For each generic module, the kernels that it takes from other generic modules, and these modules.
_BUILDS_ON: dict[str, dict[str, str]] = {
    ENCODING: {},
    INFERENCE: {"describe": ENCODING},
    ROLLOUT: dict.fromkeys(_PLAYER, INFERENCE),
    SELF_PLAY: {"describe": ENCODING, **dict.fromkeys(("deal", "deal_next", "settle", "answer"), _STEPPING)},
}


@cache
def inputs_of(game: Game) -> Inputs | None:
    """Return the inputs of a game's nets, or None if the game declares none."""
    name = game.beside("inputs")
    return None if name is None else import_module(name).INPUTS


def move_parts(inputs: Inputs) -> tuple[Input, ...]:
    """Return the parts of a move's input row: first the game's own, then those common to all games."""
    return (*inputs.move, *COMMON)


def move_size(inputs: Inputs) -> int:
    """Return the number of entries in a move's input row."""
    return inputs.move_size + sum(part.size for part in COMMON)


def specialised(game: Game, generic: str) -> Any:
    """Return a generic module of `nets`, loaded for a game.

    Its globals include the game's kernels, and the kernels of other generic modules on which it builds.
    """
    from tabletowers.backends.numba_runtime import native

    kernels = native(game.kernel_spec)
    more = {name: (_writers(game), name) for name in ("portray", "prospect")}
    for name, module in _BUILDS_ON.get(generic, {}).items():
        more[name] = (specialised(game, module) if module in _BUILDS_ON else kernels.specialised(module), name)
    return kernels.specialised(generic, **more)


def _writers(game: Game) -> ModuleType:
    """Return the module with the kernels that write a net's inputs: the game's own, or one that is derived."""
    from tabletowers.backends.kernel_set import sources
    from tabletowers.backends.numba_runtime import native
    from tabletowers.contract.derived_kernels import input_sources
    from tabletowers.kernel.generated import generated

    if (own := game.beside("kernels.inputs")) is not None:
        return import_module(own)
    inputs = inputs_of(game)
    assert inputs is not None
    assert game.actions is not None
    given = {"worth": native(game.kernel_spec).module.worth}
    text = input_sources(game.described, game.actions, inputs)
    return generated(f"{game.name}_inputs", text, given, sources(game.kernel_spec))


def hasty_rollout(game: Game) -> Any:
    """Return the rollout module, loaded for a game with the fast player, which works for any game."""
    from tabletowers.backends.numba_runtime import native

    kernels = native(game.kernel_spec)
    haste = kernels.specialised(_HASTE)
    return kernels.specialised(ROLLOUT, **{name: (haste, name) for name in _PLAYER})
