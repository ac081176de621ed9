"""OpenSpiel's own checks, and that its states are ours."""

from __future__ import annotations

import copy
import pickle
import re
import sys
from importlib import import_module
from typing import Any

import numpy as np
import pyspiel
import pytest

import tabletowers
import tabletowers.lab.ismcts
from tabletowers.bots import bot
from tabletowers.games.babel.edition import DEFAULT
from tabletowers.lab.openspiel import parameters
from tabletowers.platforms import install
from tests.conformance.cases import Case


def loaded(case: Case) -> Any:
    return pyspiel.load_game(case.name, parameters(case.game, case.players, **case.options))


def dealt(case: Case, seed: int) -> Any:
    state = loaded(case).new_initial_state()
    for byte in seed.to_bytes(4, "big"):
        assert state.is_chance_node()
        state.apply_action(byte)
    return state


def test_an_information_state_remembers_what_the_view_forgets() -> None:
    """Without the memory aid a played clue can't be looked up any more; whoever saw it knows it all the same."""
    spiel = dealt(Case("oldtown", 2), 3)
    lot, played = np.random.default_rng(3), ""
    while not played:
        action = int(lot.choice(spiel.legal_actions()))
        text = spiel.action_to_string(action)
        spiel.apply_action(action)
        if text[0] in "ABC":
            played = text.split("=")[0]
    for _ in range(6):
        spiel.apply_action(spiel.legal_actions()[0])
    assert f'"{played}"' not in spiel.observation_string(0)
    assert f'"{played}"' in spiel.information_state_string(0)


def test_states_are_copied_and_saved_whole() -> None:
    spiel = dealt(Case("babel", 4), 9)
    spiel.apply_action(spiel.legal_actions()[-1])
    clone = spiel.clone()
    before = spiel.information_state_string(1)
    clone.apply_action(clone.legal_actions()[0])
    assert spiel.information_state_string(1) == before
    again = pickle.loads(pickle.dumps(spiel))
    assert again.information_state_string(1) == before
    assert copy.deepcopy(spiel.table).state.to_bytes() == spiel.table.state.to_bytes()


def test_an_edition_of_ones_own_is_a_parameter() -> None:
    edition = {**DEFAULT, "wonder_rows": [[9, 4], [10, 5], [12, 6], [14, 7], [16, 8], [18, 9], [20, 10]]}
    game = pyspiel.load_game("babel", parameters(tabletowers.game("babel"), 3, edition=edition))
    again = pyspiel.load_game(str(game))
    assert again.options["edition"]["wonder_rows"][0] == [9, 4]


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("clocktowers(colour=red)")
    with pytest.raises(ValueError, match="2 to 4 players"):
        pyspiel.load_game("clocktowers(players=9)")


def test_the_smallest_budget_tries_a_move() -> None:
    state = Case("clocktowers", 2).start(1)
    assert bot("openspiel-ismcts:1").choose(state.sight(0)) in state.legal_moves()


@pytest.mark.parametrize("module", ["openspiel", "ismcts"])
def test_a_missing_package_says_which_extra_to_install(module: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, f"tabletowers.lab.{module}")
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    missing = f"open_spiel is not installed; it comes with {install('lab')}"
    with pytest.raises(ModuleNotFoundError, match=re.escape(missing)):
        import_module(f"tabletowers.lab.{module}")
    monkeypatch.delitem(sys.modules, "tabletowers.lab.ismcts", raising=False)
    with pytest.raises(ValueError, match=r"\[lab\]"):
        bot("openspiel-ismcts:5")


def test_ismcts_beats_random() -> None:
    state = Case("clocktowers", 2).start(4)
    players = [bot("openspiel-ismcts:40", 2), bot("random", 2)]
    while state.to_move is not None:
        state.play(players[state.to_move].choose(state.sight(state.to_move)))
    assert state.winners() == [0]
