"""Events and reasons in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from tabletowers.contract import Event, Reason
from tabletowers.text import Catalogue


def sentence(event: Event, game: str, say: Catalogue, names: Sequence[str]) -> str:
    """An event in words. A field that names a seat or seats is given as names."""
    values: dict[str, Any] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        values[field.name] = "-" if value is None else value
    seat = getattr(event, "seat", None)
    if isinstance(seat, int) and seat >= 0:
        values["player"] = names[seat]
    return say(f"{game}-event-{event.name}", **values)


def explanation(reason: Reason, game: str, say: Catalogue, move: str) -> str:
    """A reason in words, with its rule."""
    message = f"{game}-reason-{reason.code}"
    text = say(message if message in say else f"reason-{reason.code}", **reason.details)
    return f"{move}: {text} ({reason.rule})" if reason.rule[-1:].isdecimal() else f"{move}: {text}"
