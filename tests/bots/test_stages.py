"""Which stages of compiling a bot needs, and which are done on this machine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletowers
from tabletowers.bots import stages
from tabletowers.games import GAMES
from tabletowers.kernel.compiling import COMPILED
from tabletowers.nets.net_file import has_net


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A machine on which nothing is compiled."""
    monkeypatch.setenv("TABLETOWERS_CACHE", str(tmp_path))
    stages._folder.cache_clear()
    yield tmp_path
    stages._folder.cache_clear()


@pytest.mark.parametrize("name", [name for name in GAMES if has_net(tabletowers.game(name))])
def test_bots_that_look_ahead_need_search_or_net(name: str) -> None:
    rules = tabletowers.game(name)
    needed = {
        bot: stages.needed_by(bot, rules) for bot in ("random", "greedy", "novice", "learner", "level1", "level2")
    }
    assert set(needed.values()) == {None}
    assert {stages.needed_by(bot, rules) for bot in ("level3", "level6", "search:100", "search:1s")} == {"search"}
    assert {stages.needed_by(bot, rules) for bot in ("regular", "grandmaster", "net", "net+search:9")} == {"net"}


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here")
def test_a_stage_is_missing_until_it_is_marked(empty: Path) -> None:
    assert stages.missing() == stages.all_stages()
    assert len(stages.missing()) == 5 * len(GAMES) + 1
    stages.mark("babel: rules")
    stages.mark("oldtown: puzzles")
    assert set(stages.all_stages()) - set(stages.missing()) == {"babel: rules", "oldtown: puzzles"}


def test_nothing_is_missing_where_nothing_is_compiled(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOWERS_COMPILE", "0")
    assert stages.missing() == []


def test_nothing_is_missing_where_nothing_can_be_kept(empty: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (empty / "file").touch()
    monkeypatch.setenv("TABLETOWERS_CACHE", str(empty / "file"))
    stages._folder.cache_clear()
    assert stages.missing() == []
    assert stages.never_stored() == (stages.all_stages() if COMPILED else [])
