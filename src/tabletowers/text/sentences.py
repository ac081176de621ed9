"""Events and reasons in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from tabletowers.contract import Event, Reason
from tabletowers.text import Catalogue


def sentence(event: Event, game: str, say: Catalogue, names: Sequence[str], reader: int | None = None) -> str:
    """An event in words, as said to the reader on some seat; the page does the same in `web/src/play/events.ts`."""
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    return told(event.name, values, game, say, names, reader)


def told(
    name: str, values: Mapping[str, Any], game: str, say: Catalogue, names: Sequence[str], reader: int | None = None
) -> str:
    """The same for an event that is known by its name and its values, as the API sends it.

    If the event has a seat, `$player` is its name, and `$you` is `yes` if it is the reader's, else `no`.
    """
    shown = {key: "-" if value is None else value for key, value in values.items()}
    seat = values.get("seat")
    if isinstance(seat, int) and seat >= 0:
        shown["player"] = names[seat]
        shown["you"] = "yes" if seat == reader else "no"
    return say(f"{game}-event-{name}", **shown)


def explanation(reason: Reason, game: str, say: Catalogue, move: str, names: Sequence[str] = ()) -> str:
    """A reason in words, with its rule. If its details have a seat, `$player` is the name of that seat."""
    message = f"{game}-reason-{reason.code}"
    details = dict(reason.details)
    seat = details.get("seat")
    if isinstance(seat, int):
        details["player"] = names[seat] if seat < len(names) else say("web-seat-number", number=seat + 1)
    text = say(message if message in say else f"reason-{reason.code}", **details)
    return f"{move}: {text} ({reason.rule})" if reason.rule[-1:].isdecimal() else f"{move}: {text}"
