"""The pictures to which a game's scenes refer: SVG files in the folder `pictures`, or made by `scene.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from tabletowers.contract import Game


@cache
def pictures(game: Game, language: str = "en") -> Mapping[str, str]:
    """Return a game's pictures as SVG, by name.

    They are the files in the folder `pictures` beside `scene.py`, and what the function `pictures` in it returns for a
    language, if there is one.
    """
    package = (game.beside("scene") or game.package).removesuffix(".scene")
    folder = resources.files(package).joinpath("pictures")
    files = folder.iterdir() if folder.is_dir() else ()
    found = {file.name[:-4]: file.read_text("utf-8") for file in files if file.name.endswith(".svg")}
    make = getattr(game.scene, "pictures", None)
    return found if make is None else {**found, **make(language)}
