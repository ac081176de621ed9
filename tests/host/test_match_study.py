"""The study of matches: Kendall's tau, and matches drawn from deals that all strengths have played."""

from __future__ import annotations

import pytest

from tabletowers.host.match_study import Game, complete, deal_of, order, play, tau

WEAK, MIDDLE, STRONG = STRENGTHS = ("novice", "learner", "amateur")


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ((0.1, 0.5, 0.9), 1),
        ((0.9, 0.5, 0.1), -1),
        # Of three pairs two are right and one is wrong.
        ((0.5, 0.1, 0.9), 1 / 3),
        # One pair is equal, the others are right.
        ((0.5, 0.5, 0.9), 2 / 3),
    ],
)
def test_tau_counts_pairs(scores: tuple[float, ...], expected: float) -> None:
    assert tau(dict(zip(STRENGTHS, scores, strict=True)), STRENGTHS) == pytest.approx(expected)


def test_a_match_orders_the_strengths_by_the_deals_that_all_have_played() -> None:
    # In the first two deals the stronger is always better, the third was not played by all.
    games = [Game("babel", deal, one, lead, 20) for deal in (1, 2) for lead, one in enumerate(STRENGTHS)]
    games += [Game("babel", 3, WEAK, 30, 20), Game("babel", 3, "champion", 1, 20)]
    deals = complete(games, STRENGTHS)
    assert [[score.deal for score in deal] for deal in deals] == [[1, 1, 1], [2, 2, 2]]
    assert order(deals, 2, 5, STRENGTHS) == (2, 1, 0)
    with pytest.raises(ValueError, match="3 deals needs"):
        order(deals, 3, 5, STRENGTHS)


def test_a_deal_of_the_study_is_the_same_every_time() -> None:
    assert deal_of("clocktowers", 1) == deal_of("clocktowers", 1)
    assert deal_of("clocktowers", 1).secret != deal_of("clocktowers", 2).secret
    first = play("clocktowers", 1, WEAK)
    assert first == play("clocktowers", 1, WEAK)
    assert (first.name, first.deal, first.strength) == ("clocktowers", 1, WEAK)
