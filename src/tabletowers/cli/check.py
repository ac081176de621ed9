"""The subcommand `check`: test an installed game in every way in which games are tested."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tabletowers.platforms import install

#: The exit code of pytest if all tests passed, if some failed, and if there were none.
_PASSED, _SOME_FAILED, _NONE = 0, 1, 5


def add_parser(commands: Any) -> None:
    """Add the arguments of `check`."""
    parser = commands.add_parser(
        "check",
        help="test an installed game: rules, secrets, texts, states, speed",
        description="Tests an installed game: whether it fulfils the contract, shows nothing hidden, has its texts, "
        "refuses damaged states, goes in learning environments, and how fast it is. Exit code 1 if something failed.",
    )
    parser.add_argument("game", metavar="NAME", help="the game")
    parser.add_argument(
        "--goldens",
        type=Path,
        default=Path("tests/golden"),
        metavar="FOLDER",
        help="where whole games are kept as text, so that a changed rule shows (default tests/golden)",
    )
    parser.add_argument("--write-goldens", action="store_true", help="write these games anew, to review the changes")
    parser.add_argument("--states", type=int, default=2_000, metavar="N", help="damaged states to try (default 2,000)")
    parser.add_argument("--only", metavar="WORDS", help="only tests whose names contain these words")
    parser.set_defaults(run=run)


def run(chosen: argparse.Namespace) -> int:
    """Run the suite in a process of its own, so that a crash is noticed, and measure the speed."""
    from tabletowers.games import game

    if find_spec("pytest") is None or find_spec("hypothesis") is None:
        raise ValueError(f"the tests need: {install('testing')}")
    name = game(chosen.game).name
    print(f"Checking {name}. This takes a few minutes the first time, because the rules are compiled.", flush=True)
    code = _suite(name, chosen)
    if code == _NONE:
        raise ValueError(f"there is no test with the words {chosen.only!r}")
    if code not in (_PASSED, _SOME_FAILED):
        return 1
    if chosen.only is None:
        _speed(name)
    print(f"\n{name} is all right." if code == _PASSED else f"\n{name} has to be repaired, see above.")
    return code


def _suite(name: str, chosen: argparse.Namespace) -> int:
    """Run the suite and return pytest's exit code. Says so if the process crashes."""
    from tabletowers.testing import suite
    from tabletowers.testing.plain_words import RUNNING, SUBJECTS

    folder = Path(str(suite.__file__)).parent
    with tempfile.TemporaryDirectory() as temporary:
        settings, running = Path(temporary) / "pytest.ini", Path(temporary) / "running"
        settings.write_text("[pytest]\n")
        command = [
            *(sys.executable, "-m", "pytest", "-c", str(settings), "--rootdir", str(Path.cwd())),
            *("-p", "no:terminal", "-p", "no:cacheprovider", "-o", "python_files=*.py"),
            *("-p", "tabletowers.testing", "-p", "tabletowers.testing.plain_words"),
            *("--game", name, "--fuzz", str(chosen.states)),
            *("-o", f"tabletowers_goldens={chosen.goldens.absolute()}"),
            *(["--write-goldens"] if chosen.write_goldens else []),
            *(["-k", chosen.only.replace(" ", "_")] if chosen.only else []),
            *(str(folder / f"{subject}.py") for subject in SUBJECTS),
        ]
        done = subprocess.run(command, env={**os.environ, RUNNING: str(running)})
        if done.returncode < 0:
            test = running.read_text("utf-8") if running.exists() else "the first test"
            how = signal.Signals(-done.returncode).name
            print(f"  FAILED  the process crashed ({how}) while this was tested: {test}")
            print("    Compiled rules have written to a place that is not theirs. TABLETOWERS_COMPILE=0 shows where:")
            print(f"    TABLETOWERS_COMPILE=0 tabletowers check {name} --only {test.partition(' (')[0]!r}")
    return done.returncode


def _speed(name: str) -> None:
    """Measure the speed in a process of its own, and print it."""
    done = subprocess.run([sys.executable, "-m", "tabletowers.testing.speed", name], capture_output=True, text=True)
    if done.returncode != 0:
        raise ValueError(f"the speed can't be measured: {done.stderr.strip().rpartition(chr(10))[2]}")
    found = json.loads(done.stdout)
    how = "" if found["compiled"] else ", not compiled"
    print(f"\nSpeed{how}: {found['moves_a_second']:,.0f} random moves a second on one core;")
    print(f"  a search with 500 iterations takes {found['search_ms']:.1f} ms.")
