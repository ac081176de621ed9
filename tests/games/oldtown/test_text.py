"""Every card, building, street and place of Old Town has its words in each language, and the drawing fits."""

from __future__ import annotations

import random

import pytest

from tabletowers.games.oldtown.components import BUILDINGS, CARD_CODES, CAUSES
from tabletowers.games.oldtown.data import PLACES, STREETS
from tabletowers.games.oldtown.events import DroppedBefore, PlayedBefore, Recovered
from tabletowers.games.oldtown.terminal import draw, move_label
from tabletowers.games.oldtown.verdicts import VERDICT_NAMES
from tabletowers.text import LANGUAGES, catalogue
from tabletowers.text.sentences import sentence
from tests.games.oldtown.positions import GAME, town

#: Cards with the same clue: two doors to the east or west, two to the north or south.
TWINS = {("B37", "B53"), ("B38", "B54")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_own_clue(language: str) -> None:
    say = catalogue(language)
    unknown = say("oldtown-clue", card="-", kind="A")
    clues = {code: say("oldtown-clue", card=code, kind=code[0]) for code in CARD_CODES[1:]}
    assert unknown not in clues.values()
    assert all(clue.endswith(".") for clue in clues.values())
    for one, clue in clues.items():
        same = {other for other, text in clues.items() if text == clue} - {one}
        assert all((one, other) in TWINS or (other, one) in TWINS for other in same)
    for one, other in TWINS:
        assert clues[one] == clues[other]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_street_and_place_has_its_name(language: str) -> None:
    say = catalogue(language)
    unknown = say("oldtown-building", building="-")
    names = [say("oldtown-building", building=building) for building in BUILDINGS]
    assert len(set(names)) == 18
    assert unknown not in names
    assert max(map(len, names)) <= 17
    assert all(say(f"oldtown-street-{street}") for street in STREETS)
    assert all(say(f"oldtown-place-{place}") for place in PLACES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verdict_cause_decision_and_option_has_its_words(language: str) -> None:
    say = catalogue(language)
    assert len({say("oldtown-verdict", verdict=verdict) for verdict in VERDICT_NAMES}) == len(VERDICT_NAMES)
    causes = {sentence(Recovered(0, "bank", [1, 2], 2, cause), "oldtown", say, ["P0"]) for cause in CAUSES}
    assert len(causes) == len(CAUSES)
    assert all(say(f"oldtown-decision-{decision.name}") for decision in GAME.decisions)
    for option in GAME.options:
        assert say(f"oldtown-option-{option.name}")
        assert all(say(f"oldtown-option-{option.name}-{str(value).lower()}") for value in option.values)
    for event in (PlayedBefore(0), DroppedBefore(0)):
        assert sentence(event, "oldtown", say, ["P0"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_drawing_fits_into_100_columns(language: str, players: int) -> None:
    """The map and everything beside it that can't be wrapped; clues and lists may be."""
    say, names = catalogue(language), ["Annabella", "Bot 2 (greedy)", "Bot 3 (greedy)", "Bot 4 (greedy)"]
    state, lot = GAME.new(players, 4), random.Random(4)
    while not state.is_over:
        view = state.view(0)
        lines = [line.plain for line in draw(view, say, names)]
        map_lines = lines[: next(i for i, line in enumerate(lines) if say("oldtown-tile") in line)]
        assert len(map_lines) == 4 * 5 + 3 + 3
        assert max(map(len, lines[: len(map_lines) + 1 + players])) <= 100
        for move in state.legal_moves():
            assert len(move_label(move, state.view(state.to_move), say)) <= 60
        state.play(lot.choice(state.legal_moves()))


def test_the_map_shows_tiles_markers_entrances_and_streets() -> None:
    state = town(tiles={"church": 6}, markers={"bank": [1, 4], "saloon": [4, 16]}, owns=[["bank"]])
    text = "\n".join(line.plain for line in draw(state.view(0), catalogue("en"), ["You", "B", "C"]))
    for word in (
        "Main St",
        "railway",
        "Cemetery Rd",
        "Dalton Rd",
        "Cavendish St",
        "desert",
        "cemetery",
        "buffalo field",
    ):
        assert word in text
    assert text.count("* bank") == 2
    assert text.count("· saloon") == 2
    assert text.count("█ CHURCH") == 1
    assert [text.count(sign) for sign in "▲►▼◄"] == [6, 2 + 1, 2, 6]
