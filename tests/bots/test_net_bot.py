"""Nets as players: reproducible, without PyTorch, and replaced by search where they don't fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import tabletowers
from tabletowers.bots import Budget, bot
from tabletowers.bots.parallel import ForesightPart, divided
from tabletowers.contract import Sight, Strength
from tabletowers.nets import net_file
from tabletowers.nets.net import wanted_net
from tests.bots.test_search import to_decide
from tests.build.modules import OURS


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("bot_name", ["net", "net+search:60"])
def test_a_net_makes_the_same_legal_move_every_time(name: str, bot_name: str) -> None:
    for plies in (0, 8, 21):
        sight = to_decide(name, seed=plies + 1, plies=plies)
        move = bot(bot_name, 7, patient=True).choose(sight)
        assert move in sight.legal_moves(sight.seat)
        assert bot(bot_name, 7, patient=True).choose(sight) == move


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("bot_name", ["net", "net+search:40"])
def test_a_net_decides_the_same_in_every_world_the_seat_cannot_tell_apart(name: str, bot_name: str) -> None:
    for plies in (4, 17, 30):
        sight = to_decide(name, seed=plies, plies=plies)
        assert sight.seat is not None
        expected = bot(bot_name, 5, patient=True).choose(sight)
        for seed in range(6):
            other = sight.imagine(seed)
            assert bot(bot_name, 5, patient=True).choose(other.sight(sight.seat)) == expected


def test_a_net_may_have_a_budget_in_seconds_and_a_flag() -> None:
    sight = to_decide("clocktowers")
    assert bot("net+search:0.02s", patient=True).choose(sight) in sight.legal_moves(sight.seat)
    assert bot("net+search:100000", patient=True).choose(sight, 0.02) in sight.legal_moves(sight.seat)
    with pytest.raises(ValueError, match="budget"):
        bot("net").choose(sight, 0)


def test_lines_that_are_played_to_the_end_are_won_or_lost() -> None:
    """With two players a result is 1, 0 or −1; before the end it is what the net expects."""
    state = tabletowers.game("clocktowers").new(2, 3)
    sight = state.sight(state.to_move)
    tried = wanted_net(sight).consult(sight).actions[:2]
    ended = ForesightPart(tried, 1_000, 5, 1, None).think(sight)
    assert all(total == int(total) for total in ended.totals)
    expected = ForesightPart(tried, 1, 5, 1, None).think(sight)
    assert all(total != int(total) for total in expected.totals)


def test_how_far_a_net_looks_is_said_by_the_game_unless_a_strength_looks_less_far(monkeypatch: Any) -> None:
    sight = to_decide("clocktowers", plies=8)
    short, usual = Strength(tries=40, depth=3), Strength(tries=40)
    monkeypatch.setattr(type(sight.game), "strengths", (*[short] * 7, usual))
    for name, depth in (("champion", 3), ("grandmaster", 10), ("net+search:40", 10)):
        deciding = divided(bot(name, 5, patient=True), sight, None, 2)
        assert [part.depth for part in next(deciding)] == [depth, depth]


def answer(sight: Sight, name: str) -> str:
    return bot(name, 5, patient=True).choose(sight, Budget(iterations=50))


def test_search_plays_and_says_so_where_there_is_no_net(fresh: None, monkeypatch: Any, tmp_path: Path) -> None:
    sight = to_decide("clocktowers", plies=9)
    monkeypatch.setattr(net_file, "_FOLDER", tmp_path)
    with pytest.warns(RuntimeWarning, match="there is no net for clocktowers .* search plays instead"):
        assert answer(sight, "net") == answer(sight, "level6")
    # It is said once: warnings are errors in these tests.
    assert answer(sight, "net") == answer(sight, "level6")
    assert answer(sight, "net+search:50") == answer(sight, "search:50")


def test_search_plays_and_says_so_where_the_file_is_damaged(fresh: None, monkeypatch: Any, tmp_path: Path) -> None:
    game = tabletowers.game("clocktowers")
    whole = net_file.file_for(game).read_bytes()
    monkeypatch.setattr(net_file, "_FOLDER", tmp_path)
    net_file.file_for(game).write_bytes(whole[:-9])
    sight = to_decide("clocktowers", plies=9)
    with pytest.warns(RuntimeWarning, match="damaged: its weights don't match their checksum; search plays"):
        assert answer(sight, "net") == answer(sight, "level6")


def test_search_plays_and_says_so_under_options_that_were_never_practised(fresh: None) -> None:
    babel = tabletowers.game("babel")
    state = babel.new(3, 1, edition={"disc_bonus": [0, 5, 10, 20, 30, 40, 60]})
    sight = state.sight(state.to_move)
    with pytest.warns(RuntimeWarning, match="the net of babel never practised this value of edition; search plays"):
        assert answer(sight, "net") == answer(sight, "level6")
