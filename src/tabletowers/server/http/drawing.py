"""Drawing a view with letters, as in a terminal, for clients that have no picture of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from rich.text import Text

from tabletowers.contract import Game
from tabletowers.text import catalogue

#: The largest number in a view that is drawn: a client must not have something drawn a million times.
_MOST = 1000


class UnusableView(ValueError):
    """Something that is not a view of the game."""


def drawing(
    game: Game, view: Mapping[str, Any], language: str, names: Sequence[str], moves: Sequence[str]
) -> dict[str, Any]:
    """The lines of a drawing, each as pieces of text with their styles, and the labels of moves; else UnusableView."""
    _check_numbers(view)
    terminal = game.terminal
    say = catalogue(language)
    try:
        lines = [_spans(line) for line in terminal.draw(view, say, names)]
        named = {**view, "names": names}
        labels = {move: terminal.move_label(move, named, say) for move in moves}
    except Exception as error:
        # The view comes from a client, so there is no end to what may be wrong with it.
        raise UnusableView(f"this is not a view of {game.name} with these names and moves") from error
    return {"lines": lines, "labels": labels}


def _check_numbers(value: Any) -> None:
    """Refuse numbers that no view holds, so that drawing it takes no longer than any other."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
        elif isinstance(part, int | float) and not -_MOST <= part <= _MOST:
            raise UnusableView(f"the numbers of a view are at most {_MOST}")


def _spans(line: Text) -> list[dict[str, str]]:
    """A line as pieces of text, each with one style."""
    # Where the style changes.
    edges = sorted({0, len(line.plain), *(edge for span in line.spans for edge in (span.start, span.end))})
    pieces = []
    for start, end in pairwise(edges):
        styles = [str(line.style), *(str(span.style) for span in line.spans if span.start <= start and end <= span.end)]
        pieces.append({"text": line.plain[start:end], "style": " ".join(style for style in styles if style)})
    return pieces
