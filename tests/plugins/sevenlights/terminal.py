"""Seven Lights drawn with letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from sevenlights.components import BEST, FUELS, LIGHTS, WORTH
from tabletowers.text import Catalogue

#: Columns and rows that a usual drawing needs.
SIZE = 72, 16


def draw(view: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> list[Text]:
    """The coast, the keepers, and the own hand."""
    board = view["board"]
    lines = [Text(say("sevenlights-store", left=board["left"]))]
    for number, light in enumerate(board["lights"]):
        lit = light["keeper"] is not None
        values = {"light": LIGHTS[number], "worth": WORTH[number], "fuel": FUELS[BEST[number]]}
        line = Text(say("sevenlights-lighthouse", **values, lit="yes" if lit else "no"), style="bold" if lit else "")
        cards = [f"{names[one['seat']]} {one['card'] or '··'}" for one in light["cards"]]
        line.append(f"  {', '.join(cards)}", style="yellow" if lit else "dim")
        lines.append(line)
    for name, shown in zip(names, board["seats"], strict=True):
        lines.append(Text(say("sevenlights-seat", player=name, points=shown["points"], cards=shown["cards"])))
    if view["seat"] is not None:
        lines.append(Text(say("sevenlights-hand", cards=board["seats"][view["seat"]]["hand"]), style="bold"))
    return lines


def move_label(move: str, view: Mapping[str, Any], say: Catalogue) -> str:
    """The move in words."""
    verb, *words = move.split()
    return say(f"sevenlights-move-{verb}", **dict(zip(("fuel", "card", "light"), words, strict=False)))
