"""The wheel by itself: installed into an environment of its own, outside the source tree, and used from there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletowers
from benchmarks.services import PATIENCE, end, free_port

ROOT = Path(__file__).parents[2]

# Without the compiler everything starts at once; that compiled code does the same is tested elsewhere.
ENVIRONMENT = {**os.environ, "TABLETOWERS_COMPILE": "0", "PYTHONPATH": "", "LANG": "C", "LC_ALL": ""}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel in it; what the wheel needs is lent by the environment of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    python = folder / "env" / "bin" / "python"
    venv.create(folder / "env", with_pip=False)
    call(ROOT, sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder))
    (wheel,) = folder.glob("*.whl")
    into = ("--python", str(python), "install", "--quiet", "--no-deps", "--no-index")
    call(folder, sys.executable, "-m", "pip", *into, str(wheel))
    own = Path(call(folder, str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    # Only a path: the editable install of the tests is a .pth file there, and these are not read from here.
    (own / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return folder


def call(folder: Path, *command: str) -> str:
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(home: Path, *arguments: str) -> str:
    """What the installed command prints, called from a folder that holds no source."""
    return call(home, str(home / "env" / "bin" / "tabletowers"), *arguments)


def test_the_version_is_that_of_the_package_and_the_changelog(home: Path) -> None:
    assert run(home, "--version") == f"tabletowers {tabletowers.__version__}\n"
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == tabletowers.__version__


def test_it_is_installed_typed_and_not_the_source_tree(home: Path) -> None:
    code = "import tabletowers; print(tabletowers.__path__[0])"
    package = Path(call(home, str(home / "env" / "bin" / "python"), "-c", code).strip())
    assert package.is_relative_to(home / "env")
    assert (package / "py.typed").exists()


def test_games_are_played_and_replayed(home: Path) -> None:
    (home / "games.jsonl").write_text(run(home, "simulate", "babel", "--seed", "1", "--bot", "greedy"))
    assert run(home, "replay", "games.jsonl") == "1 record agrees: babel under rules 2\n"


def test_what_is_missing_is_told_with_its_extra(home: Path) -> None:
    own = [str(home / "env" / "bin" / "python"), "-c"]
    code = "import sys; sys.modules['{}'] = None; import tabletowers.cli as c; sys.exit(c.main({!r}))"
    for module, arguments in (("sqlalchemy", ["admin", "tables"]), ("saq", ["bot-worker", "--redis", "redis://x"])):
        command = [*own, code.format(module, arguments)]
        done = subprocess.run(command, cwd=home, env=ENVIRONMENT, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert f"{module} is not installed: pip install 'tabletowers[server]'" in done.stderr


def test_the_benchmarks_stay_in_the_clone(home: Path) -> None:
    for arguments in (["bench"], ["bench", "rules", "--quick"]):
        command = [str(home / "env" / "bin" / "tabletowers"), *arguments]
        done = subprocess.run(command, cwd=home, env=ENVIRONMENT, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == (
            "tabletowers bench: error: the benchmarks are not part of the installed package; "
            "run this command, or make bench, in a clone\n"
        )


def test_a_puzzle_is_solved_explained_and_drawn(home: Path) -> None:
    told = json.loads(run(home, "puzzle", "solve", "--official", "1", "--explain", "--json", "--language", "de"))
    assert (told["count"], told["complete"], told["level"]) == (1, True, "easy")
    run(home, "puzzle", "print", "--official", "1", "--out", "puzzle.pdf")
    assert (home / "puzzle.pdf").read_bytes().startswith(b"%PDF")


@pytest.fixture(scope="module")
def address(home: Path) -> Iterator[str]:
    """The installed server on a new database, which it has to lay out first."""
    port = free_port()
    command = [str(home / "env" / "bin" / "tabletowers"), "serve", "--port", str(port), "--database", "tables.sqlite3"]
    server = subprocess.Popen([*command, "--log-level", "error"], cwd=home, env=ENVIRONMENT)
    try:
        address = f"http://127.0.0.1:{port}"
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{address}/ready", timeout=5).close()
                break
            except OSError:
                assert server.poll() is None
                assert time.monotonic() < until
                time.sleep(0.2)
        yield address
    finally:
        end(server)


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as answer:
        text: str = answer.read().decode()
        return text


def test_the_server_has_the_page_its_scripts_and_the_texts(address: str) -> None:
    page = get(f"{address}/")
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)
    assert script is not None
    assert len(get(address + script[1])) > 1000
    assert "clocktowers-title" in get(f"{address}/api/v1/text/nl/clocktowers.ftl")
    own = [name for name in tabletowers.GAMES if tabletowers.game(name).package.startswith("tabletowers.")]
    assert [game["name"] for game in json.loads(get(f"{address}/api/v1/games"))["games"]] == own
