"""What compiled rules depend on: the sources by whose text their folder in the cache is named."""

from __future__ import annotations

from pathlib import Path

import pytest

import tabletowers
from tabletowers.games import game
from tabletowers.kernel.sources import file_of, source_files, source_hash

PACKAGE = Path(tabletowers.__file__).parent
OURS = ("clocktowers", "oldtown", "babel")
#: What rules are written with, besides the game's own folder: nothing here plays, draws or speaks.
WRITTEN_WITH = {"decision", "events", "kernels", "observation", "reasons", "validation"}


def depends_on(module: str) -> list[Path]:
    file = file_of(module)
    assert file is not None
    return [path.relative_to(PACKAGE) for path in source_files((module, file))]


@pytest.mark.parametrize("name", OURS)
def test_rules_depend_on_their_game_and_on_what_rules_are_written_with(name: str) -> None:
    for path in depends_on(f"{game(name).package}.kernels"):
        room, *_, file = path.parts
        if room == "contract":
            assert file.removesuffix(".py") in WRITTEN_WITH
        else:
            assert path.parts[:2] == ("games", name) or room == "kernel", path


@pytest.mark.parametrize(
    "module",
    ["backends.entry_points", "backends.playout", "bots.search", "bots.greedy", "nets.rollout", "nets.inference"],
)
def test_generic_kernels_depend_on_their_room_and_on_what_kernels_are_written_with(module: str) -> None:
    assert {path.parts[0] for path in depends_on(f"tabletowers.{module}")} == {"kernel", module.partition(".")[0]}


def test_an_edit_matters_to_the_modules_that_import_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package's own text matters only to what takes a name from it, and an import for types to nothing."""
    monkeypatch.syspath_prepend(tmp_path)
    sources = {
        "__init__": "from tinygame.talk import words\n",
        "talk": "words = ['hello']\n",
        "numbers": "CARDS = 5\n",
        "shapes": "SIZE = 3\n",
        "rules": "from typing import TYPE_CHECKING\nfrom tinygame import numbers\nif TYPE_CHECKING:\n"
        "    from tinygame.talk import words\nelse:\n    from .shapes import SIZE\nprint(numbers.CARDS)\n",
        "chatter": "from tinygame import numbers, words\n",
    }
    folder = tmp_path / "tinygame"
    folder.mkdir()
    for name, text in sources.items():
        (folder / f"{name}.py").write_text(text)

    def needs(module: str) -> set[str]:
        paths = source_files((f"tinygame.{module}", folder / f"{module}.py"))
        return {path.stem for path in paths}

    assert needs("rules") == {"rules", "numbers", "shapes"}
    assert needs("chatter") == {"chatter", "numbers", "__init__", "talk"}


def test_the_hash_is_of_texts_and_not_of_places_and_times(tmp_path: Path) -> None:
    hashes = []
    for clone in ("here", "there"):
        file = tmp_path / clone / "tinyrules.py"
        file.parent.mkdir()
        file.write_text("CARDS = 5\n")
        hashes.append(source_hash(("tinyrules", file)))
    assert hashes[0] == hashes[1]
