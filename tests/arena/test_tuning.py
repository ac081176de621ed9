"""Search settings are found by playing, or search is said to gain nothing."""

from __future__ import annotations

import pytest

from tabletowers.arena.match import Outcome
from tabletowers.arena.tuning import Settings, Tuning, candidates, result_of, usual
from tabletowers.cli import main

SETTINGS = Settings(500, 1.0, 0.3)


def outcomes(won: int, lost: int) -> list[Outcome]:
    """Games between two, of which the first won some."""
    games = [(1.0, 0.0)] * won + [(0.0, 1.0)] * lost
    return [
        Outcome(number, wins, tuple(int(10 * win) for win in wins), (0.0, 0.0), (1, 1))
        for number, wins in enumerate(games)
    ]


def test_search_gains_something_only_if_the_whole_interval_lies_above_an_equal_share() -> None:
    # 60 of 100: 50.2% to 69.1% (Wilson); 59 of 100: 49.2% to 68.1%.
    better, doubtful = (result_of(SETTINGS, 2, outcomes(won, 100 - won)) for won in (60, 59))
    assert (better.share, better.gains) == (0.6, True)
    assert (doubtful.share, doubtful.gains) == (0.59, False)
    assert better.margin == 2.0
    assert "60.0% of 100 games (95% 50.2% to 69.1%), +2.0 points" in str(better)


def test_with_more_players_an_equal_share_is_smaller() -> None:
    games = [Outcome(n, (1.0 * (n < 45), 0.0, 1.0 * (n >= 45)), (1, 0, 1), (0.0,) * 3, (1,) * 3) for n in range(100)]
    assert result_of(SETTINGS, 3, games).gains


def test_settings_are_printed_as_they_are_declared() -> None:
    assert SETTINGS.declaration() == ["search_widening = 1", "search_trust = 0.3"]
    assert Settings(500, 0.5, 0.0, 8).declaration()[-1] == "search_horizon = 8"
    assert len({settings.name for settings in candidates(500)}) == len(candidates(500)) == 12


def test_the_better_half_goes_on_and_plays_other_deals_at_the_end() -> None:
    tuning = Tuning("marketday", 2, 8, 2, 8)
    results = list(tuning.results())
    by_games = [result.games for result in results]
    # Twelve, six and three settings; of the best one, two more horizons; then the last match.
    assert by_games == [2] * 12 + [4] * 6 + [8] * 3 + [16] * 3 + [8]
    assert sum(by_games) == tuning.games
    best = max(results[21:24], key=lambda result: (result.share, result.margin))
    assert results[-1].settings == best.settings
    assert [result.settings.horizon for result in results[21:24]] == [None, 8, 24]


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        usual("clocktowers", 5, None, 100, 1, 1)
    with pytest.raises(ValueError, match="at least 8 games"):
        usual("clocktowers", None, None, 4, 1, 1)
    assert usual("clocktowers", None, None, 200, 1, 1).iterations == 4500


def test_the_command_prints_lines_or_that_search_gains_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tune", "marketday", "--iterations", "4", "--games", "8", "--jobs", "1"]) == 0
    printed, told = capsys.readouterr()
    assert "(12 of 248 games; about" in told
    assert ("search_widening =" in printed) != ("search gains nothing" in printed)
