"""The folder of the site without a server, and games of other packages in it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletowers
from tabletowers.build import site


def test_a_site_has_our_games_and_those_of_the_named_packages() -> None:
    ours = ["clocktowers", "oldtown", "babel"]
    assert site.games_of([]) == ours
    assert set(site.games_of(["sevenlights"])) == {*ours, "sevenlights"}
    with pytest.raises(
        ValueError, match="no game of the package 'chess' is installed; there are marketday, sevenlights"
    ):
        site.games_of(["chess"])


def test_a_site_that_fails_leaves_the_previous_one_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fails = [False, True]

    def steps(folder: Path, *given: object, **more: object) -> Iterator[str]:
        yield "the page"
        (folder / "engine").mkdir(parents=True)
        (folder / "index.html").write_text("half" if fails[0] else "whole")
        assert not fails.pop(0), "the kernels can't be built"

    monkeypatch.setattr(site, "PYODIDE", tmp_path)
    monkeypatch.setattr(site, "_steps", steps)
    place = tmp_path / "out" / "site"
    assert [*site.build_site(place)] == ["the page"]
    with pytest.raises(AssertionError, match="can't be built"):
        [*site.build_site(place)]
    assert (place / "index.html").read_text() == "whole"
    assert [*place.parent.iterdir()] == [place]


def test_a_guest_brings_its_sources_texts_and_pictures() -> None:
    files = {name for _, name in site._files_of_guests(["clocktowers", "sevenlights"])}
    assert {"sevenlights/__init__.py", "sevenlights/scene.py", "sevenlights/text/de.ftl"} <= files
    assert {"sevenlights/pictures/coast.svg", "sevenlights/lesson.py"} <= files
    assert not [name for name in files if "kernels" in name or not name.startswith("sevenlights/")]
    english = {name for _, name in site._files_of_guests(["sevenlights"], english=True)}
    assert {"sevenlights/text/en.ftl", "sevenlights/kernels/__init__.py", "sevenlights/kernels/rules.py"} <= english
    assert all(name == "sevenlights/text/en.ftl" or name.startswith("sevenlights/kernels/") for name in english)


_IN_A_PAGE = """
import sys

class Without:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "fluent":
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
import tabletowers
print(*tabletowers.GAMES, tabletowers.game("sevenlights").package)
"""


def test_a_guest_is_loaded_in_a_page_from_what_it_brings(tmp_path: Path) -> None:
    """There is no `fluent.syntax` in a page, and of the kernels nothing but their sources."""
    for english in (False, True):
        for file, name in site._files_of_guests(["sevenlights"], english=english):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, tmp_path / name)
    info = tmp_path / "sevenlights-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sevenlights\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[tabletowers.games]\nsevenlights = sevenlights:GAME\n")
    paths = os.pathsep.join([str(tmp_path), str(Path(tabletowers.__file__).parents[1])])
    done = subprocess.run(
        [sys.executable, "-c", _IN_A_PAGE],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("clocktowers oldtown babel sevenlights sevenlights\n", "")
