"""`tabletowers check` says in plain words what is wrong with an installed game."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tabletowers.testing import suite
from tabletowers.testing.plain_words import SUBJECTS
from tests.scaffold.installed import NAME, Installed


@pytest.fixture
def installed(tmp_path: Path) -> Installed:
    return Installed(tmp_path)


def test_a_new_game_is_all_right(installed: Installed) -> None:
    done = installed.run("tabletowers", "check", NAME, "--only", "text")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok      the texts say everything: all right" in done.stdout
    assert done.stdout.endswith(f"{NAME} is all right.\n")


def test_a_text_that_is_missing_or_broken_is_named_when_the_game_is_loaded(installed: Installed) -> None:
    installed.replace("text/en.ftl", f"{NAME}-reason-too_low = ", f"{NAME}-reason-too_lo = ")
    installed.replace("text/en.ftl", "{ $player }: { hillrows-card } drawn", "{ $playr }: { hillrows-card } drawn")
    installed.replace("text/en.ftl", "*[other] { $points } points\n}", "*[other] { $points } points\n")
    done = installed.run("tabletowers", "check", NAME)
    assert done.returncode == 2
    lines = (installed.package / "text" / "en.ftl").read_text("utf-8").splitlines()
    drew = 1 + next(number for number, line in enumerate(lines) if line.startswith(f"{NAME}-event-drew"))
    assert f"text/en.ftl:{drew}: {NAME}-event-drew: $playr has no value here" in done.stderr
    assert f"{NAME}-reason-too_low" in done.stderr
    assert "text/en.ftl:" in done.stderr.partition("Expected")[0]
    assert "Traceback" not in done.stderr


def test_a_declaration_with_too_few_legal_moves_is_found(installed: Installed) -> None:
    installed.replace("__init__.py", "most_legal = 12", "most_legal = 7")
    done = installed.run("tabletowers", "check", NAME, "--only", "no decision has more legal moves")
    assert done.returncode == 1
    assert "more than most_legal = 7 moves are legal" in done.stdout
    assert "no decision has more legal moves than declared" in done.stdout
    assert "Traceback" not in done.stdout
    assert done.stdout.endswith(f"{NAME} has to be repaired, see above.\n")


def test_so_is_it_when_the_rules_are_loaded(installed: Installed) -> None:
    installed.replace("__init__.py", "most_legal = 12", "most_legal = 7")
    done = installed.run("tabletowers", "simulate", NAME, "--players", "2", "--games", "1", "--seed", "1")
    assert (done.returncode, done.stdout) == (2, "")
    assert f"{NAME}.kernels: more than most_legal = 7 moves are legal" in done.stderr
    assert "Traceback" not in done.stderr


def test_move_texts_that_do_not_fit_the_actions_are_found(installed: Installed) -> None:
    (installed.package / "notation.py").write_text(
        "from hillrows.components import ACTIONS\n\ndef move_texts(options):\n    return ACTIONS.texts[:-1]\n"
    )
    done = installed.run("tabletowers", "check", NAME)
    assert "it has 72 actions and 71 move texts" in done.stderr
    installed.replace("notation.py", "[:-1]", "[:-1] + ['lay red 1']")
    done = installed.run("tabletowers", "check", NAME)
    assert "two actions have the text 'lay red 1'" in done.stderr
    # Where the kinds of actions aren't declared, nothing says how many there have to be.
    installed.replace("notation.py", "[:-1] + ['lay red 1']", "[:40]")
    installed.replace("__init__.py", "    actions = ACTIONS\n", "")
    installed.replace("__init__.py", "from hillrows.components import ACTIONS, ", "from hillrows.components import ")
    installed.replace(
        "kernels/rules.py",
        "@kernel\ndef apply",
        "@kernel\ndef legal(state, seat, out):\n    count = 0\n    for action in range(72):\n"
        "        if objection(state, seat, action) == LEGAL:\n            out[count] = action\n            count += 1\n"
        "    return count\n\n\n@kernel\ndef apply",
    )
    installed.replace("inputs.py", "INPUTS", "_INPUTS")
    done = installed.run("tabletowers", "simulate", NAME, "--players", "2", "--games", "1", "--seed", "1")
    assert "is legal, and there are 40 move texts, for the actions from 0" in done.stderr


def test_a_secret_that_is_shown_is_found(installed: Installed) -> None:
    installed.replace("events.py", "self if seat == self.seat else replace(self, colour=None, number=None)", "self")
    installed.replace("events.py", "reveals: ClassVar[bool] = True", "reveals: ClassVar[bool] = False")
    installed.replace("events.py", "import dataclass, replace", "import dataclass")
    done = installed.run("tabletowers", "check", NAME, "--only", "a move shows the same")
    assert done.returncode == 1
    assert "FAILED  nothing hidden is shown" in done.stdout


def test_everything_in_the_suite_is_checked() -> None:
    modules = {file.stem for file in Path(str(suite.__file__)).parent.glob("*.py")} - {"__init__"}
    assert modules == set(SUBJECTS)


def test_a_scene_without_one_of_its_pictures_is_found(installed: Installed) -> None:
    installed.replace("scene.py", 'Face("card", colour, figure)', 'Face("card", colour, figure, picture="nothing")')
    done = installed.run("tabletowers", "check", NAME, "--only", "every position is a scene")
    assert done.returncode == 1
    assert "FAILED  every position can be drawn, and every move made with it" in done.stdout


_SERVED = """
import asyncio
from tabletowers.coach.lessons import introduction
from tabletowers.games import game
from tabletowers.host.handlers.games import games
from tabletowers.previews import picture
found = {info.name: info for info in asyncio.run(games(None)).games}["hillrows"]
print(found.scene, found.introduction, introduction(game("hillrows")), picture._table("hillrows"))
"""


def test_what_a_game_gets_wrong_beside_its_rules_is_logged_and_it_plays_on(installed: Installed) -> None:
    installed.replace("scene.py", "from tabletowers.scene import Column", "from tabletowers.scene import Collumn")
    (installed.package / "lesson.py").write_text("def lesson(record):\n    return record(2, 1, ['lay red 10'])\n")
    done = installed.run("tabletowers", "check", NAME, "--only", "the introduction can be played")
    assert "there is no game in which the lesson of hillrows can be played" in done.stdout
    served = subprocess.run(
        [sys.executable, "-c", _SERVED],
        env=installed.environment | {"TABLETOWERS_COMPILE": "0"},
        capture_output=True,
        text=True,
    )
    assert served.stdout == "False True [] None\n", served.stderr


def test_golden_playthroughs_are_written_and_compared(installed: Installed) -> None:
    golden = ("tabletowers", "check", NAME, "--only", "playthrough is")
    assert "Left out: there are no golden playthroughs" in installed.run(*golden).stdout
    assert installed.run(*golden, "--write-goldens").returncode == 0
    files = sorted(file.name for file in (installed.project / "tests" / "golden").iterdir())
    assert files == [f"{NAME}-2.txt", f"{NAME}-3.txt", f"{NAME}-4.txt"]
    assert installed.run(*golden).returncode == 0
    installed.replace("kernels/rules.py", "points = size(row)\n    state", "points = 2 * size(row)\n    state")
    done = installed.run(*golden)
    assert done.returncode == 1
    assert "FAILED  golden playthroughs: 3 of 4 tests failed" in done.stdout


def test_an_unknown_game_is_said(installed: Installed) -> None:
    done = installed.run("tabletowers", "check", "hillrow")
    assert (done.returncode, done.stdout) == (2, "")
    assert "unknown game 'hillrow'" in done.stderr
