"""Tests for any installed game, as a plug-in of pytest: `pytest -p tabletowers.testing`.

The tests are in `tabletowers.testing.suite`; a test module of your own gets all of them by

    from tabletowers.testing.suite import *

They run for the games that the setting `tabletowers_games` of pytest names (or `--game`), with every number of players
and every option. `tabletowers check NAME` runs them without a test module. Needs the extra `testing`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletowers.testing import cases

if TYPE_CHECKING:
    import pytest

#: What the parameters of the suite's tests stand for, each with a function that lists the values.
_PARAMETERS = {
    "name": cases.names,
    "case": cases.cases,
    "fewest": cases.cases_with_fewest_players,
    "usual": cases.cases_with_usual_players,
    "basic": cases.cases_for_environments,
    "versioned": cases.cases_of_all_rules,
    "golden": cases.golden_cases,
}


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the settings of the tests."""
    group = parser.getgroup("tabletowers", "tests of games for Tabletowers")
    group.addoption("--game", action="append", default=[], metavar="NAME", help="test only this game (repeatable)")
    group.addoption("--write-goldens", action="store_true", help="write the golden playthroughs anew")
    group.addoption("--fuzz", type=int, default=2_000, metavar="N", help="damaged states for each game (default 2,000)")
    parser.addini("tabletowers_games", "the games to test (default: all that are installed)", "args")
    parser.addini("tabletowers_goldens", "the folder of the golden playthroughs", default="tests/golden")
    parser.addini("tabletowers_census", "the module that counts the pieces of the game {name}, outside its package")


def pytest_configure(config: pytest.Config) -> None:
    """Keep the settings for the functions that list the cases."""
    cases.SETTINGS.games = tuple(config.getoption("--game") or config.getini("tabletowers_games"))
    cases.SETTINGS.goldens = Path(config.rootpath / config.getini("tabletowers_goldens"))
    cases.SETTINGS.write_goldens = config.getoption("--write-goldens")
    cases.SETTINGS.fuzz = config.getoption("--fuzz")
    cases.SETTINGS.census = config.getini("tabletowers_census")


def pytest_generate_tests(metafunc: Any) -> None:
    """Run the suite's tests for every case."""
    if metafunc.function.__module__.startswith(f"{__name__}."):
        for name, listed in _PARAMETERS.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, listed(), ids=str)
