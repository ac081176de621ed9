"""Market Day drawn with letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from tabletowers.text import Catalogue

#: Columns and rows that a usual drawing needs.
SIZE = 72, 12


def draw(view: Mapping[str, Any], say: Catalogue, names: Sequence[str]) -> list[Text]:
    """The stall, everybody's goods, and the own hand."""
    board = view["board"]
    goods = "  ".join(f"[{good}]" for good in board["open"])
    lines = [Text(say("marketday-stall", goods=goods, left=board["left"]), style="bold")]
    for name, shown in zip(names, board["seats"], strict=True):
        values = {"player": name, "points": shown["points"], "cards": shown["cards"], "goods": shown["goods"]}
        line = Text(say("marketday-seat", **values))
        if shown["bid"] is not None:
            line.append(f"   ({shown['bid']})", style="yellow")
        lines.append(line)
    if view["seat"] is not None:
        lines.append(Text(say("marketday-hand", cards=board["seats"][view["seat"]]["hand"]), style="bold"))
    return lines


def move_label(move: str, view: Mapping[str, Any], say: Catalogue) -> str:
    """Moves speak for themselves."""
    return ""
