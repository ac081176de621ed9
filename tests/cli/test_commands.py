"""The command line as a person or a program uses it."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletowers.cli import main
from tests.store.migrated import migrated

#: Where a program is started: a small terminal, whose language nobody has chosen.
TERMINAL = {"COLUMNS": "80", "LANG": "C", "LC_ALL": ""}


class Done(NamedTuple):
    """What a command leaves behind."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, typed: str = "", **environment: str) -> Done:
    """Run a command in this process, which has loaded everything already."""
    out, err = StringIO(), StringIO()
    with pytest.MonkeyPatch.context() as patched, redirect_stdout(out), redirect_stderr(err):
        for name, value in {**TERMINAL, **environment}.items():
            patched.setenv(name, value)
        patched.setattr(sys, "stdin", StringIO(typed))
        try:
            code = main(arguments)
        except SystemExit as refused:
            code = int(refused.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def test_simulate_prints_records_that_replay(tmp_path: Path) -> None:
    done = run("simulate", "clocktowers", "--players", "3", "--games", "4", "--seed", "20", "--legal")
    assert done.returncode == 0
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["seed"] for record in records] == [20, 21, 22, 23]
    assert len({json.dumps(record["setup"]) for record in records}) == 4
    file = tmp_path / "games.jsonl"
    file.write_text(done.stdout)
    replayed = run("replay", str(file))
    assert (replayed.returncode, replayed.stdout, replayed.stderr) == (
        0,
        "4 records agree: clocktowers under rules 1\n",
        "",
    )
    # A game of a run can be had by itself, from its own seed.
    alone = run("simulate", "clocktowers", "--players", "3", "--games", "1", "--seed", "22", "--legal")
    assert json.loads(alone.stdout) == records[2]


def test_replay_tells_line_and_reason(tmp_path: Path) -> None:
    good = run("simulate", "clocktowers", "--seed", "1").stdout
    record = json.loads(good)
    record["plies"][6]["move"] = "xRr"
    file = tmp_path / "games.jsonl"
    file.write_text(good + json.dumps(record) + "\n")
    done = run("replay", str(file))
    assert done.returncode == 1
    assert done.stderr.startswith(f"{file}: record on line 2: ply 7: ")
    file.write_text(good + "\n{broken\n" + good)
    done = run("replay", str(file))
    assert done.returncode == 2
    assert "line 3: broken JSON" in done.stderr
    assert done.stdout == "2 records agree: clocktowers under rules 1\n"


def test_replay_tells_the_version_of_the_rules(tmp_path: Path) -> None:
    newest = run("simulate", "oldtown", "--seed", "1").stdout
    assert json.loads(newest)["rules"] == 2
    quick = json.loads(run("simulate", "oldtown", "--seed", "1", "--option", "tidy=auto").stdout)
    # As the same game was written under version 1, whose default it was.
    earlier = json.dumps({**quick, "rules": 1, "options": {}}) + "\n"
    file = tmp_path / "games.jsonl"
    file.write_text(newest + earlier + earlier)
    done = run("replay", str(file))
    assert done.stdout == "3 records agree: oldtown under rules 1 (2), oldtown under rules 2 (1)\n"
    file.write_text(json.dumps({**quick, "options": {}}) + "\n")
    done = run("replay", str(file))
    assert done.returncode == 1
    assert done.stderr.endswith(" (oldtown under rules 2 with tidy=spot memory_aid=false)\n")
    file.write_text(json.dumps({**quick, "rules": 1, "options": {"tidy": "never"}}) + "\n")
    done = run("replay", str(file))
    assert done.returncode == 2
    assert (
        'oldtown under rules 1 with options {"tidy": "never"}: option tidy must be one of "auto", "spot"' in done.stderr
    )


