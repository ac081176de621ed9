"""The rules' version is kept with each table: a game goes on under the rules it was begun with, or not at all."""

from __future__ import annotations

import pytest

from tabletowers.games import OtherRules, game, versions
from tabletowers.games.clocktowers import Clocktowers
from tabletowers.record import Record, replay
from tabletowers.table import Table, commands, fairness, payloads, snapshot
from tabletowers.table import entries as e
from tabletowers.table.requests import AnswerIn, VoteIn
from tests.table.setting import Hands, running


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release that has rules 1, and keeps rules 0 for games that are running."""
    monkeypatch.setattr(Clocktowers, "earlier", {0: "tests.table.earlier"})


def begun_under(rules: int) -> list[e.AnyEntry]:
    """The log of a table whose game was begun under a version of the rules."""
    said = e.decode(e.encode(running().pending))
    assert isinstance(said[0], e.Created)
    said[0].rules = rules
    return said


@pytest.mark.usefixtures("earlier")
def test_a_running_game_goes_on_under_the_rules_it_was_begun_with() -> None:
    assert versions("clocktowers") == [1, 0]
    assert game("clocktowers").rules_version == 1
    table = Table.load(begun_under(0))
    assert table.playing().scores() == [100, 100, 100]
    assert running().playing().scores() == [0, 0, 0]
    restored = snapshot.restore(snapshot.take(table))
    assert restored is not None
    assert restored.playing().scores() == [100, 100, 100]
    Hands(table).to_end()
    assert min(table.playing().scores()) >= 100
    record = Record.from_line(table.record().to_line())
    assert record.rules == 0
    assert replay(record).scores() == table.playing().scores()
    fairness.check_deal(record)
    assert payloads.state(table, "p0", 0, str).rules == 0
    again = commands.rematch(table, 10**9, "p0", new="t2", invite="x")
    assert again.game.rules_version == 1


def test_a_game_under_rules_that_are_gone_is_not_played_under_others() -> None:
    for rules in (0, 2):
        with pytest.raises(OtherRules, match=f"this release has clocktowers under rules 1, not {rules}"):
            Table.load(begun_under(rules))


@pytest.mark.usefixtures("earlier")
def test_a_snapshot_does_not_hide_that_rules_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    data = snapshot.take(Table.load(begun_under(0)))
    monkeypatch.setattr(Clocktowers, "earlier", {})
    with pytest.raises(OtherRules):
        snapshot.restore(data)


def test_a_rematch_is_the_same_game_under_the_newest_rules() -> None:
    entries = e.decode(e.encode(running("oldtown", 2, options={"tidy": "auto"}).pending))
    assert isinstance(entries[0], e.Created)
    entries[0].rules, entries[0].options = 1, {}
    table = Table.load(entries)
    assert table.playing().options["tidy"] == "auto"
    commands.propose(table, 10**7, "p0", VoteIn("stop"))
    commands.vote(table, 10**7, "p1", AnswerIn(True))
    again = commands.rematch(table, 10**7, "p0", new="t2", invite="x")
    assert (again.game.rules_version, again.created.options) == (2, {"tidy": "auto"})
