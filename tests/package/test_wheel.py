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
from tabletowers.platforms import TAGS, install, this_machine
from tests.build.modules import needs_linker

ROOT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.xdist_group("wheel"),
    needs_linker,
    pytest.mark.skipif(this_machine() not in TAGS, reason="there is no wheel for this kind of machine"),
]

#: What isn't needed to play: the wheel has the rules compiled.
STUDY = "numpy numba llvmlite"
#: Makes packages look as if they were not installed.
CUSTOM = """
import os, sys
class Blocked:
    def find_spec(self, name, *_):
        if name.split(".")[0] in os.environ.get("BLOCKED", "").split():
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Blocked())
"""


@pytest.fixture(scope="module")
def home(built_wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with nothing but the wheel in it; what the wheel needs is lent by the environment of the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    python = folder / "env" / "bin" / "python"
    venv.create(folder / "env", with_pip=False)
    into = ("--python", str(python), "install", "--quiet", "--no-deps", "--no-index")
    call(folder, sys.executable, "-m", "pip", *into, str(built_wheel), HOME=str(folder / "builder"))
    own = Path(call(folder, str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip())
    # Only a path: the editable install of the tests is a .pth file there, and these are not read from here.
    (own / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    (own / "sitecustomize.py").write_text(CUSTOM)
    return folder


def surroundings(folder: Path, **more: str) -> dict[str, str]:
    """The environment of a person whose files are all below a folder, without NumPy and Numba."""
    own = {"HOME": str(folder / "person"), "PYTHONPATH": "", "LANG": "C", "LC_ALL": "", "BLOCKED": STUDY}
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("TABLETOWERS_", "XDG_"))}
    return {**kept, **own, **more}


def call(folder: Path, *command: str, **more: str) -> str:
    done = subprocess.run(
        command, cwd=folder, env=surroundings(folder, **more), capture_output=True, text=True, check=False
    )
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


def test_every_typeface_has_its_licence_beside_it(home: Path) -> None:
    fonts = [file for pattern in ("*.woff2", "*.ttf") for file in package_of(home).rglob(pattern)]
    assert {file.suffix for file in fonts} == {".woff2", ".ttf"}
    for font in fonts:
        # The page has several typefaces in one folder, where a licence has the name of its typeface.
        names = ("LICENSE.txt", "OFL.txt", f"{font.name.partition('-')[0]}-OFL.txt")
        (licence,) = (font.with_name(name) for name in names if font.with_name(name).exists())
        assert "License" in licence.read_text("utf-8")


def test_the_rules_come_compiled_and_nothing_else_is_needed_to_run_them(home: Path) -> None:
    code = (
        "import sys, tabletowers as tt\n"
        "for name in ('clocktowers', 'oldtown', 'babel'):\n"
        "    state = tt.game(name).new(3, seed=1)\n"
        "    print(type(tt.game(name).kernels).__name__, len(state.legal_moves()) > 0)\n"
        "print('numpy' in sys.modules)"
    )
    assert call(home, str(home / "env" / "bin" / "python"), "-c", code) == "Library True\n" * 3 + "False\n"


def package_of(home: Path) -> Path:
    """Where the wheel was installed."""
    (package,) = (home / "env").glob("lib/python*/site-packages/tabletowers")
    return package


def what_runs(home: Path, blocked: str) -> tuple[str, str]:
    """What runs the rules of Clocktowers where some packages are blocked, and what is reported about it."""
    code = "import tabletowers as tt; print(type(tt.game('clocktowers').kernels).__name__)"
    command = [str(home / "env" / "bin" / "tabletowers"), "simulate", "clocktowers", "--seed", "1"]
    if "numpy" not in blocked:
        command = [str(home / "env" / "bin" / "python"), "-c", code]
    environment = surroundings(home, BLOCKED=blocked)
    done = subprocess.run(command, cwd=home, env=environment, capture_output=True, text=True, check=False)
    return done.stdout.strip(), done.stderr


#: What may be wrong with what is installed: the file, what is replaced in it, and by what.
DAMAGES = {
    "an edited rule": ("games/clocktowers/kernels/scoring.py", b'"""', b'# Edited\n"""'),
    "a damaged library": ("libraries/clocktowers-*.so", b"ELF", b"FLE"),
    "a wheel for another machine": ("libraries/clocktowers-*.json", b'"target": "', b'"target": "not '),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_what_no_longer_fits_is_compiled_or_played_slowly_or_a_sentence(home: Path, damage: str) -> None:
    pattern, old, new = DAMAGES[damage]
    (file,) = package_of(home).glob(pattern)
    whole = file.read_bytes()
    assert what_runs(home, "") == ("Library", "")
    try:
        file.write_bytes(whole.replace(old, new, 1))
        # Numba: what it will compile is announced, unless this was compiled before.
        assert what_runs(home, "")[0] == "Native"
        runs, told = what_runs(home, "numba llvmlite")
        assert runs == "Native"
        assert told.startswith("tabletowers: the compiled rules of Clocktowers can't be used (clocktowers-1-")
        assert told.endswith(
            f"so they run in plain Python, a thousand times slower; {install('study')} compiles them\n"
        )
        runs, told = what_runs(home, STUDY)
        assert runs == ""
        assert "Traceback" not in told
        assert f"there is neither Numba nor NumPy: {install('study')}" in told
    finally:
        file.write_bytes(whole)


def test_a_processor_that_is_too_old_gets_a_sentence(home: Path) -> None:
    code = (
        "from tabletowers.backends import processor\n"
        "processor._flags = lambda: 'fpu sse sse2 cx16 lahf_lm pni ssse3'.split()\n"
        "import tabletowers\n"
        "try: tabletowers.game('babel').new(3, 1)\n"
        "except ValueError as error: print(error)"
    )
    if this_machine() != "x86_64":
        pytest.skip("only processors of one kind may be too old")
    told = call(home, str(home / "env" / "bin" / "python"), "-c", code)
    assert "can't be used (this processor lacks popcnt, sse4_1, sse4_2), and there is neither" in told


def test_the_first_move_is_asked_for_and_nothing_is_written(home: Path) -> None:
    command = [str(home / "env" / "bin" / "tabletowers"), "play", "clocktowers", "--seed", "1"]
    # A home that doesn't exist and can't be made, and neither a compiler nor Node.js.
    environment = surroundings(home, HOME="/dev/null/nobody", PATH=os.devnull)
    done = subprocess.run(
        command, cwd=home, env=environment, input="", capture_output=True, text=True, check=False, timeout=PATIENCE
    )
    assert "Your move" in done.stdout, done.stderr
    assert "compil" not in done.stderr


def test_games_are_played_and_replayed(home: Path) -> None:
    (home / "games.jsonl").write_text(run(home, "simulate", "babel", "--seed", "1", "--bot", "greedy"))
    assert run(home, "replay", "games.jsonl") == "1 record agrees: babel under rules 2\n"


def test_what_is_missing_is_told_with_its_extra(home: Path) -> None:
    own = [str(home / "env" / "bin" / "python"), "-c"]
    code = "import sys; sys.modules['{}'] = None; import tabletowers.cli as c; sys.exit(c.main({!r}))"
    for package, extra, arguments in (
        ("sqlalchemy", "server", ["admin", "tables"]),
        ("saq", "redis", ["bot-worker", "--redis", "redis://x"]),
        ("reportlab", "print", ["puzzle", "print", "--official", "1", "--out", "puzzle.pdf"]),
        ("numpy", "study", ["stats", "babel", "--games", "1"]),
    ):
        command = [*own, code.format(package, arguments)]
        done = subprocess.run(command, cwd=home, env=surroundings(home), capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert f"{package} is not installed: {install(extra)}" in done.stderr


def test_the_benchmarks_stay_in_the_clone(home: Path) -> None:
    for arguments in (["bench"], ["bench", "rules", "--quick"]):
        command = [str(home / "env" / "bin" / "tabletowers"), *arguments]
        done = subprocess.run(command, cwd=home, env=surroundings(home), capture_output=True, text=True, check=False)
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
    server = subprocess.Popen(
        [*command, "--log-level", "error"], cwd=home, env=surroundings(home, HOME=str(home / "operator"))
    )
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


def test_a_server_plays_with_bots_and_writes_only_into_its_database(address: str, home: Path) -> None:
    assert json.loads(get(f"{address}/api/v1/server"))["compiling"] == []
    assert (home / "tables.sqlite3").exists()
    assert not (home / "operator").exists()
