"""The kernels that a game's compiled library exports, and the types of their arguments.

A type is a letter and a width as in NumPy (`u1`, `i8`), followed by `[:]` or `[:,:]` for arrays; a name in capitals
stands for a record type of the kernel's own module. An array is passed as its address, followed by its length along
each axis. Every number is passed in 64 bits. If a kernel takes a record of arrays (`nets.arrays`, `lab.batch_arrays`),
which is named after its class, the arrays are passed one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice
from typing import Any, NamedTuple

from tabletowers.backends.numba_runtime import CALLS, PLAYOUT, native
from tabletowers.bots.warm_up import GREEDY, SEARCH
from tabletowers.contract import Game
from tabletowers.lab.batch_arrays import BatchArrays, SelfPlayArrays
from tabletowers.lab.batch_kernels import STEPPING
from tabletowers.luck.arrays import ValueArrays
from tabletowers.luck.judges import CHANCE, appraisal
from tabletowers.nets.arrays import Kept, NetArrays, NoNet
from tabletowers.nets.game_inputs import INFERENCE, ROLLOUT, SELF_PLAY, hasty_rollout, inputs_of, specialised


class Export(NamedTuple):
    """A kernel that a library exports."""

    name: str
    #: The compiled function, and the module that defines its records.
    kernel: Any
    module: Any
    #: The types of its arguments; an argument that is a record of arrays has the record's class and several types.
    parts: tuple[tuple[Any, tuple[str, ...]], ...]
    #: The type of its result; empty if it returns nothing.
    result: str = ""

    @property
    def arguments(self) -> tuple[str, ...]:
        """The types of its arguments, with the arrays of a record one by one."""
        return tuple(chain.from_iterable(kinds for _, kinds in self.parts))

    def grouped(self, given: Sequence[Any], record: Callable[[Any, Sequence[Any]], Any]) -> tuple[Any, ...]:
        """Group a flat list of arguments as the kernel expects them. `record` combines the arrays of a record."""
        rest = iter(given)
        taken = [(kind, list(islice(rest, len(kinds)))) for kind, kinds in self.parts]
        return tuple(arrays[0] if kind is None else record(kind, arrays) for kind, arrays in taken)


#: The kernels of every game by their generic module, with the types of their arguments and of their result.
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
        "step": ("BatchArrays i8 i8 i8", ""),
        "first_illegal": ("b1[:,:] i8[:]", "i8"),
        "weigh": ("u1[:] i4[:,:] i4[:] i8[:,:] i8 i8", ""),
        "choose": ("u1[:] i4[:,:] i4[:] u8[:,:] i8 i8[:] i8 i8", ""),
    },
}

#: The types of the arrays in each kind of record.
_RECORDS: dict[Any, str] = {
    NetArrays: "i4[:] u1[:] u1[:] i1[:,:] i8[:,:] i1[:,:] i8[:,:] i1[:,:] i8[:,:] i8[:] i8[:] i8[:]",
    NoNet: "",
    Kept: "i4[:,:] i4[:,:] i8[:] i4[:,:] i4[:]",
    ValueArrays: "i8[:] i8[:] i1[:,:] f8[:] f8[:] f8[:,:] f8[:] f8[:]",
    BatchArrays: (
        "u1[:] i8[:] u1[:] i8[:] i8[:] f4[:,:] i8[:,:] b1[:] u8[:,:] i8[:] i4[:,:] i4[:] i1[:] OBSERVED[:,:] b1[:,:] "
        "i1[:] OBSERVED[:,:]"
    ),
    SelfPlayArrays: (
        "u1[:] i8[:] u1[:] i8[:] i8[:] f4[:,:] i2[:,:] u1[:] u8[:,:] i4[:] i4[:,:] i2[:] i1[:] i1[:,:] u1[:,:] u1[:,:]"
    ),
}
_BY_NAME = {record.__name__: (record, arrays) for record, arrays in _RECORDS.items()}
#: The arguments of the kernel `follow` before its player.
_FOLLOW = "u1[:] i8 i8 i8 i8[:] i4[:] f8[:] i8[:] u1[:] Kept"

#: The additional kernels of games with nets, by their generic module.
_WITH_NETS: dict[str, dict[str, tuple[str, str]]] = {
    INFERENCE: {"consult": ("u1[:] i8 i8 NetArrays", "i8")},
    ROLLOUT: {
        "foresee": ("u1[:] i8 i8 i8 i8 u8[:] i4[:] f8[:] f8[:] NetArrays", ""),
        "follow": (f"{_FOLLOW} NetArrays", ""),
    },
    SELF_PLAY: {"self_play": ("SelfPlayArrays i8 i8 i8", "")},
}

#: The additional kernels of games that declare chance (`luck`).
_WITH_CHANCE: dict[str, tuple[str, str]] = {
    "appraise": ("u1[:] i8 i8 i8 f8[:] ValueArrays", ""),
    "expect": ("u1[:] i8 i8 i8 i8 f8[:] ValueArrays", "i8"),
}

#: Generic modules whose kernels the browser doesn't need: batches and training need NumPy, and playouts are only for
#: verifying a library.
_NOT_IN_PAGES = (PLAYOUT, STEPPING, SELF_PLAY)


def exports(game: Game, target: str = "") -> list[Export]:
    """Return the exports of a game's library for one target, or for all targets if none is given."""
    kernels, observed = native(game.kernel_spec), str(game.observation.PLAN.dtype)
    found = []
    for generic, offered in _GENERIC.items():
        module = kernels.specialised(generic)
        for name, (arguments, result) in offered.items():
            found.append(Export(name, getattr(module, name), module, _parts(arguments, observed), result))
    haste = hasty_rollout(game)
    found.append(Export("follow_in_haste", haste.follow, haste, _parts(f"{_FOLLOW} NoNet")))
    if inputs_of(game) is not None:
        for generic, offered in _WITH_NETS.items():
            module = specialised(game, generic)
            for name, (arguments, result) in offered.items():
                found.append(Export(name, getattr(module, name), module, _parts(arguments), result))
    if game.beside(f"kernels.{CHANCE}") is not None:
        module = appraisal(game)
        for name, (arguments, result) in _WITH_CHANCE.items():
            found.append(Export(name, getattr(module, name), module, _parts(arguments), result))
    for question in game.questions:
        kernel = getattr(kernels.module, question.name)
        found.append(Export(question.name, kernel, kernels.module, _parts("u1[:] i8 i8[:,:]"), "i8"))
    if target == "emscripten":
        found = [export for export in found if getattr(export.module, "__generic__", "") not in _NOT_IN_PAGES]
    return found + list(_of_extras(game))


def _parts(arguments: str, observed: str = "") -> tuple[tuple[Any, tuple[str, ...]], ...]:
    """Return the arguments listed in a string, with their types. `observed` is the type of an observation's entries."""
    listed = (_BY_NAME.get(part, (None, part)) for part in arguments.split())
    return tuple((record, tuple(kinds.replace("OBSERVED", observed).split())) for record, kinds in listed)


def _of_extras(game: Game) -> Iterator[Export]:
    """Yield the kernels that a game's extras export."""
    for extra in game.declared_extras():
        if (declared := extra.load("kernels.exports")) is not None:
            for module, offered in declared.EXPORTS.items():
                for name, (arguments, result) in offered.items():
                    yield Export(name, getattr(module, name), module, _parts(arguments), result)
