"""The generator gives the same throws everywhere."""

from collections import Counter

import numpy as np

from tabletowers.kernel.dice import below, new_dice, shuffle

LOW, A = 2**32 - 1, 4294883355


def throws(word: int) -> tuple[int, int]:
    """One step of MWC64X in Python's own integers: the output and the next word."""
    return (word & LOW) ^ (word >> 32), (word & LOW) * A + (word >> 32)


def test_throws_follow_multiply_with_carry() -> None:
    dice = new_dice(12345)
    word = int(dice[0])
    for bound in (2, 6, 52, 1000, 2**31):
        bits, word = throws(word)
        assert below(dice, bound) == bits * bound >> 32
        assert int(dice[0]) == word


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [below(new_dice(seed), 6) for seed in range(6000)]
    counts = Counter(firsts)
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    dice, orders = new_dice(1), Counter[tuple[int, ...]]()
    for _ in range(2400):
        cards = np.array([9, 1, 2, 3, 4, 9], np.int64)
        shuffle(dice, cards, 1, 5)
        assert cards[0] == cards[5] == 9
        orders[tuple(cards[1:5].tolist())] += 1
    assert len(orders) == 24
    assert all(50 < count < 160 for count in orders.values())
