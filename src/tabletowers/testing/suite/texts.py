"""The catalogues of a game say everything about it, in every language that it has."""

from __future__ import annotations

from importlib import resources

import pytest

import tabletowers
from tabletowers.coach.lessons import has_lesson, played
from tabletowers.contract import Reason, messages
from tabletowers.contract.reasons import GAME_OVER, NOT_A_MOVE, NOT_ASKED
from tabletowers.testing.cases import Case
from tabletowers.text import LANGUAGES, catalogue
from tabletowers.text.sentences import explanation, sentence


def test_no_text_is_missing_or_broken(name: str) -> None:
    """In the game's own catalogues, and in those of the program for what concerns every game."""
    game = tabletowers.game(name)
    assert list(messages.flaws(game)) == []
    for language in LANGUAGES:
        say = catalogue(language)
        assert [message for message in messages.needed(game) if message not in say] == []
        for general in (NOT_A_MOVE, GAME_OVER, NOT_ASKED):
            assert explanation(general, name, say, "x")


def test_the_introduction_can_be_played(name: str) -> None:
    """And every step has a text, if the game's package has one."""
    game = tabletowers.game(name)
    if not has_lesson(game):
        pytest.skip("the game has no introduction")
    steps = len(played(game))
    texts = [f"{name}-intro-{number}" for number in range(1, 1 + steps)]
    missing = [text for text in texts if text not in catalogue("en")]
    assert not missing, (
        f"text/en.ftl lacks {', '.join(missing)}: this introduction has {steps} texts, one before each move and one "
        "at the end"
    )


def test_a_game_can_be_told_and_drawn(fewest: Case) -> None:
    """See that every event of a game, every decision, some reasons and the drawing come out without a missing word."""
    game, drawing = fewest.game, fewest.game.terminal
    names = [f"P{seat}" for seat in range(fewest.players)]
    for language in LANGUAGES:
        if not (resources.files(game.package) / "text" / f"{language}.ftl").is_file():
            continue
        say, state = catalogue(language), fewest.position(5, 0)
        for ply in range(400):
            if state.to_move is None:
                break
            view = state.view(state.to_move)
            assert say(f"{fewest.name}-decision-{view['decision']}")
            if ply % 9 == 0:
                assert drawing.draw(view, say, names)
                assert drawing.draw(state.view(None), say, names)
                for move in state.legal_moves():
                    drawing.move_label(move, view, say)
                    if hasattr(drawing, "move_meaning"):
                        assert all(drawing.move_meaning(move, {**view, "names": names}, say))
                reasons = {
                    state.why_not(move) is not None and str(state.why_not(move)): move for move in state.moves.texts
                }
                for move in reasons.values():
                    if isinstance(reason := state.why_not(move), Reason):
                        assert explanation(reason, fewest.name, say, move)
            moves = state.legal_moves()
            for event in state.play(moves[(ply * 7) % len(moves)]):
                for seat in (*range(fewest.players), None):
                    if (seen := event.seen_by(seat)) is not None:
                        assert sentence(seen, game.name, say, names)
