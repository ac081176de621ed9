"""Reasons that are true, said of nothing that the seat could not know, in every language."""

from __future__ import annotations

from importlib import import_module

import pytest

import tabletowers
from tabletowers import coach
from tabletowers.bots import bot
from tabletowers.coach.coach_text import explanation_texts
from tabletowers.coach.differences import features_of
from tabletowers.coach.evaluation import judge
from tabletowers.coach.explanation import compared
from tabletowers.coach.game_review import decisions as asked_in
from tabletowers.coach.game_review import reviewed
from tabletowers.coach.hints import CONSIDER, LOOK, MOVE, WHY
from tabletowers.coach.playback import played_out
from tabletowers.contract import IllegalMove
from tabletowers.record import Record, advance, begin, states
from tabletowers.text import LANGUAGES, catalogue
from tests.bots.test_search import to_decide
from tests.build.modules import OURS
from tests.coach.check import Found, decisions, look_at
from tests.coach.recount import COUNTERS


@pytest.mark.parametrize("name", OURS)
def test_every_feature_has_words_a_theme_and_a_second_count(name: str) -> None:
    declared = features_of(tabletowers.game(name))
    assert declared is not None
    assert len(declared.FEATURES) >= 10
    assert {feature.code for feature in declared.FEATURES} == set(COUNTERS[name])
    assert {feature.theme for feature in declared.FEATURES} == set(declared.THEMES)
    for language in LANGUAGES:
        say = catalogue(language)
        for feature in declared.FEATURES:
            assert f"{name}-coach-{feature.code}" in say
        for theme in declared.THEMES:
            assert f"{name}-theme-{theme}" in say
            assert f"{name}-look-{theme}" in say


@pytest.mark.parametrize("name", OURS)
def test_every_figure_is_what_the_worlds_give(name: str) -> None:
    """The long form of this is `python -m tests.coach.check`."""
    tally = Found()
    for sight, move in decisions(name, 3):
        assert look_at(sight, move, tally, worlds=30) == []
        if tally.sentences >= 2:
            break
    assert tally.sentences >= 2
    assert tally.explained <= tally.decisions


@pytest.mark.parametrize("name", OURS)
def test_all_texts_are_the_same_in_worlds_that_look_the_same(name: str) -> None:
    sight = to_decide(name, seed=14, plies=14)
    seat = sight.seat
    assert seat is not None
    move = sight.legal_moves(seat)[-1]
    said = coach.explain(sight, move, worlds=20)
    hint = coach.hint(sight, worlds=20)
    judged = judge(sight, move)
    for seed in range(2):
        other = sight.imagine(seed).sight(seat)
        explained, helped = coach.explain(other, move, worlds=20), coach.hint(other, worlds=20)
        for language in LANGUAGES:
            assert explained.texts(language) == said.texts(language)
            assert helped.texts(WHY, language) == hint.texts(WHY, language)
        assert explained.to_json() == said.to_json()
        assert helped.to_json() == hint.to_json()
        # Every decision of a review is judged in this way, and explained as above.
        assert judge(other, move) == judged
        assert played_out(other, said.world, said.line) == played_out(sight, said.world, said.line)


@pytest.mark.parametrize("name", OURS)
def test_explanations_come_out_in_every_language(name: str) -> None:
    """Every feature that there is, whether it happens to be a reason or not."""
    game = tabletowers.game(name)
    declared = import_module(f"{game.package}.features")
    sight = to_decide(name, seed=14, plies=14)
    lines = compared(sight, *sight.legal_moves(sight.seat)[:2], worlds=30)
    noticed = {key for world in range(30) for move in (0, 1) for key in declared.notice(lines.line(move, world))}
    assert len({key.code for key in noticed}) >= 5
    for language in LANGUAGES:
        say = catalogue(language)
        for key in noticed:
            subject = dict(key.subject)
            player = {"player": f"P{subject['seat']}", "you": "no"} if "seat" in subject else {}
            assert say(f"{name}-coach-{key.code}", **subject, **player)
            assert all(isinstance(mark, str) for mark in declared.marks(key.code, subject))
    explanation = coach.explain(sight, worlds=30)
    for language in LANGUAGES:
        assert explanation_texts(explanation, name, catalogue(language), ["A", "B", "C", "D", "E"])


