"""Sentences that describe events and explain why moves are illegal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any

from tabletowers.contract import Event, Reason
from tabletowers.text import Catalogue


def sentence(event: Event, game: str, say: Catalogue, names: Sequence[str], reader: int | None = None) -> str:
    """Return a sentence that describes an event to the player in seat `reader`, or to a spectator if it is None.

    `web/src/kit/events.ts` does the same in the browser.
    """
    values = {field.name: getattr(event, field.name) for field in fields(event)}
    return told(event.name, values, game, say, names, reader)


def told(
    name: str, values: Mapping[str, Any], game: str, say: Catalogue, names: Sequence[str], reader: int | None = None
) -> str:
    """Return a sentence that describes an event, given the event's name and values as the API sends them.

    If the event has a seat, the message gets two more values: `$player`, the name of that seat, and `$you`, which is
    `yes` if it is the reader's own seat and `no` if not.
    """
    texts = {key: "-" if value is None else value for key, value in values.items()}
    seat = values.get("seat")
    if isinstance(seat, int) and seat >= 0:
        texts["player"] = names[seat]
        texts["you"] = "yes" if seat == reader else "no"
    return say(f"{game}-event-{name}", **texts)


def explanation(reason: Reason, game: str, say: Catalogue, move: str, names: Sequence[str] = ()) -> str:
    """Return a sentence that explains why `move` is illegal, with the number of the rule.

    If the details of the reason include a seat, the message gets the seat's name as `$player`.
    """
    message = f"{game}-reason-{reason.code}"
    details = dict(reason.details)
    seat = details.get("seat")
    if isinstance(seat, int):
        details["player"] = names[seat] if seat < len(names) else say("web-seat-number", number=seat + 1)
    text = say(message if message in say else f"reason-{reason.code}", **details)
    return f"{move}: {text} ({reason.rule})" if reason.rule[-1:].isdecimal() else f"{move}: {text}"
