"""The simulation of collusion, in small."""

from __future__ import annotations

from benchmarks.ratings import simulate, spearman
from tabletowers.table.rating_rules import RatingLimits


def test_collusion_brings_nobody_into_the_first_tenth() -> None:
    (year,) = simulate(1, 200, RatingLimits())
    assert year.intruders_before > 0
    assert year.intruders == 0
    assert year.order >= year.order_before - 0.02
    assert year.friends >= 5


def test_spearman_compares_orders() -> None:
    assert spearman([1, 2, 3, 4], [10, 20, 30, 40]) == 1
    assert spearman([1, 2, 3, 4], [9, 7, 5, 3]) == -1
    # Equal values share the mean of their places.
    assert spearman([1, 2, 3, 4], [1, 1, 2, 2]) == 0.8944271909999159
