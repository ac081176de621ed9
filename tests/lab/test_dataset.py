"""A dataset has every decision of its games, as they can be played again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tabletowers
from tabletowers.cli import main
from tabletowers.lab.outcome import rewards


def test_a_dataset_has_every_decision_and_its_meaning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import pyarrow.parquet

    file = tmp_path / "games.parquet"
    assert main(["dataset", "clocktowers", "--bots", "greedy,random", "--games", "2", "--out", str(file)]) == 0
    table = pyarrow.parquet.read_table(file)
    assert f"{table.num_rows} decisions of 2 games" in capsys.readouterr().out
    about = json.loads(table.schema.metadata[b"tabletowers"])
    assert about["bots"] == ["greedy", "random"]
    assert set(about["columns"]) == set(table.column_names)
    game = tabletowers.game("clocktowers")
    plan = game.observation.PLAN
    assert {part["name"] for part in about["observation"]["parts"]} == {part.name for part in (*plan.table, *plan.seat)}
    waiting = table.to_pylist()
    for number in range(2):
        state = game.new(2, 1 + number)
        mine = []
        while (seat := state.to_move) is not None:
            legal = state.legal_actions()
            if len(legal) == 1:
                state.act(legal[0])
                continue
            row = waiting.pop(0)
            assert (row["game"], row["seed"], row["ply"], row["seat"]) == (number, 1 + number, state.ply, seat)
            # The bots move on a seat from game to game.
            assert row["bot"] == ["greedy", "random"][(seat - number) % 2]
            assert row["observation"] == state.observation(seat).tolist()
            assert [action for action, allowed in enumerate(row["mask"]) if allowed] == sorted(legal)
            assert state.moves.texts[row["action"]] == row["move"]
            assert row["decision"] in {decision.name for decision in game.decisions}
            mine.append(row)
            state.play(row["move"])
        assert {(row["seat"], row["reward"], row["points"]) for row in mine} == {
            (seat, rewards(state)[seat], state.scores()[seat]) for seat in range(2)
        }
    assert waiting == []


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--games", "0"], "at least 1"),
        (["--bots", "nobody"], "unknown bot"),
        (["--bots", "greedy,random", "--players", "3"], "needs 1 or 3 bots, not 2"),
    ],
)
def test_bad_input_is_an_error_that_helps(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str
) -> None:
    assert main(["dataset", "clocktowers", *arguments, "--out", str(tmp_path / "x.parquet")]) == 2
    assert reason in capsys.readouterr().err
