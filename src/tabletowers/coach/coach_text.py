"""Turns the coach's reasons and comparisons into sentences, as the web page does in `web/src/play/coach.ts`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletowers.coach.differences import Point
from tabletowers.text import Catalogue

if TYPE_CHECKING:
    from tabletowers.coach.explanation import Explanation
    from tabletowers.contract import Game, Sight


def point_text(point: Point, game: str, say: Catalogue, names: Sequence[str] = (), reader: int | None = None) -> str:
    """Format a reason as a sentence with its figures: "You complete tower 3: in 63 of 100 worlds instead of 35".

    If the reason is about a seat, its message can use `$player`, the name of that seat, and `$you`, which is `yes` if
    the reader plays that seat. A world is a full state that is consistent with what the seat knows.
    """
    values: dict[str, int | str] = dict(point.subject)
    seat = values.get("seat")
    if isinstance(seat, int):
        values["player"] = names[seat] if seat < len(names) else say("web-seat-number", number=seat + 1)
        values["you"] = "yes" if seat == reader else "no"
    what = say(f"{game}-coach-{point.code}", **values)
    if point.told == "worlds":
        return say("coach-worlds", what=what, count=int(point.much), instead=int(point.instead), of=point.of)
    return say("coach-mean", what=what, much=point.much, instead=point.instead)


def percent(chance: float) -> int:
    """Return a probability as a rounded percentage."""
    return round(100 * chance)


def theme_text(game: str, theme: str, say: Catalogue) -> str:
    """Return the title of a theme (the kind of idea behind a move), in the language of the catalogue."""
    return say(f"{game}-theme-{theme}")


def move_text(game: Game, move: str, sight: Sight, say: Catalogue) -> str:
    """Format a move in notation, followed by the game's description of the move if there is one."""
    label: str = game.terminal.move_label(move, sight.view(), say)
    return f"{move} ({label})" if label and label != move else move


def explanation_texts(
    explanation: Explanation, game: str, say: Catalogue, names: Sequence[str] = (), reader: int | None = None
) -> list[str]:
    """Return sentences that explain which of two moves is better and why."""
    chances = {"move": explanation.move, "other": explanation.other, "chance": percent(explanation.chance)}
    chances["instead"] = percent(explanation.other_chance)
    if not explanation.clear:
        return [say("coach-equal", **chances)]
    sentences = [say("coach-better", **chances)]
    reader = explanation.seat if reader is None else reader
    for point in explanation.points:
        text = point_text(point, game, say, names, reader)
        sentences.append(text if point.favours else say("coach-but", what=text))
    if not explanation.points:
        sentences.append(say("coach-no-reason"))
    return sentences
