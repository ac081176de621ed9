"""The wheel for this machine, built once for all modules that try it. They run in one worker."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletowers.platforms import TAGS, this_machine, wheel
from tests.build.modules import OURS, module

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def built_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, with the rules of our games compiled for this kind of machine."""
    folder = tmp_path_factory.mktemp("built")
    libraries = folder / "libraries"
    libraries.mkdir()
    for name in OURS:
        described = module(name, this_machine())
        for part in described.parent.glob(f"{described.stem}.*"):
            shutil.copy(part, libraries)
    tag = {"TABLETOWERS_LIBRARIES": str(libraries), "TABLETOWERS_TAG": TAGS[this_machine()]}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    surroundings = {**os.environ, **tag, "HOME": str(folder / "builder"), "PYTHONPATH": ""}
    done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (built,) = folder.glob("*.whl")
    assert built.name == wheel(this_machine())
    return built
