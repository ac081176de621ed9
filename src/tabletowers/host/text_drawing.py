"""Text drawings of a game's views, as in a terminal, for clients that have no board for the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

from rich.text import Text

from tabletowers.contract import Game
from tabletowers.host.responses.games import Drawing, MoveMeaning, Span
from tabletowers.text import Catalogue, catalogue

#: The largest number allowed in a view, so that no client can make the server draw a million pieces.
_MOST = 1000


class UnusableView(ValueError):
    """Raised for a value that is not a view of the game."""


def drawing(game: Game, view: Mapping[str, Any], language: str, names: Sequence[str], moves: Sequence[str]) -> Drawing:
    """Draw a view as lines of styled text, and describe moves. Raises UnusableView if the view is invalid."""
    view = {name: value for name, value in view.items() if name != "scene"}
    _check_numbers(view)
    terminal = game.terminal
    say = catalogue(language)
    try:
        lines = [spans(line) for line in terminal.draw(view, say, names)]
        named = {**view, "names": names}
        labels = {move: terminal.move_label(move, named, say) for move in moves}
        meanings = {move: _meaning(game, move, named, say) for move in moves}
    except Exception as error:
        # The view comes from a client, so anything may be wrong with it.
        raise UnusableView(f"not a view of {game.name} with these names and moves") from error
    return Drawing(lines, labels, meanings)


def _meaning(game: Game, move: str, view: Mapping[str, Any], say: Catalogue) -> MoveMeaning:
    """Return the game's description of a move or, if the game has none, the move's label or notation."""
    if hasattr(game.terminal, "move_meaning"):
        return MoveMeaning(*game.terminal.move_meaning(move, view, say))
    return MoveMeaning("move", game.terminal.move_label(move, view, say) or move)


def _check_numbers(value: Any) -> None:
    """Raise UnusableView for numbers that are too large for any view, so that drawing can't take long."""
    waiting = [value]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
        elif isinstance(part, int | float) and not -_MOST <= part <= _MOST:
            raise UnusableView(f"numbers in a view are at most {_MOST}, not {part}")


def spans(line: Text) -> list[Span]:
    """Split a line into pieces of one style each."""
    # The positions at which the style changes.
    edges = sorted({0, len(line.plain), *(edge for span in line.spans for edge in (span.start, span.end))})
    pieces = []
    for start, end in pairwise(edges):
        styles = [str(line.style), *(str(span.style) for span in line.spans if span.start <= start and end <= span.end)]
        pieces.append(Span(line.plain[start:end], " ".join(style for style in styles if style)))
    return pieces
