"""The workers that run the tests keep a module together: what it sets up for all its tests is set up once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: A module with a fixture of its own scope, which notes every time that it is set up.
MODULE = """
from pathlib import Path
import pytest

@pytest.fixture(scope="module")
def something_costly():
    with (Path(__file__).parent / "set-ups").open("a") as file:
        file.write(__name__ + "\\n")

@pytest.mark.parametrize("number", range(6))
def test_it(something_costly, number):
    pass
"""


def test_a_module_is_set_up_once_however_many_workers_there_are(tmp_path: Path) -> None:
    """With some versions of pytest and pytest-xdist the groups go unnoticed, and every worker starts every server."""
    (tmp_path / "conftest.py").write_text("from tests.conftest import pytest_collection_modifyitems\n")
    names = ("test_one", "test_two", "test_three")
    for name in names:
        (tmp_path / f"{name}.py").write_text(MODULE)
    workers = ["-n", "2", "--dist", "loadgroup", "--no-loadscope-reorder"]
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "-p",
            "no:schemathesis",
            "--rootdir",
            tmp_path,
            *workers,
            tmp_path,
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert "18 passed" in done.stdout, done.stdout + done.stderr
    assert sorted((tmp_path / "set-ups").read_text().split()) == sorted(names)
