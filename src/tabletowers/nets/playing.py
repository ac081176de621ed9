"""A net at work: what it thinks of a decision, in whichever make of the kernels there is. Needs no NumPy."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletowers.kernel.choosing import chosen_library
from tabletowers.kernel.layout import LETTERS
from tabletowers.kernel.library import Table
from tabletowers.nets.files import PARTS, NetFile, net_of, unpractised
from tabletowers.nets.inputs import FOLLOWING, FORESIGHT, JUDGING, inputs_of, move_size, specialised

if TYPE_CHECKING:
    from tabletowers.contract import Game, Sight
    from tabletowers.kernel.plain_dice import Dice

_LETTERS = {**LETTERS, "f8": "d"}

#: A hidden layer's 1 and a move's score of 1 (`judging.HIDDEN`, `judging.SCORE`).
_HIDDEN = 4096.0
_SCORE = 1 << 24

#: Makes memory for a kernel: the kind of its numbers, their shape, and what is in it (else zeros).
Memory = Callable[[str, tuple[int, ...], bytes], Any]


class Opinion(NamedTuple):
    """A net's opinion of a decision: the moves worth thinking about, and of each how much it is liked.

    `weights` say how often each is made by a player that varies.
    """

    actions: list[int]
    scores: list[int]
    weights: list[int]
    #: How the net thinks the seats will do, the own one first; in 4096ths of what `foresight.expected` takes.
    values: list[int]

    @property
    def best(self) -> int:
        """The action that is liked best."""
        return self.actions[self.scores.index(max(self.scores))]

    def lead(self, place: int, other: int) -> float:
        """How much more the move at a place is liked than another: with 1 more, a player that varies makes it e times
        as often.
        """
        return (self.scores[place] - self.scores[other]) / _SCORE


class Net:
    """The net of a game, with the kernels that let it play."""

    def __init__(self, game: Game, file: NetFile, kernels: dict[str, Callable[..., Any]], memory: Memory) -> None:
        inputs = inputs_of(game)
        assert inputs is not None
        self.game = game
        self.facts = file.facts
        self._kernels = kernels
        self._memory = memory
        self._parts = [memory(PARTS[name], *file.parts[name]) for name in PARTS]
        self._shapes = (
            ("i4", (inputs.moves,)),
            ("u1", (inputs.size,)),
            ("u1", (inputs.moves * move_size(inputs),)),
        )
        self._answers = (("i8", (inputs.moves,)), ("i8", (inputs.moves,)), ("i8", (inputs.seats,)))

    def _room(self) -> list[Any]:
        """What the kernels take last. Every call has its own, so that a net can be asked by many threads at once."""
        shown = [self._memory(*shape, b"") for shape in self._shapes]
        return [*shown, *self._parts, *(self._memory(*shape, b"") for shape in self._answers)]

    def consult(self, sight: Sight) -> Opinion:
        """What the net thinks of the decision of the seat whose sight this is."""
        room = self._room()
        count = self._kernels["consult"](sight.data, sight.seat, self.game.most_legal, *room)
        actions, scores, weights = (list(map(int, found[:count])) for found in (room[0], room[-3], room[-2]))
        return Opinion(actions, scores, weights, list(map(int, room[-1])))

    def foresee(
        self, sight: Sight, tried: Sequence[int], depth: int, worlds: int, dice: Dice
    ) -> tuple[list[float], list[float]]:
        """Sums over so many worlds: the result of each move, and its squared distance from that of the first."""
        word = self._memory("u8", (1,), array("Q", [dice.word]).tobytes())
        moves = self._memory("i4", (len(tried),), array("i", tried).tobytes())
        totals, squares = (self._memory("f8", (len(tried),), b"") for _ in range(2))
        self._kernels["foresee"](
            *(sight.data, sight.seat, self.game.most_legal, depth, worlds),
            *(word, moves, totals, squares),
            *self._room(),
        )
        dice.word = int(word[0])
        return list(map(float, totals)), list(map(float, squares))

    def follow(self, sight: Sight, far: int, *room: Any) -> None:
        """Play moves on in several worlds (`nets.following`); only where kernels are compiled on this machine."""
        module = specialised(self.game, FOLLOWING)
        module.follow(sight.data, sight.seat, self.game.most_legal, far, *room, *self._room())


@cache
def net_for(game: Game) -> Net:
    """The net that plays a game on this machine. ValueError says why there is none."""
    file = net_of(game)
    if (library := chosen_library(game)) is not None:
        return Net(game, file, {name: library.function(name) for name in ("consult", "foresee")}, _plain)
    modules = {"consult": specialised(game, JUDGING), "foresee": specialised(game, FORESIGHT)}
    return Net(game, file, {name: getattr(module, name) for name, module in modules.items()}, arrays)


def wanted_net(sight: Sight) -> Net:
    """The net for a decision. ValueError says why there is none, or why it doesn't fit."""
    net = net_for(sight.game)
    if unusual := unpractised(sight.game, sight.options):
        raise ValueError(f"the net of {sight.game.name} never practised this value of {' or '.join(unusual)}")
    return net


def _plain(kind: str, shape: tuple[int, ...], content: bytes) -> Any:
    """Memory for a compiled library."""
    numbers = array(_LETTERS[kind], content or bytes(int(kind[1]) * prod(shape)))
    return Table(numbers, shape[1]) if len(shape) > 1 else numbers


def chance_of(value: int, players: int) -> float:
    """A seat's chance of winning, from what a net thinks of it: as `foresight.expected` has it, from 0 to 1."""
    x = min(max(value / _HIDDEN, -3.0), 3.0)
    expected = x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
    return min(max(((players - 1) * expected + 1.0) / players, 0.0), 1.0)


def arrays(kind: str, shape: tuple[int, ...], content: bytes) -> Any:
    """Memory as NumPy's arrays."""
    import numpy as np

    if not content:
        return np.zeros(shape, kind)
    return np.frombuffer(content, kind).reshape(shape).copy()
