"""Records: written, read, replayed, and refused with the place and the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

import tabletowers as tt
from tabletowers.arena.simulation import simulate
from tabletowers.record import Disagreement, Record, UnusableRecord, advance, begin, replay, states


@pytest.fixture
def finished() -> dict[str, Any]:
    return simulate("clocktowers", 2, 11, "random", True, {}).to_json()


def test_a_record_has_the_documented_form(finished: dict[str, Any]) -> None:
    assert list(finished) == [
        *("game", "rules", "players", "options", "seed", "setup", "plies", "scores", "winners"),
    ]
    assert (finished["game"], finished["rules"], finished["players"], finished["seed"]) == ("clocktowers", 1, 2, 11)
    assert finished["options"] == {}
    assert finished["plies"][0] == {
        "seat": 0,
        "move": finished["plies"][0]["move"],
        "legal": ["F1c>new", "F1m>new", "xF1c", "xF1m", "xKm"],
    }
    assert len(finished["plies"]) == 110


def test_a_record_is_played_from_its_setup_not_from_its_seed(finished: dict[str, Any]) -> None:
    replay(Record.from_json({**finished, "seed": 12}))
    replay(Record.from_json({**finished, "seed": None, "secret": "00"}))


def test_records_of_other_programs_may_say_more_and_less(finished: dict[str, Any]) -> None:
    without = {key: value for key, value in finished.items() if key not in ("seed", "options")}
    plies = [{"seat": ply["seat"], "move": ply["move"], "comment": "!"} for ply in finished["plies"]]
    assert replay(Record.from_json({**without, "plies": plies, "event": "Essen"})).scores() == finished["scores"]


def test_an_unfinished_game_replays_up_to_where_it_stands(finished: dict[str, Any]) -> None:
    part = {**finished, "plies": finished["plies"][:31], "scores": None, "winners": None}
    state = replay(Record.from_json(part))
    assert state.ply == 31
    assert not state.is_over
    assert len(list(states(Record.from_json(part)))) == 32


def broken(finished: dict[str, Any], ply: int, **changes: Any) -> dict[str, Any]:
    plies = [dict(entry) for entry in finished["plies"]]
    plies[ply - 1].update(changes)
    return {**finished, "plies": plies}


def test_disagreements_name_the_ply_and_the_reason(finished: dict[str, Any]) -> None:
    legal = finished["plies"][0]["legal"]
    for record, message in [
        (broken(finished, 5, seat=1), "ply 5: seat 1 moves, but it is seat 0's decision"),
        (broken(finished, 3, move="Rr>T1"), r"ply 3: illegal move 'Rr>T1': not in hand \(CT-3\)"),
        (broken(finished, 1, legal=legal[:-1]), r"ply 1: legal moves: not legal: \[\], not listed: \['xKm'\]"),
        (broken(finished, 1, legal=[*legal, "zz"]), r"ply 1: legal moves: not legal: \['zz'\]"),
        (broken(finished, 1, legal=legal[::-1]), "sorted by code point"),
        (broken(finished, 1, reshuffled=["F1"]), "ply 1: reshuffled is given, but no pile is shuffled here"),
        ({**finished, "scores": [99, 0]}, r"scores \[99, 0\] are given"),
        ({**finished, "winners": []}, r"winners \[\] are given"),
        ({**finished, "scores": None, "winners": None}, "scores None are given"),
        ({**finished, "plies": finished["plies"][:-1]}, "after 109 plies the game goes on"),
        ({**finished, "plies": [*finished["plies"], {"seat": 0, "move": "xK"}]}, "ply 111: the game is over"),
    ]:
        with pytest.raises(Disagreement, match=message):
            replay(Record.from_json(record))


def test_what_is_no_record_is_refused(finished: dict[str, Any]) -> None:
    setup = finished["setup"]
    for record, message in [
        ([], "a JSON object"),
        ({**finished, "game": "chess"}, "unknown game 'chess'"),
        ({**finished, "game": ["clocktowers"]}, "unknown game|unhashable"),
        ({**finished, "rules": 2}, "this release has clocktowers under rules 1, not 2"),
        ({**finished, "rules": True}, "rules must be a JSON number, not True"),
        ({**finished, "players": 5}, "2 to 4 players"),
        (
            {**finished, "options": {"tidy": "auto"}},
            'clocktowers under rules 1 with options {"tidy": "auto"}: unknown option \'tidy\'',
        ),
        ({**finished, "options": []}, "options must be a JSON object"),
        ({**finished, "setup": {**setup, "extra": 1}}, "set-up must be an object with piles, removed"),
        ({**finished, "setup": []}, "setup must be a JSON object"),
        ({**finished, "plies": [{"seat": 0}]}, "ply 1 needs a seat"),
        ({**finished, "plies": None}, "plies must be a JSON list"),
        ({**finished, "scores": "many"}, "scores must be a list of whole numbers"),
        ({key: value for key, value in finished.items() if key != "winners"}, "winners is missing"),
    ]:
        with pytest.raises(UnusableRecord, match=message):
            replay(Record.from_json(record))
    with pytest.raises(UnusableRecord, match="broken JSON"):
        Record.from_line('{"game": ')


def test_a_record_grows_with_the_game() -> None:
    game = tt.game("clocktowers")
    state = game.new(2, 3)
    record = begin(state, game.deal(2, 3), 3)
    advance(record, state, "F1c>new")
    assert json.loads(record.to_line())["plies"] == [{"seat": 0, "move": "F1c>new"}]
    assert record.scores is None
    with pytest.raises(tt.IllegalMove):
        advance(record, state, "F1c>new")
    assert len(record.plies) == 1


# Versions of the rules


def played(name: str, rules: int, **options: Any) -> Record:
    """A random game under a version of the rules."""
    game = tt.game(name, rules)
    players = game.seats[0]
    state = game.new(players, 5, **options)
    record = begin(state, game.deal(players, 5, **options), 5)
    while not state.is_over:
        advance(record, state, state.legal_moves()[-1])
    return record


@pytest.mark.parametrize(
    ("name", "option", "by_version"),
    [("oldtown", "tidy", {1: "auto", 2: "spot"}), ("babel", "memory_aid", {1: True, 2: False})],
)
def test_what_a_record_leaves_out_is_the_default_of_its_own_rules(
    name: str, option: str, by_version: dict[int, Any]
) -> None:
    for rules, default in by_version.items():
        record = played(name, rules)
        assert (record.rules, record.options) == (rules, {})
        again = Record.from_line(record.to_line())
        assert again.start().options[option] == default
        assert replay(again).scores() == record.scores
        # The same game under the other version says what it departs in.
        other = 3 - rules
        assert played(name, other, **{option: default}).options == {option: default}
        plies = played(name, other, **{option: default}).plies
        assert [(ply.seat, ply.move) for ply in plies] == [(ply.seat, ply.move) for ply in record.plies]


def test_a_record_under_the_wrong_version_is_refused_with_version_and_options_named() -> None:
    record = played("oldtown", 1).to_json()
    with pytest.raises(Disagreement, match="ply"):
        replay(Record.from_json({**record, "rules": 2}))
    for rules, options in ((1, {"tidy": "often"}), (2, {"memory_aid": "yes"}), (2, {"quick": True})):
        with pytest.raises(UnusableRecord) as error:
            Record.from_json({**record, "rules": rules, "options": options})
        assert f"oldtown under rules {rules} with options {json.dumps(options)}: " in str(error.value)
    with pytest.raises(UnusableRecord, match="this release has oldtown under rules 2, 1, not 3"):
        Record.from_json({**record, "rules": 3})
