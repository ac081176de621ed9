"""The introductions teach every kind of decision that their games ask for."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.web.conftest import ROOT

import tabletowers as tt
from tabletowers.text import LANGUAGES, catalogue

BOARDS = ROOT / "web/src/boards"
#: What has to be done at least once, as the notation puts it.
TAUGHT = {
    "clocktowers": {"F>new", "K>T", "R>T", "x", "+"},
    "oldtown": {"take", "A", "C", "claim", "drop", "remove", "draw"},
    "babel": {"build", "invite", "offer", "offer+trade", "draw three", "bonus"},
}


def lesson(game: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads(Path(BOARDS / game / "learn/introduction.json").read_text("utf-8"))
    return steps


def kind(game: str, move: str) -> str:
    """What a move is an example of."""
    if game == "clocktowers":
        return re.sub(
            r"^([FKR])[^>]*>(new|T).*|^([x+]).*", lambda found: f"{found[1]}>{found[2]}" if found[1] else found[3], move
        )
    if game == "oldtown":
        return move[0] if move[0] in "ABC" else move.split()[0]
    if move.startswith("offer"):
        return "offer+trade" if move.endswith("+trade") else "offer"
    return move if move in ("draw three", "bonus") else move.split()[0]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_decision_that_a_game_declares_is_taught(game: str) -> None:
    steps = [step for step in lesson(game) if step["move"] is not None]
    assert {step["view"]["decision"] for step in steps} == {decision.name for decision in tt.game(game).decisions}
    assert {kind(game, step["move"]) for step in steps} == TAUGHT[game]


@pytest.mark.parametrize("game", TAUGHT)
def test_every_move_of_a_lesson_is_legal(game: str) -> None:
    for step in lesson(game):
        if step["move"] is not None:
            assert step["move"] in tt.game(game).sight(step["view"]).legal_moves()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_every_step_and_every_first_decision_has_its_text(game: str, language: str) -> None:
    say, steps = catalogue(language), lesson(game)
    for number in range(1, len(steps) + 1):
        assert f"{game}-intro-{number}" in say
    assert f"{game}-intro-{len(steps) + 1}" not in say
    for decision in tt.game(game).decisions:
        assert f"{game}-tip-{decision.name}" in say


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT)
def test_the_rule_of_every_decision_is_explained(game: str, language: str) -> None:
    rules = (Path(tt.__file__).parent / f"games/{game}/text/{language}.ftl").read_text("utf-8")
    cited = {
        number
        for found in re.findall(r"\(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)$", rules, re.MULTILINE)
        for number in found.split(", ")
    }
    assert {decision.rule for decision in tt.game(game).decisions} <= cited
