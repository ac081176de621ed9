"""Moves played on: compiled and plainly the same, in worlds that the seat can't tell from the true one."""

from __future__ import annotations

import pytest

from tabletowers.coach.lines import fitting_net, plainly, seeds_of, unfold
from tests.bots.test_search import to_decide
from tests.build.modules import OURS


@pytest.mark.parametrize("name", OURS)
@pytest.mark.parametrize("plies", [3, 26])
def test_compiled_lines_are_those_that_the_contract_gives(name: str, plies: int) -> None:
    """Decision by decision through `State` and the net's opinion, everything comes out the same."""
    sight = to_decide(name, seed=plies, plies=plies)
    actions = sight.legal_actions(sight.seat)[:2]
    quick = unfold(sight, actions, 3, 8)
    slow = plainly(sight, actions, seeds_of(sight, 0, 3), 8, fitting_net(sight))
    for move in range(len(actions)):
        assert quick.results(move) == pytest.approx(slow.results(move))
        assert quick.leads(move) == slow.leads(move)
        for world in range(3):
            assert quick.actions_of(move, world) == slow.actions_of(move, world)
            one, other = quick.line(move, world), slow.line(move, world)
            assert one.happenings == other.happenings
            assert one.after.raw == other.after.raw


@pytest.mark.parametrize("name", OURS)
def test_the_first_move_of_a_seat_is_the_one_that_is_tried(name: str) -> None:
    sight = to_decide(name, seed=9, plies=9)
    actions = sight.legal_actions(sight.seat)[:3]
    lines = unfold(sight, actions, 2, 4)
    for place, action in enumerate(actions):
        for world in range(2):
            state = sight.imagine(lines.seeds[world])
            for made in lines.actions_of(place, world):
                if state.to_move == sight.seat:
                    assert made == action
                    break
                state.act(made)


def test_players_in_a_hurry_play_to_the_end_where_no_net_has_practised() -> None:
    sight = to_decide("marketday", seed=2, plies=5)
    assert fitting_net(sight) is None
    actions = sight.legal_actions(sight.seat)[:2]
    lines = unfold(sight, actions, 5, 1)
    for move in range(len(actions)):
        for world, result in enumerate(lines.results(move)):
            assert lines.line(move, world).after["to_move"] == -1
            assert 0 <= result <= 1
