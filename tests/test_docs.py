"""What the documents say of the source is so: maps name what is there, guides name files and functions that exist."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tabletowers.scaffold import NewGame, write
from tests.test_structure import LAYERS

ROOT = Path(__file__).parents[1]
PACKAGE, CLIENT, GAMES = ROOT / "src/tabletowers", ROOT / "web", ROOT / "src/tabletowers/games"
PLUGIN = ROOT / "tests/plugins"
DOCS = sorted((ROOT / "docs").rglob("*.md"))


def files(folder: Path) -> list[str]:
    """The files of the project in a folder, from there."""
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return [line for line in listed.stdout.splitlines() if (folder / line).is_file()]


# The maps in CONTRIBUTING.md


def section(title: str) -> str:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    return text.partition(f"\n## {title}\n")[2].partition("\n## ")[0]


def rows(title: str) -> list[str]:
    """The first column of the tables in a section."""
    return re.findall(r"^\| `([^`]+)` \|", section(title), re.MULTILINE)


def test_the_map_of_the_package_has_every_package_in_the_order_of_the_layers() -> None:
    named = rows("Map of the Python package")
    packages = {
        f"{folder}/" for file in files(PACKAGE) if file.endswith("__init__.py") and (folder := Path(file).parent).name
    }
    own = {package for package in packages if not package.startswith("games/") or package == "games/"}
    assert {name for name in named if name.endswith("/")} == own
    assert all((PACKAGE / name).exists() for name in named)
    layers = list(dict.fromkeys(name.removesuffix(".py").split("/")[0] for name in named))
    assert layers == list(LAYERS)


def test_the_map_of_the_client_has_every_folder() -> None:
    folders = {f"{Path(file).parent}/" for file in files(CLIENT)} - {"./", "src/"}
    assert set(rows("Map of the browser client")) == folders


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_the_floor_plan_has_every_file_of_a_game(game: str) -> None:
    named = rows("The floor plan of a game")
    own = {name.removeprefix(f"{game}/") for name in named if name.startswith(f"{game}/")}
    plan = {name for name in named if name.split("/")[0] not in ("oldtown", "babel")}
    folders = sorted((name for name in (*plan, *own) if name.endswith("/")), reverse=True)
    present = {next((folder for folder in folders if file.startswith(folder)), file) for file in files(GAMES / game)}
    assert present - plan == own


def test_the_floor_plan_names_nothing_that_no_game_has() -> None:
    named = rows("The floor plan of a game")
    assert len(named) == len(set(named))
    for name in named:
        assert any((GAMES / name).exists() or (game / name).exists() for game in GAMES.iterdir()), name


# The journey of a move


def mentions() -> Iterator[tuple[str, list[str]]]:
    """The files of the journey in their order, each with the names that stand behind it in the same item."""
    text = (ROOT / "docs/journey-of-a-move.md").read_text("utf-8").partition("\n## ")[2]
    for item in re.split(r"\n(?= - |\n)", text):
        path, names = "", list[str]()
        for code in re.findall(r"`([^`]+)`", item):
            if re.fullmatch(r"[\w./]+/[\w.]+\.(py|ts|svelte|ftl)", code):
                if path:
                    yield path, names
                path, names = code, []
            elif path and re.fullmatch(r"[\w-]+", code):
                names.append(code)
        if path:
            yield path, names


def place_of(path: str) -> Path:
    return next((file for folder in (PACKAGE, CLIENT / "src") if (file := folder / path).is_file()), ROOT / path)


def test_the_journey_names_enough() -> None:
    mentioned = list(mentions())
    assert len({path for path, _ in mentioned}) > 40
    assert sum(len(names) for _, names in mentioned) > 60


@pytest.mark.parametrize(("path", "names"), [*mentions()])
def test_a_file_of_the_journey_exists_and_has_what_stands_beside_it(path: str, names: list[str]) -> None:
    text = place_of(path).read_text("utf-8")
    for name in names:
        assert re.search(rf"(?<![\w-]){name}(?![\w-])", text), f"{name} is not in {path}"


# Excerpts: a block whose first line is a comment with the file it quotes

EXCERPT = re.compile(r"^```\w+ excerpt\n(.*?)\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def excerpts() -> Iterator[tuple[str, str, str]]:
    """The page, the file and the code of every excerpt."""
    for page in DOCS:
        for head, code in EXCERPT.findall(page.read_text("utf-8")):
            yield page.name, head.removeprefix("# "), code


@cache
def new_game() -> dict[str, str]:
    """The files of the game that the guide begins with, as `new-game` writes them."""
    with TemporaryDirectory() as folder:
        project = Path(folder) / "hillrows"
        written = write(NewGame("hillrows", "Hill Rows", "Ada Example", 2026), project)
        return {str(file.relative_to(project)).removeprefix("src/"): file.read_text("utf-8") for file in written}


@pytest.mark.parametrize(("page", "file", "code"), [*excerpts()])
def test_an_excerpt_stands_in_its_file(page: str, file: str, code: str) -> None:
    assert code.strip()
    text = new_game().get(file) or (ROOT / file if file.startswith("tests/") else PLUGIN / file).read_text("utf-8")
    assert f"\n{code}" in f"\n{text}", f"{page} quotes {file} otherwise"


def test_the_guide_shows_something_of_every_file_of_its_game() -> None:
    quoted = {file for page, file, _ in excerpts() if page == "write-a-game.md"}
    ours = {file for file, text in new_game().items() if file.startswith("hillrows/") and text.count("\n") > 1}
    assert ours <= quoted
