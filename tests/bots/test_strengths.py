"""Eight strengths for people to choose from."""

from __future__ import annotations

import pytest

import tabletowers
from tabletowers.arena.losses import losses
from tabletowers.bots import STRENGTHS, bot
from tabletowers.contract import Strength
from tabletowers.nets import inference, net
from tests.bots.test_net_bot import answer
from tests.bots.test_search import to_decide
from tests.build.modules import OURS


@pytest.mark.parametrize("name", OURS)
def test_every_strength_is_declared_and_decides_by_seed_and_sight_alone(name: str) -> None:
    assert len(tabletowers.game(name).strengths) == len(STRENGTHS)
    for strength in STRENGTHS:
        for plies in (5, 19):
            sight = to_decide(name, seed=plies, plies=plies)
            assert sight.seat is not None
            move = bot(strength, 3, patient=True).choose(sight)
            assert move in sight.legal_moves(sight.seat)
            for seed in range(3):
                assert bot(strength, 3, patient=True).choose(sight.imagine(seed).sight(sight.seat)) == move


def test_a_narrow_mind_stays_among_the_moves_that_look_best_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """With one candidate it is the first thought; with two and without stubbornness, the one the net likes better."""
    game = tabletowers.game("clocktowers")
    changed = 0
    for seed in range(30):
        sight = to_decide("clocktowers", seed=seed, plies=6)
        opinion = net.net_for(game).consult(sight)
        from tabletowers.bots.warm_up import mind

        worth = dict(zip(opinion.actions, mind(game, wait=True).worths(sight, opinion.actions), strict=True))
        score = dict(zip(opinion.actions, opinion.scores, strict=True))
        first, second, *_ = sorted(opinion.actions, key=lambda action: -worth[action])
        better = max(first, second, key=lambda action: score[action])
        lead = (score[better] - score[first]) / inference.SCORE
        for strength, expected in (
            (Strength(candidates=1), first),
            (Strength(candidates=2), better),
            (Strength(candidates=2, stubbornness=lead + 0.001), first),
            (Strength(), opinion.best),
        ):
            monkeypatch.setattr(type(game), "strengths", (strength,) * len(STRENGTHS))
            assert bot("regular", 1, patient=True).choose(sight) == sight.moves.texts[expected]
        changed += better != first
    assert changed > 0


def test_levels_play_where_there_is_no_net_for_the_options(fresh: None) -> None:
    babel = tabletowers.game("babel")
    state = babel.new(3, 1, edition={"disc_bonus": [0, 5, 10, 20, 30, 40, 60]})
    sight = state.sight(state.to_move)
    with pytest.warns(RuntimeWarning, match="search plays instead"):
        assert answer(sight, "regular") == answer(sight, "level3")


def test_the_net_loses_least() -> None:
    """The champion is the net, whose favourite is among the moves that everything is measured by."""
    mean = {each.name: each.mean for each in losses("clocktowers", decisions=6)}
    assert min(mean.values()) >= 0
    assert mean["champion"] < mean["novice"]
    assert list(mean) == list(STRENGTHS)
