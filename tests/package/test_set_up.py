"""What `make play` says on a machine that lacks something."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A checkout on a machine with nothing but a shell."""
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "package-lock.json").touch()
    programs = tmp_path / "bin"
    programs.mkdir()
    for name in ("bash", "dirname", "rm", "mkdir", "touch"):
        program = shutil.which(name)
        assert program is not None
        (programs / name).symlink_to(program)
    return tmp_path


def said(folder: Path, *command: str) -> str:
    """The last line that a failing tool says."""
    tool = subprocess.run(
        [str(folder / "bin" / "bash"), *command], cwd=folder, env={"PATH": "bin"}, capture_output=True, text=True
    )
    assert tool.returncode == 1
    return tool.stderr.splitlines()[-1]


def test_without_node_the_games_can_be_played_in_the_terminal(bare: Path) -> None:
    assert said(bare, "tools/build-web") == (
        "The page can't be built: there is no Node.js 20.19 or newer here, and none can be fetched (details: "
        "build/page.log); once the packages are installed, the games can be played in the terminal: "
        ".venv/bin/tabletowers play --help"
    )
    assert not (bare / "src").exists()


def test_without_python_nothing_can_be_played(bare: Path) -> None:
    assert said(bare, "tools/install-packages", "play") == (
        "Tabletowers needs Python 3.11 or newer, and there is none here: nothing can be played without it."
    )
    assert not (bare / ".venv").exists()
