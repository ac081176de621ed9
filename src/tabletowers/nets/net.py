"""A net that can evaluate decisions and play games, on any backend. Needs no NumPy."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletowers.backends import chosen_library
from tabletowers.backends.ctypes_runtime import Table
from tabletowers.kernel.layout import LETTERS
from tabletowers.nets.arrays import NetArrays
from tabletowers.nets.game_inputs import INFERENCE, ROLLOUT, inputs_of, move_size, specialised
from tabletowers.nets.net_file import PARTS, NetFile, net_of, unpractised

if TYPE_CHECKING:
    from tabletowers.contract import Game, Sight
    from tabletowers.kernel.plain_dice import Dice

_LETTERS = {**LETTERS, "f8": "d"}

#: The integers that stand for 1 in a net's value and in a move's score (`inference.HIDDEN`, `inference.SCORE`).
_HIDDEN = 4096.0
_SCORE = 1 << 24

#: A function that allocates memory for a kernel from a number type, a shape and the content (zeros if empty).
Memory = Callable[[str, tuple[int, ...], bytes], Any]


class Opinion(NamedTuple):
    """A net's evaluation of a decision: the moves it considered, their scores, and the values of all seats.

    `weights` are the relative frequencies of the moves for a player that varies its moves.
    """

    actions: list[int]
    scores: list[int]
    weights: list[int]
    #: The net's value for each seat, its own first, in 4096ths (`rollout.expected` converts it to a result).
    values: list[int]

    @property
    def best(self) -> int:
        """The action with the highest score."""
        return self.actions[self.scores.index(max(self.scores))]

    def lead(self, place: int, other: int) -> float:
        """Return the difference between the scores of two moves, given by their indices.

        With a lead of 1, a player that varies its moves plays the first move e times as often as the second.
        """
        return (self.scores[place] - self.scores[other]) / _SCORE


class Net:
    """The net of a game, with the kernels that run it."""

    def __init__(self, game: Game, file: NetFile, kernels: dict[str, Callable[..., Any]], memory: Memory) -> None:
        inputs = inputs_of(game)
        assert inputs is not None
        self.game = game
        self.facts = file.facts
        self._kernels = kernels
        self.memory = memory
        self._parts = [memory(PARTS[name], *file.parts[name]) for name in PARTS]
        self._shapes = (
            ("i4", (inputs.moves,)),
            ("u1", (inputs.size,)),
            ("u1", (inputs.moves * move_size(inputs),)),
        )
        self._answers = (("i8", (inputs.moves,)), ("i8", (inputs.moves,)), ("i8", (inputs.seats,)))

    def room(self) -> NetArrays:
        """Allocate the arrays for one call. Calls don't share arrays, so that many threads can use a net at once."""
        scratch = [self.memory(*shape, b"") for shape in self._shapes]
        return NetArrays(*scratch, *self._parts, *(self.memory(*shape, b"") for shape in self._answers))

    def consult(self, sight: Sight) -> Opinion:
        """Return the net's evaluation of the decision of the seat whose view is `sight`."""
        net = self.room()
        count = self._kernels["consult"](sight.data, sight.seat, self.game.most_legal, net)
        actions, scores, weights = (list(map(int, column[:count])) for column in (net.actions, net.scores, net.weights))
        return Opinion(actions, scores, weights, list(map(int, net.values)))

    def foresee(
        self, sight: Sight, tried: Sequence[int], depth: int, worlds: int, dice: Dice
    ) -> tuple[list[float], list[float]]:
        """Roll out the moves `tried` in `worlds` worlds (random completions of the hidden information).

        Each rollout lasts for `depth` decisions of the seat. Returns two lists with an entry for each move: the sum of
        its results, and the sum of their squared distances from the first move's results.
        """
        word = self.memory("u8", (1,), array("Q", [dice.word]).tobytes())
        moves = self.memory("i4", (len(tried),), array("i", tried).tobytes())
        totals, squares = (self.memory("f8", (len(tried),), b"") for _ in range(2))
        self._kernels["foresee"](
            *(sight.data, sight.seat, self.game.most_legal, depth, worlds),
            *(word, moves, totals, squares, self.room()),
        )
        dice.word = int(word[0])
        return list(map(float, totals)), list(map(float, squares))

    def follow(self, sight: Sight, far: int, *room: Any) -> None:
        """Roll out moves in several determinizations of the hidden information, and store the lines of play.

        See `nets.rollout.follow`.
        """
        self._kernels["follow"](sight.data, sight.seat, self.game.most_legal, far, *room, self.room())


#: The kernels that run a net, and the generic modules they are in.
_KERNELS = {"consult": INFERENCE, "foresee": ROLLOUT, "follow": ROLLOUT}


@cache
def net_for(game: Game) -> Net:
    """Return the net that plays a game on this machine. Raises ValueError with the reason if there is none."""
    file = net_of(game)
    if (library := chosen_library(game.kernel_spec)) is not None:
        kernels = {name: over_records(library.function(name)) for name in _KERNELS}
    else:
        kernels = {name: getattr(specialised(game, module), name) for name, module in _KERNELS.items()}
    return Net(game, file, kernels, memory_of(game))


def memory_of(game: Game) -> Memory:
    """Return the function that allocates memory for a game's kernels in the backend of this machine."""
    return arrays if chosen_library(game.kernel_spec) is None else _plain


def wanted_net(sight: Sight) -> Net:
    """Return the net for a decision, given what the deciding seat sees.

    Raises ValueError if the game has no net, or if its net was not trained with these options.
    """
    net = net_for(sight.game)
    if unusual := unpractised(sight.game, sight.options):
        raise ValueError(f"the net of {sight.game.name} never practised this value of {' or '.join(unusual)}")
    return net


def over_records(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a version of a kernel that also accepts tuples of arrays (such as `NetArrays`) as arguments."""

    def call(*arguments: Any) -> Any:
        return function(
            *chain.from_iterable(
                one if isinstance(one, tuple) and not isinstance(one, Table) else (one,) for one in arguments
            )
        )

    return call


def _plain(kind: str, shape: tuple[int, ...], content: bytes) -> Any:
    """Allocate memory in the form that a compiled library expects."""
    numbers = array(_LETTERS[kind], content or bytes(int(kind[1]) * prod(shape)))
    return Table(numbers, shape[1]) if len(shape) > 1 else numbers


def chance_of(value: int, players: int) -> float:
    """Return a seat's win probability, given the net's value for the seat (see `rollout.expected`)."""
    x = min(max(value / _HIDDEN, -3.0), 3.0)
    expected = x * (27.0 + x * x) / (27.0 + 9.0 * x * x)
    return min(max(((players - 1) * expected + 1.0) / players, 0.0), 1.0)


def arrays(kind: str, shape: tuple[int, ...], content: bytes) -> Any:
    """Allocate a NumPy array of this type and shape with this content."""
    import numpy as np

    if not content:
        return np.zeros(shape, kind)
    return np.frombuffer(content, kind).reshape(shape).copy()
