"""The generator's dice fall like those of the compiled rules, on which today's puzzles depend."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tabletowers.kernel.dice import below, new_dice
from tabletowers.kernel.plain_dice import Dice


@given(st.integers(0, 2**63 - 1), st.lists(st.integers(1, 1000), max_size=20))
def test_the_same_seed_gives_the_same_throws_as_in_compiled_code(seed: int, bounds: list[int]) -> None:
    dice, compiled = Dice(seed), new_dice(seed)
    assert [dice.below(bound) for bound in bounds] == [below(compiled, bound) for bound in bounds]


def test_shuffling_keeps_every_item() -> None:
    shuffled = Dice(7).shuffled(range(50))
    assert shuffled != list(range(50))
    assert sorted(shuffled) == list(range(50))
