"""Why a claim is right or wrong (OT-17)."""

from __future__ import annotations

import random

from tabletowers.contract import State
from tabletowers.games.oldtown import GAME
from tests.games.oldtown.positions import town


def test_every_claim_is_explained_as_it_is_judged() -> None:
    """A right claim by buildings that need the lot, a wrong one by a reading that puts the building there."""
    judged = {True: 0, False: 0}
    for seed in range(8):
        state, dice = GAME.new(2 + seed % 3, seed), random.Random(seed)
        while state.to_move is not None:
            for move in [move for move in state.legal_moves() if move.startswith("claim ")]:
                judged[check(state, move)] += 1
            moves = state.legal_moves()
            state.play("done" if "done" in moves and dice.random() < 0.8 else dice.choice(moves))
    assert min(judged.values()) > 0


def check(state: State, move: str) -> bool:
    """That the explanation of a claim is true; whether the claim is right."""
    building, lot = move.removeprefix("claim ").split("@")
    lots = {name: shown["lots"] for name, shown in state.view(None)["board"]["buildings"].items() if shown["lots"]}
    because = GAME.explanation(state, move)
    assert because is not None
    right: bool = state.copy().play(move)[0].to_json()["judged"] == "right"
    assert because["right"] == right
    if right:
        assert building not in because["buildings"]
        assert int(lot) in because["lots"]
        assert len(because["lots"]) == len(because["buildings"])
        assert {place for name in because["buildings"] for place in lots[name]} == {*because["lots"]}
    else:
        reading = because["reading"]
        assert reading[building] == int(lot)
        assert reading.keys() == lots.keys()
        assert len({*reading.values()}) == len(reading)
        assert all(place in lots[name] for name, place in reading.items())
    return right


def test_two_buildings_with_two_lots_need_both() -> None:
    """Example 7: no third marker there."""
    state = town(markers={"bank": [1, 2], "hotel": [1, 2], "jail": [1, 2, 3]}, tidy="spot")
    assert GAME.explanation(state, "claim jail@1") == {"right": True, "buildings": ["bank", "hotel"], "lots": [1, 2]}
    wrong = GAME.explanation(state, "claim jail@3")
    assert wrong is not None
    assert (wrong["right"], wrong["reading"]["jail"]) == (False, 3)
    assert GAME.explanation(state, "done") is None


def test_a_game_in_which_somebody_claims_ahead_while_another_draws_can_be_played_on() -> None:
    """Found by damaged states: cards that were still to be drawn followed the next player into his turn."""
    asked = 0
    for seed in range(30):
        state, dice = GAME.new(2, seed), random.Random(seed)
        while state.to_move is not None:
            if state.view(None)["decision"] == "draw":
                ahead = GAME.asked_ahead(state, 1 - state.to_move)
                assert ahead is not None
                while ahead.to_move is not None:
                    ahead = GAME.from_bytes(ahead.to_bytes())
                    moves = ahead.legal_moves()
                    ahead.play("done" if "done" in moves else dice.choice(moves))
                asked += 1
                break
            state.play(dice.choice(state.legal_moves()))
    assert asked > 0