def test_an_empty_line_claims_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    done = run("play", "oldtown", "--seed", "1", "--file", str(file), typed="1\n1\n1\n\nq\n")
    assert done.returncode == 0, done.stderr
    moves = [ply["move"] for ply in json.loads(file.read_text())["plies"] if ply["seat"] == 0]
    assert moves[3] == "done"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "invalid choice: 'chess' (choose from"),
        (["simulate", "clocktowers", "--players", "7"], "2 to 4 players, not 7"),
        (["simulate", "clocktowers", "--seed", "-3"], "a seed must be a whole number from 0"),
        (["simulate", "clocktowers", "--games", "0"], "--games must be at least 1"),
        (["simulate", "clocktowers", "--bot", "deep"], "unknown bot 'deep'; choose from random, greedy"),
        (["simulate", "clocktowers", "--option", "tidy=auto"], "unknown option 'tidy'"),
        (["simulate", "clocktowers", "--option", "tidy"], "NAME=VALUE"),
        (["replay", "no-such-file"], "No such file"),
        (["replay", os.devnull], "expected records, but it has none"),
        (["play", "clocktowers", "--seat", "4"], "the seats are 0 to 1, not 4"),
        (["play", "clocktowers", "--resume", "no-such-file"], "No such file"),
        (["play", "clocktowers", "--language", "tlh"], "invalid choice: 'tlh'"),
        (["bench", "nothing"], "invalid choice: 'nothing'"),
        (["serve", "--port", "99999"], "expected a port from 0 to 65535, not '99999'"),
        (["serve", "--port", "-1"], "expected a port"),
        (["fuzz", "clocktowers", "--states", "0"], "--states must be at least 1"),
        ([], "required: COMMAND"),
    ],
)
def test_bad_input_ends_with_code_2_and_says_what_is_allowed(arguments: list[str], message: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""


@pytest.mark.parametrize(
    "command",
    [
        *(["admin", "--database", "{}", task] for task in ("tables", "check", "rules", "reports")),
        *(
            ["verify", "--database", "{}"],
            ["export", "-", "--database", "{}"],
            ["import", os.devnull, "--database", "{}"],
        ),
        ["serve", "--database", "{}", "--port", "0"],
    ],
    ids=lambda command: " ".join(command),
)
def test_a_database_that_is_none_is_said_in_a_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("Dear diary, " * 500)
    nowhere = tmp_path / "no such folder" / "tables.sqlite3"
    newer = migrated(tmp_path / "newer.sqlite3")
    with closing(sqlite3.connect(newer)) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = 'of the future'")
    for database, why in (
        (str(file), "file is not a database"),
        (str(nowhere), "unable to open database file"),
        (str(newer), "a newer version of Tabletowers has used it; install that version or a later one"),
        ("postgresql://nobody@127.0.0.1:1/none", "can't be opened"),
        ("mysql://somewhere/else", "unknown kind of database"),
        ("postgresql://[", "can't be opened"),
        ("://", "expected the address of a database"),
    ):
        assert main([part.format(database) for part in command]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"tabletowers {command[0]}: error: "), told
        assert why in told


def test_replay_tells_if_a_seed_deals_something_else(tmp_path: Path) -> None:
    good = run("simulate", "clocktowers", "--seed", "1").stdout
    file = tmp_path / "games.jsonl"
    file.write_text(good + json.dumps({**json.loads(good), "seed": 2}) + "\n")
    done = run("replay", str(file))
    # Another program deals in its own way, so that this is no disagreement.
    assert done.returncode == 0
    assert done.stderr == f"{file}: record on line 2: its seed deals another set-up here\n"


def test_a_game_can_be_played_to_its_end_in_a_program_of_its_own() -> None:
    typed = "\n".join(["1"] * 200)
    done = subprocess.run(
        [sys.executable, "-m", "tabletowers", "play", "clocktowers", "--players", "4", "--seed", "6"],
        input=typed,
        env=os.environ | TERMINAL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout
    assert re.search(r" (win|wins|share the win)$", done.stdout, re.MULTILINE)
    assert max(map(len, done.stdout.replace("Your move: ", "\n").splitlines())) <= 80
    assert "\x1b[" not in done.stdout


def test_play_explains_takes_back_saves_and_resumes(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    typed = "? Rr>T1\nhello\nf1C > NEW\nu\n? F1c>new\nu\nF1c>new\n+floors\nu\nq\n"
    done = run("play", "clocktowers", "--seed", "6", "--file", str(file), typed=typed)
    assert done.returncode == 0, done.stderr
    assert "Rr>T1: this card is not in your hand (CT-3)" in done.stdout
    assert "hello: there is no such move in this game" in done.stdout
    assert "F1c>new is legal. As far as can be foreseen:" in done.stdout
    # The first u takes the tower back; the second finds nothing; after a card was turned up there is nothing either.
    assert done.stdout.count("There is nothing to undo") == 2
    record = json.loads(file.read_text())
    assert [ply["move"] for ply in record["plies"][:2]] == ["F1c>new", "+floors"]
    assert record["scores"] is None
    assert run("replay", str(file)).stdout == "1 record agrees (1 unfinished): clocktowers under rules 1\n"
    resumed = run("play", "clocktowers", "--resume", str(file), typed="q\n")
    assert resumed.returncode == 0
    assert json.loads(file.read_text())["plies"] == record["plies"]
    for text, message in [("", "broken JSON"), ("[]", "a record must be a JSON object")]:
        file.write_text(text)
        refused = run("play", "clocktowers", "--resume", str(file))
        assert (refused.returncode, message in refused.stderr) == (2, True)


def test_moves_and_their_meanings_stand_in_columns_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    done = run("play", "marketday", "--seed", "3", "--file", str(tmp_path / "game.json"), typed="q\n")
    listed = {int(number): int(card) for number, card in re.findall(r"(\d+)  bid (\d+)", done.stdout)}
    assert [listed[number] for number in sorted(listed)] == [1, 2, 16, 26, 31, 35, 38, 40, 45, 52, 53, 60]
    done = run("play", "oldtown", "--seed", "1", "--file", str(tmp_path / "town.json"), COLUMNS="200", typed="q\n")
    moves = re.findall(r"\d+  (take \w+ *)  \w", done.stdout)
    assert len(moves) == 18
    assert len({len(move) for move in moves}) == 1


def test_play_speaks_the_machines_language(tmp_path: Path) -> None:
    file = str(tmp_path / "game.json")
    assert "Dein Zug:" in run("play", "clocktowers", "--file", file, LANG="de_DE.UTF-8").stdout
    assert "Your move:" in run("play", "clocktowers", "--file", file, LANG="pl_PL.UTF-8").stdout


def test_a_game_is_saved_in_files_only(tmp_path: Path) -> None:
    """A folder or a device is left as it is, and nothing lies beside it."""
    done = run("play", "clocktowers", "--file", str(tmp_path), typed="q\n")
    assert done.returncode == 2
    assert f"{tmp_path}: expected a file to save the game in" in done.stderr
    assert [path.name for path in tmp_path.parent.glob(f"{tmp_path.name}*")] == [tmp_path.name]
