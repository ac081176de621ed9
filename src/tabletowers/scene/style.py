"""The colours, symbols and tables of scenes. The page draws with the same ones (`web/src/boards/drawn`)."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

_STYLE: dict[str, Any] = json.loads(resources.files(__package__).joinpath("style.json").read_text("utf-8"))

#: Of each colour: strong for areas, pale for paper, dark for letters on that paper.
COLOURS: dict[str, tuple[str, str, str]] = {name: tuple(shades) for name, shades in _STYLE["colours"].items()}
#: The outline of each symbol in a box of 24 by 24. The first five are the players' signs, in the order of the seats.
SYMBOLS: dict[str, str] = _STYLE["symbols"]
#: Of each table: two shades by day, two by night, and the colour of words on it by day and by night.
TABLES: dict[str, dict[str, list[str]]] = _STYLE["tables"]
#: The players' colours, in the order of the seats.
SEATS: list[str] = _STYLE["seats"]
