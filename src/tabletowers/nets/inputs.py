"""The inputs of a game's nets, and the kernels that write them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tabletowers.contract.inputs import Input, Inputs, number

if TYPE_CHECKING:
    from tabletowers.contract import Game

#: What every game's moves are shown with besides the game's own entries, behind them: the worth of a move, told apart
#: ever more coarsely the larger it is (`describing.magnitude`), and how many moves there are.
COMMON = (
    number("less", 240, "by how much the move is worth less than the best"),
    number("good", 240, "its worth, if that is above 0"),
    number("bad", 240, "its worth below 0"),
    number("choices", 48, "how many moves there are"),
)

DESCRIBING = "tabletowers.nets.describing"
JUDGING = "tabletowers.nets.judging"
FORESIGHT = "tabletowers.nets.foresight"
FOLLOWING = "tabletowers.nets.following"
#: The same for games without nets.
HASTE = "tabletowers.kernel.following"
SELF_PLAY = "tabletowers.train.stepping"
_STEPPING = "tabletowers.lab.stepping"
#: What generic modules take from each other, by the name of the kernel.
_BUILDS_ON: dict[str, dict[str, str]] = {
    DESCRIBING: {},
    JUDGING: {"describe": DESCRIBING},
    FORESIGHT: {
        "describe": DESCRIBING,
        **dict.fromkeys(("judge", "vary", "drawn", "favourite"), JUDGING),
    },
    FOLLOWING: {
        "describe": DESCRIBING,
        **dict.fromkeys(("judge", "vary", "drawn", "favourite"), JUDGING),
        "expected": FORESIGHT,
        **dict.fromkeys(("keep", "share", "lead"), HASTE),
    },
    SELF_PLAY: {"describe": DESCRIBING, "deal": _STEPPING, "best_of": _STEPPING, "pay": _STEPPING},
}


@cache
def inputs_of(game: Game) -> Inputs | None:
    """What a net of this game is shown; None for a game that has no inputs of its own."""
    name = game.beside("inputs")
    return None if name is None else import_module(name).INPUTS


def move_parts(inputs: Inputs) -> tuple[Input, ...]:
    """The parts of a move's row."""
    return (*inputs.move, *COMMON)


def move_size(inputs: Inputs) -> int:
    """The entries of a move's row."""
    return inputs.move_size + sum(part.size for part in COMMON)


def specialised(game: Game, generic: str) -> Any:
    """A generic module that works on a game's inputs, compiled with this game's kernels and those it builds on."""
    from tabletowers.kernel.native import native

    kernels = native(game)
    writers = import_module(f"{game.beside('kernels')}.inputs")
    more = {name: (writers, name) for name in ("portray", "prospect")}
    for name, module in _BUILDS_ON.get(generic, {}).items():
        more[name] = (specialised(game, module) if module in _BUILDS_ON else kernels.specialised(module), name)
    return kernels.specialised(generic, **more)
