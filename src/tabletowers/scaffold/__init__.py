"""Writes a new game: a small card game as a package, which plays at once in every way and is changed from there.

The files of the package are in `project`, with names between two @ for what differs from game to game.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import tabletowers
from tabletowers.contract.registry import packages

#: The licences to choose from. The text of each is in the folder `licences`.
LICENCES = ("MIT", "BSD-3-Clause", "0BSD")
#: The choice for a game that nobody else may copy.
NO_LICENCE = "none"
#: The ending of the files from which a project is written.
_ENDING = ".in"
_NAME = re.compile(r"[a-z][a-z0-9]{2,29}")
_PLACEHOLDER = re.compile(r"@(\w+)@")


@dataclass(frozen=True)
class NewGame:
    """What a new game is called, and who writes it."""

    name: str
    title: str
    author: str
    year: int
    licence: str = "MIT"

    @property
    def values(self) -> Mapping[str, str]:
        """What replaces the names in the files."""
        licensed = self.licence != NO_LICENCE
        return {
            "name": self.name,
            "title": self.title,
            "class": self.name.capitalize(),
            "rule": self.name[:2].upper(),
            "author": self.author,
            "year": str(self.year),
            "needs": f">={tabletowers.__version__},<{_next_contract()}",
            "licence_line": f'license = "{self.licence}"\nlicense-files = ["LICENSE"]'
            if licensed
            else 'classifiers = ["Private :: Do Not Upload"]',
            "licence_words": f"Licence: {self.licence}, see `LICENSE`."
            if licensed
            else f"© {self.year} {self.author}. All rights reserved.",
        }


def _next_contract() -> str:
    """Return the first release that may change the contract: one with another second number."""
    first, second, *_ = tabletowers.__version__.split(".")
    return f"{first}.{int(second) + 1}"


def checked(name: str, title: str, author: str) -> None:
    """Raise ValueError if a game can't have this name, title or author."""
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise ValueError(f"{name!r} can't be the name of a game: use 3 to 30 small letters and digits, a letter first")
    if name in packages():
        raise ValueError(f"there is a game called {name!r} already; choose another name")
    if name in sys.stdlib_module_names or find_spec(name) is not None:
        raise ValueError(f"there is a package called {name!r} already; choose another name")
    for what, text in (("title", title), ("author", author)):
        if not text.strip() or not text.isprintable() or any(mark in text for mark in '"\\{}@'):
            raise ValueError(f"{text!r} can't be the {what}: use at least a letter, and none of \" \\ {{ }} @")


def write(game: NewGame, folder: Path) -> list[Path]:
    """Write the project of a new game into a folder, and return the files. Raises ValueError if it is not empty."""
    checked(game.name, game.title, game.author)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise ValueError(f"{folder} is there already")
    here = Path(str(resources.files(__name__)))
    texts = {
        _target(source.relative_to(here / "project"), game.name): source.read_text("utf-8")
        for source in sorted((here / "project").rglob(f"*{_ENDING}"))
    }
    texts[Path("src") / game.name / "py.typed"] = ""
    if game.licence != NO_LICENCE:
        texts[Path("LICENSE")] = (here / "licences" / f"{game.licence}{_ENDING}").read_text("utf-8")
    for path, text in texts.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(_PLACEHOLDER.sub(lambda found: game.values[found[1]], text), "utf-8")
    return [folder / path for path in texts]


def _target(source: Path, name: str) -> Path:
    """Return where in a project a file belongs."""
    path = source.with_name(source.name.removesuffix(_ENDING))
    if path.parts[0] == "package":
        return Path("src", name, *path.parts[1:])
    return Path(".gitignore") if path.name == "gitignore" else path
