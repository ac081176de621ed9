"""The edition table: the default, other numbers, and what is refused with its entry (BB-2, BB-4 to BB-7)."""

from __future__ import annotations

import copy
import json
import random
from collections import Counter
from typing import Any

import pytest

from tabletowers.games.babel.edition import DEFAULT
from tests.games.babel.tables import GAME, give, hold, named, play, reason, start, take_discs


def changed(path: str, value: Any) -> dict[str, Any]:
    """The default edition with one entry changed, or taken out by `...`."""
    edition = copy.deepcopy(DEFAULT)
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    place: Any = edition
    for step in way:
        place = place[step]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return edition


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("colour", 1, r"edition: unknown entry 'colour'; choose from discs, two_suit_discs"),
        ("discs.mason", ..., r"edition\.discs: mason is missing"),
        ("discs.donkey", [3, 3, 4, 4, 5, 6], r"edition\.discs: unknown entry 'donkey'"),
        ("discs", [3, 3, 4, 4, 5, 6], r"edition\.discs: expected an object with camel, ship, crane, mason"),
        ("discs.ship", [3, 3, 4, 4, 5], r"edition\.discs\.ship: expected a list of 6 numbers"),
        ("discs.ship", [3, 3, 4, 4, 5, 6, 6], r"edition\.discs\.ship: expected a list of 6 numbers"),
        ("discs.ship.0", 0, r"edition\.discs\.ship\[0\]: expected a whole number from 1 to 9, not 0"),
        ("discs.ship.5", 10, r"edition\.discs\.ship\[5\]: expected a whole number from 1 to 9, not 10"),
        ("discs.ship.2", "4", r"edition\.discs\.ship\[2\]: expected a whole number"),
        ("discs.ship.2", 4.0, r"edition\.discs\.ship\[2\]: expected a whole number"),
        ("discs.ship.2", True, r"edition\.discs\.ship\[2\]: expected a whole number"),
        ("discs.crane.4", 6, r"edition\.discs\.crane: expected a disc of number 5, which a two-suit disc can replace"),
        ("two_suit_discs", ["camel3+ship2"] * 3, r"edition\.two_suit_discs: expected a list of 4 discs"),
        ("two_suit_discs.1", "ship3", r"edition\.two_suit_discs\[1\]: two different suits"),
        ("two_suit_discs.1", "ship3+ship2", r"edition\.two_suit_discs\[1\]: two different suits"),
        (
            "two_suit_discs.1",
            "ship3+crane5",
            r"edition\.two_suit_discs\[1\]: two different suits with a number from 1 to 4",
        ),
        (
            "two_suit_discs.1",
            "ship3+camel2",
            r"edition\.two_suit_discs: expected every suit on two discs, but camel is on 3",
        ),
        ("two_suit_discs.1", 5, r"edition\.two_suit_discs\[1\]"),
        ("wonder_rows.6", ..., r"edition\.wonder_rows: expected a list of 7 rows"),
        ("wonder_rows.2", [9, 6], r"edition\.wonder_rows\[2\]: 9/6 is less than the row before"),
        ("wonder_rows.2", [12, 4], r"edition\.wonder_rows\[2\]: 12/4 is less than the row before"),
        ("wonder_rows.2", [12, 13], r"edition\.wonder_rows\[2\]: the second value 13 is more than the first"),
        ("wonder_rows.2", [12], r"edition\.wonder_rows\[2\]: expected a list of 2 numbers"),
        ("wonder_rows.2.1", -1, r"edition\.wonder_rows\[2\]\[1\]: expected a whole number from 0 to 999"),
        ("disc_bonus", [0, 5, 10, 20, 30, 40], r"edition\.disc_bonus: expected a list of 7 numbers"),
        ("disc_bonus.3", 9, r"edition\.disc_bonus\[3\]: 9 is less than the entry before, 10"),
        ("action_cards.wild", 3, r"edition\.action_cards: expected 15 cards in total, not 16"),
        ("action_cards.wild", ..., r"edition\.action_cards: wild is missing"),
        ("action_cards.joker", 0, r"edition\.action_cards: unknown entry 'joker'"),
        ("action_cards.wild", -1, r"edition\.action_cards\.wild: expected a whole number from 0 to 15"),
        ("parts", 0, r"edition\.parts: expected a whole number from 1 to 99 or null, not 0"),
        ("parts", "20", r"edition\.parts: expected a whole number from 1 to 99 or null"),
    ],
)
def test_a_wrong_entry_is_refused_by_its_name(path: str, value: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.new(3, 1, edition=changed(path, value))


@pytest.mark.parametrize("value", [None, [], "default", 3])
def test_an_edition_is_an_object(value: Any) -> None:
    with pytest.raises(ValueError, match="edition: expected an object with discs"):
        GAME.new(3, 1, edition=value)


def test_the_default_is_the_default_and_left_out_of_views() -> None:
    state = GAME.new(3, 1, edition=copy.deepcopy(DEFAULT))
    assert state.view(0)["options"] == {}
    assert state.to_bytes() == GAME.new(3, 1).to_bytes()


def test_entries_left_out_are_the_defaults_and_the_form_is_canonical() -> None:
    given = {
        "discs": {suit: [6, 5, 4, 4, 3, 3] for suit in ("mason", "crane", "ship", "camel")},
        "two_suit_discs": ["mason3+camel2", "crane3+mason2", "ship3+crane2", "camel3+ship2"],
        "parts": 19,
    }
    state = GAME.new(3, 1, edition=given)
    told = state.view(0)["options"]["edition"]
    assert told == {**DEFAULT, "parts": 19}
    assert list(told) == list(DEFAULT)
    assert list(told["discs"]) == ["camel", "ship", "crane", "mason"]
    # What was given can change without changing the game.
    given["discs"]["mason"][0] = 9  # type: ignore[index]
    assert told["discs"]["mason"] == [3, 3, 4, 4, 5, 6]


OTHER = {
    "discs": {
        "camel": [1, 2, 3, 4, 5, 9],
        "ship": [5, 5, 5, 5, 5, 5],
        "crane": [2, 2, 2, 5, 7, 8],
        "mason": [3, 3, 4, 4, 5, 6],
    },
    "two_suit_discs": ["camel4+ship4", "camel1+ship1", "crane2+mason2", "crane2+mason2"],
    "wonder_rows": [[9, 3]] * 3 + [[11, 7]] * 4,
    "disc_bonus": [1, 3, 6, 10, 15, 21, 28],
    "action_cards": {
        "exchange": 0,
        "wild": 5,
        "disc bonus": 0,
        "draw three": 0,
        "rejected bonus": 5,
        "double turn": 0,
        "five points": 5,
    },
    "parts": 12,
}


def test_another_edition_is_dealt() -> None:
    dealt = GAME.deal(3, 1, edition=OTHER)
    discs = Counter(disc for wonder in dealt["discs"] for disc in wonder)
    assert discs["ship5"] == 6
    assert discs["camel9"] == discs["camel1"] == discs["crane8"] == 1
    assert Counter(dealt["actions"]) == {"wild": 5, "rejected bonus": 5, "five points": 5}
    mixed = GAME.deal(3, 1, edition=OTHER, discs="mixed")
    discs = Counter(disc for wonder in mixed["discs"] for disc in wonder)
    assert discs["ship5"] == 5
    assert discs["crane2+mason2"] == 2
    assert sum(discs.values()) == 24


def test_another_editions_numbers_are_played() -> None:
    options = {"edition": OTHER, "discs": "mixed"}
    state = start(3, options, discs={1: "camel9 camel4+ship4 camel1"})
    hold(state, 0, camel=1, ship=2)
    hold(state, 1, camel=1)
    give(state, 0, "wild", "wild", "wild")
    play(state, "build 1 camel9", "offer 1", "offer 0")
    assert state.legal_moves() == ["give up"]
    play(state, "give up")
    state = start(3, options, discs={1: "camel9 camel4+ship4 camel1"})
    take_discs(state, 2, "camel9 camel1")
    hold(state, 0, camel=1, ship=1)
    hold(state, 1, camel=1)
    give(state, 0, "wild", "wild", "wild")
    play(state, "build 1 camel4+ship4", "offer 1/0", "offer 0/0")
    assert "invite 1 wild 2/4" in state.legal_moves()
    assert "invite - wild 3/3" in state.legal_moves()
    play(state, "invite 1 wild 2/4")
    # The first row of this edition.
    assert state.scores() == [9, 3, 0]


def test_another_edition_goes_through_views_and_records() -> None:
    from tabletowers.arena.simulation import simulate
    from tabletowers.record import Record, replay

    for discs in ("plain", "mixed"):
        for seed in range(3):
            record = simulate("babel", 4, seed, "random", True, {"edition": OTHER, "discs": discs})
            read = Record.from_line(record.to_line())
            assert read.options["edition"] == GAME.options[3].checked(OTHER)
            assert replay(read).scores() == record.scores
    state = GAME.new(4, 2, edition=OTHER, discs="mixed")
    lot = random.Random(2)
    for _ in range(40):
        state.play(lot.choice(state.legal_moves()))
        for seat in (0, 1, None):
            view = json.loads(json.dumps(state.view(seat)))
            assert GAME.sight(view).data.tobytes() == state.sight(seat).data.tobytes()


def test_bb_7_a_choice_that_needs_more_parts_than_are_left_is_not_available() -> None:
    state = start(3, {"edition": {"parts": 5}}, discs={1: "ship4"})
    hold(state, 0, ship=4)
    hold(state, 1, ship=2)
    hold(state, 2, ship=2)
    state.record["parts"][5, 0] = 2
    state.record["parts"][5, 1] = 4
    play(state, "build 1 ship4", "offer 2", "offer 2+trade")
    # Seat 0 has three parts left, seat 1 one. Seat 0 puts the parts for seat 2's trade card.
    assert reason(state, "invite -") == ("BB-7", "parts_missing")
    assert state.why_not("invite -").details == {"other": 0, "seat": 0, "wanted": 4, "held": 3}  # type: ignore[union-attr]
    assert reason(state, "invite 1") == ("BB-7", "parts_missing")
    assert state.why_not("invite 1").details == {"other": 1, "seat": 1, "wanted": 2, "held": 1}  # type: ignore[union-attr]
    assert reason(state, "invite 2") == ("BB-7", "parts_missing")
    assert state.legal_moves() == ["give up"]
    state.record["parts"][5, 0] = 1
    assert state.legal_moves() == ["give up", "invite -", "invite 2"]


def test_bb_7_without_a_limit_any_number_of_parts_can_be_put() -> None:
    state = start(3, discs={1: "ship4"})
    hold(state, 0, ship=4)
    state.record["parts"][:, 0] = 15
    play(state, "build 1 ship4", "offer 0", "offer 0")
    assert "invite -" in state.legal_moves()
    assert named(play(state, "invite -"), "parts_placed")


def test_the_command_line_takes_an_edition_from_a_file(tmp_path: Any) -> None:
    from tabletowers.cli import arguments

    file = tmp_path / "mine.json"
    file.write_text(json.dumps({"parts": 19}))
    chosen = arguments.options(GAME, [f"edition={file}", "discs=mixed"])
    assert chosen == {"edition": {**DEFAULT, "parts": 19}, "discs": "mixed"}
    file.write_text(json.dumps({"pieces": 19}))
    with pytest.raises(ValueError, match="unknown entry 'pieces'"):
        arguments.options(GAME, [f"edition={file}"])
