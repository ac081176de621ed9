"""The messages to the viewers of a table. Each viewer receives only what they may know."""

from __future__ import annotations

from typing import Any

import msgspec

from tabletowers.host.ports import Person
from tabletowers.host.tables.live_table import LiveTable
from tabletowers.table import entries as e
from tabletowers.table import payloads
from tabletowers.table.payload_types import GamePart, TableState

encode = msgspec.json.Encoder().encode

#: Entries that only one seat may see.
_PRIVATE = frozenset(e.PRIVATE)
#: Entries after which the whole state is sent, not only the part that moves change.
_WHOLE = frozenset((e.Changed, e.Joined, e.Left, e.Started, e.StoodIn, e.Returned, e.Away, e.Over, e.Rematch))


def state(live: LiveTable, person: Person | None, seat: int | None) -> TableState:
    """Return the whole state of a table, limited to what a viewer may know."""
    name = None if person is None else person.id
    return payloads.state(live.table, name, seat, live.name, live.ratings)


def send_update(live: LiveTable, entries: list[e.AnyEntry], *, late: bool = False) -> None:
    """Send new log entries to all viewers, limited to what each viewer may see.

    A seat's private entries are sent only to that seat. If `late` is set, other entries have followed since, and
    viewers get only what they may still see of these.
    """
    kinds = {type(entry) for entry in entries}
    public = not kinds <= _PRIVATE
    private = {entry.seat for entry in entries if isinstance(entry, e.PRIVATE)}
    all_whole, chat = not kinds.isdisjoint(_WHOLE), e.Chatted in kinds
    shared = {} if all_whole or not public else _shared(live, late)
    for viewer, seat in live.viewers.items():
        if not public and seat not in private:
            continue
        person = viewer.person
        whole = all_whole or seat in private
        if whole or (chat and person is not None and person.blocks):
            viewer.push(_update(live, person, seat, whole, late))
        else:
            viewer.push(shared[seat])


def _shared(live: LiveTable, late: bool) -> dict[int | None, bytes]:
    """Return the update message for each seat. All who view the table from that seat get the same message."""
    table = live.table
    seats = list(dict.fromkeys(live.viewers.values()))
    entries = payloads.entries(table, live.sent, seats, live.name, looking_back=late)
    parts = payloads.game_parts(table, seats)
    retold = _retold(live, seats)
    return {
        seat: _message(live, seat, own, again, part)
        for seat, own, again, part in zip(seats, entries, retold, parts, strict=True)
    }


def _update(live: LiveTable, person: Person | None, seat: int | None, whole: bool, late: bool) -> bytes:
    table = live.table
    (entries,) = payloads.entries(table, live.sent, [seat], live.name, looking_back=late)
    part = state(live, person, seat) if whole else payloads.game_parts(table, [seat])[0]
    (retold,) = _retold(live, [seat])
    return _message(live, seat, without_blocked(entries, person), retold, part)


def _retold(live: LiveTable, seats: list[int | None]) -> list[list[dict[str, Any]]]:
    """Return, for each seat, the earlier moves that are now partly hidden, reduced to what it may still see."""
    table = live.table
    if table.forgot == live.forgot:
        return [[] for _ in seats]
    return payloads.retold(table, live.forgot[0], seats)


def _message(
    live: LiveTable,
    seat: int | None,
    entries: list[dict[str, Any]],
    retold: list[dict[str, Any]],
    part: GamePart | TableState,
) -> bytes:
    table = live.table
    message = {"type": "update", "table": table.id, "seat": seat, "seq": table.seq, "entries": entries, "state": part}
    return encode(message | {"retold": retold} if retold else message)


def send_presence(live: LiveTable) -> None:
    """Send the list of people who are present, and of bots that give no answer, to all viewers of a table."""
    here = live.present()
    table = live.table
    seats = [number for number, chair in enumerate(table.chairs) if chair.person in here]
    members = set(table.people())
    strangers = sum(viewer.person is None for viewer in live.viewers)
    named = {viewer.person.id: viewer.person.name for viewer in live.viewers if viewer.person is not None}
    watching = [{"id": person, "name": named[person]} for person in sorted(here - members) if person in named]
    absent = [
        {"seat": number, "since": since}
        for number, chair in enumerate(table.chairs)
        if chair.person is not None and (since := live.absent_since(chair.person)) is not None
    ]
    presence = {"type": "presence", "table": table.id, "present": seats, "absent": absent}
    strangers += len(here - members)
    message = encode(presence | {"spectators": strangers, "watching": watching, "silent": sorted(live.silent)})
    for viewer in live.viewers:
        viewer.push(message)


def without_blocked(entries: list[dict[str, Any]], person: Person | None) -> list[dict[str, Any]]:
    """Return log entries for a person, with the chat messages of people they have blocked left blank."""
    if person is None or not person.blocks:
        return entries
    return [
        {name: value for name, value in entry.items() if name != "phrase"} | {"text": None, "blocked": True}
        if entry["kind"] == "chat" and entry["person"] in person.blocks
        else entry
        for entry in entries
    ]
