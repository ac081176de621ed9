"""Turns the coach's reasons and comparisons into sentences, as the page does in `web/src/play/coach.ts`.

Chances are given as people say them, "about one time in three"; the figures behind them come separately.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from tabletowers.coach.differences import Point
from tabletowers.text import Catalogue

if TYPE_CHECKING:
    from tabletowers.coach.explanation import Explanation
    from tabletowers.contract import Game, Sight


#: The shares that people have words for, each with the name of its words in `coach-share`.
_SHARES = {
    0.0: "never",
    1 / 10: "tenth",
    1 / 5: "fifth",
    1 / 4: "quarter",
    1 / 3: "third",
    2 / 5: "two-fifths",
    1 / 2: "half",
    3 / 5: "three-fifths",
    2 / 3: "two-thirds",
    3 / 4: "three-quarters",
    4 / 5: "four-fifths",
    9 / 10: "nine-tenths",
    1.0: "always",
}


def share_text(share: float, say: Catalogue) -> str:
    """Return words for how often something happens: "about one time in three"."""
    nearest = min(_SHARES, key=lambda known: abs(known - share))
    return say("coach-share", share=_SHARES[nearest])


def point_text(point: Point, game: str, say: Catalogue, names: Sequence[str] = (), reader: int | None = None) -> str:
    """Format a reason as a sentence: "You complete tower 3: about two times in three instead of one time in three".

    If the reason is about a seat, `$player` is the name of that seat, and `$you` is `yes` if the reader plays that
    seat. Where both shares would be called the same, the sentence has the exact numbers: "in 63 of 100 worlds instead
    of 35". A world is a full state that is consistent with what the seat knows.
    """
    values: dict[str, int | str] = dict(point.subject)
    seat = values.get("seat")
    if isinstance(seat, int):
        values["player"] = names[seat] if seat < len(names) else say("web-seat-number", number=seat + 1)
        values["you"] = "yes" if seat == reader else "no"
    what = say(f"{game}-coach-{point.code}", **values)
    if point.told == "worlds":
        often, seldom = (share_text(much / point.of, say) for much in (point.much, point.instead))
        if often != seldom:
            return say("coach-often", what=what, share=often, less=seldom)
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
    both = {"move": explanation.move, "other": explanation.other}
    if not explanation.clear:
        return [say("coach-equal", **both)]
    often, seldom = (share_text(chance, say) for chance in (explanation.chance, explanation.other_chance))
    sentences = [say("coach-better" if often != seldom else "coach-slightly", **both, share=often, less=seldom)]
    reader = explanation.seat if reader is None else reader
    for point in explanation.points:
        text = point_text(point, game, say, names, reader)
        sentences.append(text if point.favours else say("coach-but", what=text))
    if not explanation.points:
        sentences.append(say("coach-no-reason"))
    return sentences
