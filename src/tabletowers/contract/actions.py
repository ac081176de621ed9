"""The actions of a game by kinds, from which follow their numbers and their notation::

    ACTIONS = Actions(Kind("play", CODES), Kind("draw", ("deck", *COLOURS)), Kind("pass"))
    PLAY, DRAW, PASS = ACTIONS

`PLAY` is then the number of the first action of its kind, `DRAW + 1` the action that is written `draw red`, and the
actions of a kind with several parameters are numbered with the last one changing fastest.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import prod


class Kind:
    """A kind of action: its name and, for each parameter, the words of its values."""

    def __init__(self, name: str, *parameters: Sequence[object]) -> None:
        self.name = name
        self.parameters = tuple(tuple(map(str, words)) for words in parameters)
        #: How many actions there are of this kind.
        self.size = prod(map(len, self.parameters))

    def texts(self) -> Iterator[str]:
        """Yield the notation of the actions: the name and the words of the parameters."""
        for words in product(*self.parameters):
            yield " ".join((self.name, *words))


class Actions:
    """All actions of a game. Iterating yields the number of the first action of each kind."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.texts = [text for kind in kinds for text in kind.texts()]

    def __len__(self) -> int:
        return len(self.texts)

    def __iter__(self) -> Iterator[int]:
        first = 0
        for kind in self.kinds:
            yield first
            first += kind.size
