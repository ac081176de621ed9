"""What a module of a game offers: which kernels, and the kinds of their arguments.

A kind is a letter and a width as NumPy names numbers (`u1`, `i8`), with `[:]` or `[:,:]` behind it for arrays; a name
in capitals is a record of the kernel's own module. An array is handed over as its address, followed by its length along
each axis; every number is handed over in 64 bits.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabletowers.bots.compiling import GREEDY, SEARCH
from tabletowers.contract import Game
from tabletowers.kernel.native import CALLS, PLAYOUT, native
from tabletowers.lab.kernels import STEPPING
from tabletowers.nets.inputs import FORESIGHT, JUDGING, SELF_PLAY, inputs_of, specialised


class Export(NamedTuple):
    """A kernel that a module offers."""

    name: str
    #: The compiled function, and the module whose records it takes.
    kernel: Any
    module: Any
    arguments: tuple[str, ...]
    #: The kind of its result; empty if it has none.
    result: str = ""


#: By the generic module they lie in: every game's kernels, with their arguments and the kind of their result.
_GENERIC: dict[str, dict[str, tuple[str, str]]] = {
    CALLS: {
        "start_dice": ("u8[:] i8", ""),
        "mix": ("u8[:] i8[:]", ""),
        "lay_out": ("u1[:] i8[:]", ""),
        "legal_for": ("u1[:] i8 i4[:]", "i8"),
        "objection_to": ("u1[:] i8 i8", "i8"),
        "carry_out": ("u1[:] i8 i4[:,:]", ""),
        "scores_of": ("u1[:] i8[:]", ""),
        "winners_of": ("u1[:] i8[:]", ""),
        "blind_for": ("u1[:] i8", ""),
        "derive_in": ("u1[:]", ""),
        "flaw_in": ("u1[:] i8", "i8"),
        "imagine_for": ("u1[:] i8 u8[:]", ""),
        "observe_for": ("u1[:] i8 OBSERVED[:]", ""),
    },
    PLAYOUT: {"play_out": ("u1[:] i4[:] u8[:] i4[:,:]", "i8")},
    GREEDY: {
        "best_action": ("u1[:] i8 i8 i8 i8 u8[:]", "i8"),
        "worths": ("u1[:] i8 i4[:] i8[:]", ""),
        "subtleties": ("u1[:] i8 i4[:] i8[:]", ""),
    },
    SEARCH: {
        "think": ("u1[:] i8 NODE[:] EDGE[:] i4[:] i8[:] i4[:] TALLY[:] MANNER[:] i8 i8 SPACE[:]", ""),
    },
    STEPPING: {
        "step": (
            "u1[:] i8[:] u1[:] i8[:] i8[:] i1[:] OBSERVED[:,:] b1[:,:] i4[:,:] i4[:] f4[:,:] i8[:,:] b1[:] i1[:] "
            "OBSERVED[:,:] u8[:,:] i8[:] i8 i8 i8",
            "",
        ),
        "first_illegal": ("b1[:,:] i8[:]", "i8"),
        "weigh": ("u1[:] i4[:,:] i4[:] i8[:,:] i8 i8", ""),
        "choose": ("u1[:] i4[:,:] i4[:] u8[:,:] i8 i8[:] i8 i8", ""),
    },
}

#: What a net's kernels take last: the room for moves, what it is shown, its parts, and its answers.
_NET = "i4[:] u1[:] u1[:] i1[:,:] i8[:,:] i1[:,:] i8[:,:] i1[:,:] i8[:,:] i8[:] i8[:] i8[:]"

#: The same for games with nets.
_WITH_NETS: dict[str, dict[str, tuple[str, str]]] = {
    JUDGING: {"consult": (f"u1[:] i8 i8 {_NET}", "i8")},
    FORESIGHT: {"foresee": (f"u1[:] i8 i8 i8 i8 u8[:] i4[:] f8[:] f8[:] {_NET}", "")},
    SELF_PLAY: {
        "self_play": (
            "u1[:] i8[:] u1[:] i8[:] i8[:] i1[:,:] u8[:,:] i4[:] i4[:,:] u1[:,:] u1[:,:] i2[:] i1[:] f4[:,:] i2[:,:] "
            "u1[:] i8 i8 i8",
            "",
        ),
    },
}

#: What no page calls: games by the million need NumPy, and the proof of a module plays random ones.
_NOT_IN_PAGES = (PLAYOUT, STEPPING, SELF_PLAY)


def exports(game: Game, target: str = "") -> list[Export]:
    """Everything that a module of a game offers, or as much of it as the module for one kind of machine does."""
    from tabletowers.build import puzzle_exports

    kernels, observed = native(game), str(game.observation.PLAN.dtype)
    found = []
    for generic, offered in _GENERIC.items():
        module = kernels.specialised(generic)
        for name, (arguments, result) in offered.items():
            kinds = tuple(arguments.replace("OBSERVED", observed).split())
            found.append(Export(name, getattr(module, name), module, kinds, result))
    if inputs_of(game) is not None:
        for generic, offered in _WITH_NETS.items():
            module = specialised(game, generic)
            for name, (arguments, result) in offered.items():
                found.append(Export(name, getattr(module, name), module, tuple(arguments.split()), result))
    for question in game.questions:
        kernel = getattr(kernels.module, question.name)
        found.append(Export(question.name, kernel, kernels.module, ("u1[:]", "i8", "i8[:,:]"), "i8"))
    if target == "emscripten":
        found = [export for export in found if getattr(export.module, "__generic__", "") not in _NOT_IN_PAGES]
    return found + puzzle_exports.exports(game)