def test_a_hint_says_no_more_than_its_rung() -> None:
    hint = coach.hint(to_decide("clocktowers", seed=4, plies=24), worlds=40)
    look, consider, move, why = (hint.to_json(rung) for rung in (LOOK, CONSIDER, MOVE, WHY))
    for rung in (look, consider):
        assert rung["move"] is None
        assert rung["explanation"] is None
    assert look["moves"] == []
    assert look["point"] is None
    assert hint.move in consider["moves"]
    assert consider["moves"] == sorted(consider["moves"])
    assert move["move"] == hint.move
    assert move["explanation"] is None
    assert why["explanation"]["move"] == hint.move
    texts = [hint.texts(rung) for rung in (LOOK, CONSIDER, MOVE, WHY)]
    assert [len(said) for said in texts] == sorted(len(said) for said in texts)
    assert hint.move not in texts[0][0]


def test_a_game_without_features_is_judged_all_the_same() -> None:
    sight = to_decide("marketday", seed=2, plies=5)
    assert features_of(sight.game) is None
    explanation = coach.explain(sight, worlds=40)
    assert explanation.points == ()
    assert 0 <= explanation.other_chance <= explanation.chance <= 1


def test_a_move_that_cannot_be_made_is_refused_with_its_rule() -> None:
    sight = to_decide("clocktowers", seed=1, plies=0)
    with pytest.raises(IllegalMove, match="CT-3"):
        coach.explain(sight, "+roofs")
    with pytest.raises(IllegalMove, match="not a move"):
        coach.explain(sight, "Rr>T99")
    spectating = to_decide("clocktowers", seed=1, plies=0).game.new(2, 1).sight(None)
    with pytest.raises(ValueError, match="not asked"):
        coach.explain(spectating)


def thrown_away() -> Record:
    """A game of Clocktowers, up to where a player could complete a tower late in the game and throws the roof away."""
    game, greedy = tabletowers.game("clocktowers"), bot("greedy", 1, patient=True)
    state = game.new(2, 8)
    record = begin(state, game.deal(2, 8), 8)
    while True:
        roofs = [move for move in state.legal_moves() if move.startswith("R")]
        if roofs and state.to_move == 0 and state.ply >= 60:
            advance(record, state, f"x{roofs[0].partition('>')[0]}")
            return record
        advance(record, state, greedy.choose(state.sight(state.to_move)))


def test_a_roof_that_is_thrown_away_is_a_slip_with_its_reason() -> None:
    record = thrown_away()
    *_, (ply, sight) = asked_in(record, 0)
    last = reviewed(sight, record.plies[ply].move, ply)
    review = coach.Review(record, 0, (last,))
    assert last.move == record.plies[-1].move
    assert last.mark == "slip"
    assert last.explanation is not None
    assert last.explanation.other == last.move
    assert {point.code for point in last.explanation.points} & {"tower", "points", "clean", "mice", "waiting"}
    assert review.work[0].slips >= 1
    texts = review.texts("en", ["Anna", "Bea"])
    assert any(last.move in text and last.best in text for text in texts)


def test_a_review_has_every_decision_with_a_choice() -> None:
    record = thrown_away()
    del record.plies[9:]
    review = coach.review(record, 1)
    chosen = [number for number, state in enumerate(states(record)) if len(state.legal_moves()) > 1]
    own = [number for number in chosen if number < 9 and record.plies[number].seat == 1]
    assert [decision.ply for decision in review.decisions] == own
    for decision in review.decisions:
        assert decision.move == record.plies[decision.ply].move
        assert 0 <= decision.chance <= decision.best_chance <= 1
        assert (decision.mark == "slip") == (decision.explanation is not None)
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        coach.review(record, 2)
