"""The pictures to which a game's scenes refer: the SVG files in the folder `pictures` beside `scene.py`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources

from tabletowers.contract import Game


@cache
def pictures(game: Game) -> Mapping[str, str]:
    """Return the pictures in a game's folder `pictures`, by name, as SVG."""
    package = (game.beside("scene") or game.package).removesuffix(".scene")
    folder = resources.files(package).joinpath("pictures")
    files = folder.iterdir() if folder.is_dir() else ()
    return {file.name[:-4]: file.read_text("utf-8") for file in files if file.name.endswith(".svg")}
