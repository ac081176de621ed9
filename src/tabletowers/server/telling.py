"""What is told to those who look at a table, as bytes: each viewer's own, and nothing more than they may know."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletowers.server.live import Live
from tabletowers.server.people import Person
from tabletowers.table import entries as e
from tabletowers.table import showing

encode = msgspec.json.Encoder().encode

#: Keys of the state that only other entries than moves change.
_PRIVATE = frozenset(e.PRIVATE)
_SELDOM = frozenset((e.Changed, e.Joined, e.Left, e.Started, e.StoodIn, e.Returned, e.Over, e.Rematch))


def state(live: Live, person: Person | None, seat: int | None) -> dict[str, Any]:
    """The whole state for a viewer."""
    name = None if person is None else person.id
    return showing.state(live.table, name, seat, live.name) | {"ratings": live.ratings}


def tell(live: Live, said: list[e.AnyEntry], *, late: bool = False) -> None:
    """What was said since the last time, to all viewers as each may know it; what only one seat may know, to it alone.

    `late`: not at once, so that it is told as to somebody who looks back.
    """
    kinds = {type(entry) for entry in said}
    public = not kinds <= _PRIVATE
    private = {entry.seat for entry in said if isinstance(entry, e.PRIVATE)}
    seldom, chat = not kinds.isdisjoint(_SELDOM), e.Said in kinds
    shared = {} if seldom or not public else _shared(live, late)
    for viewer, seat in live.viewers.items():
        if not public and seat not in private:
            continue
        person = viewer.person
        whole = seldom or seat in private
        if whole or (chat and person is not None and person.blocks):
            viewer.push(_update(live, person, seat, whole, late))
        else:
            viewer.push(shared[seat])


def _shared(live: Live, late: bool) -> dict[int | None, bytes]:
    """The update that every viewer of a seat gets."""
    table = live.table
    seats = list(dict.fromkeys(live.viewers.values()))
    entries = showing.entries(table, live.told, seats, live.name, looking_back=late)
    parts = showing.game_parts(table, seats)
    return {seat: _message(live, seat, told, part) for seat, told, part in zip(seats, entries, parts, strict=True)}


def _update(live: Live, person: Person | None, seat: int | None, whole: bool, late: bool) -> bytes:
    table = live.table
    (entries,) = showing.entries(table, live.told, [seat], live.name, looking_back=late)
    part = state(live, person, seat) if whole else showing.game_parts(table, [seat])[0]
    return _message(live, seat, without_blocked(entries, person), part)


def _message(live: Live, seat: int | None, entries: list[dict[str, Any]], part: dict[str, Any]) -> bytes:
    table = live.table
    return encode(
        {"type": "update", "table": table.id, "seat": seat, "seq": table.seq, "entries": entries, "state": part}
    )


def presence(live: Live) -> None:
    """Who is there, to everybody who is."""
    here = live.present()
    table = live.table
    seats = [number for number, chair in enumerate(table.chairs) if chair.person in here]
    members = set(table.people())
    watching = sum(viewer.person is None or viewer.person.id not in members for viewer in live.viewers)
    message = encode({"type": "presence", "table": table.id, "present": seats, "spectators": watching})
    for viewer in live.viewers:
        viewer.push(message)


def without_blocked(entries: list[dict[str, Any]], person: Person | None) -> list[dict[str, Any]]:
    """The same entries with the words of blocked people taken out."""
    if person is None or not person.blocks:
        return entries
    return [
        entry | {"text": None, "blocked": True}
        if entry["kind"] == "chat" and entry["person"] in person.blocks
        else entry
        for entry in entries
    ]
