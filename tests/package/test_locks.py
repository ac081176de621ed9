"""Installs are locked: every package that pyproject.toml asks for has its version and its hashes in requirements/."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Extras that are large and seldom wanted, with the package that each of them is about: they have locks of their own.
APART = {"ray": "ray", "train": "torch"}
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def plain(name: str) -> str:
    """A package's name, however it is written."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(file: Path) -> dict[str, list[str]]:
    """The hashes of every package in a lock, by its name."""
    hashes: dict[str, list[str]] = {}
    for part in re.split(r"\n(?=\S)", file.read_text("utf-8")):
        if pinned := re.match(r"([\w.-]+)==[\w.+!-]+( ;[^\\]+)? \\\n", part):
            hashes[plain(pinned[1])] = re.findall(r"--hash=sha256:([0-9a-f]{64})", part)
    return hashes


def test_everything_that_is_asked_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    asked = [*project["dependencies"], *(one for name, extra in extras.items() if name not in APART for one in extra)]
    names = {plain(re.match(r"[\w.-]+", requirement)[0]) for requirement in asked}  # type: ignore[index]
    assert names - locked(ROOT / "requirements" / "everything.txt").keys() == set()
    for package in APART.values():
        assert package in locked(ROOT / "requirements" / f"{package}.txt")


@pytest.mark.parametrize("file", LOCKS, ids=lambda file: file.name)
def test_every_package_has_hashes_and_comes_from_wherever_packages_come_from(file: Path) -> None:
    text = file.read_text("utf-8")
    assert "://" not in text
    assert "--index" not in text
    packages = locked(file)
    assert packages
    assert all(packages.values())
    # Nothing else is in it; a package may be there twice, for older and for newer Pythons.
    assert len(re.findall(r"(?m)^[^\s#]", text)) == len(re.findall(r"(?m)^[\w.-]+==", text))
