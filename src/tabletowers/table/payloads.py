"""The JSON that one viewer may get of a table: its state, and the log as that viewer sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletowers.contract import Event
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table.pace import table_may_answer
from tabletowers.table.ratings import why_unrated
from tabletowers.table.table import LogEntry, Table

#: Gives a person's name, None for somebody who is no longer known.
Names = Callable[[str], str | None]


def game_parts(table: Table, seats: Sequence[int | None]) -> list[dict[str, Any]]:
    """The part of the state that a move can change, for several seats (None: a spectator)."""
    window = table.collecting if table.status == "running" else None
    undo = table.agreed_undo()
    common: dict[str, Any] = {
        "status": table.status,
        "outcome": table.outcome,
        "seq": table.seq,
        "position": table.position,
        "view": None,
        "earned": table.earned,
        "legal": [],
        "answered": sorted(table.ahead),
        "ahead": [],
        "suggested": None,
        "collecting": window
        and {
            "opened": window.opened,
            "closes": window.closes,
            "seats": sorted([*table.asked_since, *table.may_answer_ahead()]),
        },
        "pointable": [],
        "after_silence": [],
        "waiting": False,
        "undo": {"own": 0, "vote": undo},
        "vote": _vote(table),
        "times": [{"left": glass.left, "since": glass.since} for glass in table.glasses] or None,
        "deadline": None,
        "young": table.status == "running" and table.is_young,
    }
    parts = [common.copy() for _ in seats]
    if table.glasses:
        for part, seat in zip(parts, seats, strict=True):
            part["deadline"] = _deadline(table, seat)
    if table.state is None:
        return parts
    claims = bool(table.game.silences)
    for part, seat, view in zip(parts, seats, table.state.views(seats), strict=True):
        part["view"] = view
        if seat is None:
            continue
        part["legal"] = table.legal(seat)
        if own := table.own_undo(seat):
            part["undo"] = {"own": own, "vote": undo}
        if seat in table.asked_since:
            part["suggested"] = _suggested(table, seat)
        if claims:
            part["pointable"], part["after_silence"] = table.pointable(seat), table.after_silence(seat)
        if table.waiting:
            part["waiting"] = seat in table.waiting
        if table.ahead or table.pointed:
            part["ahead"] = table.ahead.get(seat) or (table.pointed[seat].moves if seat in table.pointed else [])
    return parts


def _suggested(table: Table, seat: int) -> str | None:
    """The answer that an asked seat would give by its orders or has to give, where the table does not give it."""
    if table.status != "running" or table.decision is None or table_may_answer(table.decision):
        return None
    if seat in table.ahead or seat in table.waiting or table.seats[seat].bot is not None:
        return None
    legal = table.legal(seat)
    return legal[0] if len(legal) == 1 else table.own_answer(seat)


def _vote(table: Table) -> dict[str, Any] | None:
    held = table.vote
    if held is None:
        return None
    return {
        "kind": held.kind,
        "by": held.by,
        "seat": held.seat,
        "count": held.count,
        "agreed": list(held.agreed),
        "needed": list(held.needed),
    }


def _deadline(table: Table, seat: int | None) -> int | None:
    """When the viewer's time is up, or else the time of the first seat that is asked."""
    if not table.glasses:
        return None
    ends = {number: end for number, glass in enumerate(table.glasses) if (end := glass.deadline()) is not None}
    return ends.get(seat, min(ends.values(), default=None)) if seat is not None else min(ends.values(), default=None)


def seats(table: Table, names: Names) -> list[dict[str, Any]]:
    """Who sits where; chairs before the start."""
    if not table.seats:
        return [_chair(chair, names) | {"stand_in": None, "left": False, "away": None} for chair in table.chairs]
    return [
        _chair(seat.chair, names)
        | {"stand_in": seat.stand_in, "left": seat.left, "away": table.away.get(seat.chair.person or "")}
        for seat in table.seats
    ]


def _chair(chair: e.Chair, names: Names) -> dict[str, Any]:
    name = chair.name if chair.kind != "person" else names(chair.person or "")
    return {"kind": chair.kind, "person": chair.person, "name": name, "level": chair.level}


def state(table: Table, person: str | None, seat: int | None, names: Names) -> dict[str, Any]:
    """The whole state that a viewer may know; `seat` is one of the person's own, None for a spectator."""
    own = table.seats_of(person)
    created, origin = table.created, table.created.origin
    trusted = bool(own) or person == table.host
    opened = table.opened_deal()
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.rules_version,
        "options": created.options,
        "visibility": table.visibility,
        "host": table.host,
        "invite": created.invite if trusted else None,
        "spectators": created.spectators,
        "chat_open": created.chat,
        "level": created.level,
        "clock": table.clock,
        "shuffle": table.shuffle,
        "begins": table.begins if table.begins is not None else "lot" if table.shuffle else "seated",
        "window": table.window_seconds,
        "hints": table.allows_hints(),
        "hints_wanted": created.hints is True,
        "hints_declined": [names(one) for one in table.people() if one in table.without_hints],
        "created": created.at,
        "patience": {
            "stand_in": clocks.patience(table.clock),
            "cancel": clocks.patience_to_cancel(table.clock),
        },
        "you": {"person": person, "seat": seat, "seats": own, "host": person is not None and person == table.host},
        "seats": seats(table, names),
        "commitment": table.commitment,
        "secret": None if opened is None else opened[0],
        "nonces": None if opened is None else opened[1],
        "orders": None if seat is None or not table.seats else table.seats[seat].orders.to_json(),
        "rematch": table.rematch,
        "origin": origin and {"table": origin.table, "ply": origin.ply, "invite": origin.invite if trusted else None},
        "deal": created.deal and created.deal.id,
        "imported": created.imported is not None,
        "unrated": why_unrated(table),
        **game_parts(table, [seat])[0],
    }


def summary(table: Table, person: str | None, names: Names) -> dict[str, Any]:
    """A line in a list of tables."""
    own = table.seats_of(person) if table.seats else []
    # Nobody has to come for a claim: whoever says nothing is done after a while.
    asked = table.asked_since if table.collecting is None else {}
    turn = [seat for seat in own if seat in asked and seat not in table.ahead]
    return {
        "id": table.id,
        "game": table.game.name,
        "rules": table.game.rules_version,
        "options": table.created.options,
        "status": table.status,
        "outcome": table.outcome,
        "visibility": table.visibility,
        "host": table.host,
        "seats": seats(table, names),
        "clock": table.clock,
        "created": table.created.at,
        "changed": table.announced,
        "your_turn": table.status == "running" and any(table.seats[seat].bot is None for seat in turn),
        "deadline": _deadline(table, turn[0] if turn else None),
        "ply": len(table.plies),
    }


# The log


def entries(
    table: Table, after: int, seats: Sequence[int | None], names: Names, *, looking_back: bool
) -> list[list[dict[str, Any]]]:
    """The entries after a number, for each of several seats as that seat may know them; they may share parts.

    `looking_back`: they are read later, when the game may no longer name everything that was seen at the time (OT-20).
    """
    first = len(table.log)
    while first > 0 and table.log[first - 1].seq > after:
        first -= 1
    payloads: list[list[dict[str, Any]]] = [[] for _ in seats]
    for logged in table.log[first:]:
        entry = logged.entry
        if isinstance(entry, e.Moved):
            whole = [event.to_json() for event in logged.events]
            for own, seat in zip(payloads, seats, strict=True):
                # That the table answered would tell the others that there was no choice, or that an order stands.
                by = "person" if logged.hidden and entry.by == "order" and seat != entry.seat else entry.by
                events = _events(table, logged, whole, seat, looking_back)
                payload = {
                    "seq": logged.seq,
                    "at": entry.at,
                    "kind": "move",
                    "seat": entry.seat,
                    "by": by,
                    "events": events,
                }
                if logged.because is not None:
                    payload["because"] = logged.because
                own.append(payload)
        elif not isinstance(entry, e.PRIVATE):
            common = _entry(table, logged, names)
            for own in payloads:
                own.append(common)
    return payloads


def retold(table: Table, first: int, seats: Sequence[int | None]) -> list[list[dict[str, Any]]]:
    """Moves from an entry on of which less may be told by now than when they were made: what is left of each."""
    payloads: list[list[dict[str, Any]]] = [[] for _ in seats]
    for logged in reversed(table.log):
        if logged.seq < first or table.status != "running":
            break
        if not logged.events:
            continue
        whole = [event.to_json() for event in logged.events]
        for own, seat in zip(payloads, seats, strict=True):
            events = _events(table, logged, whole, seat, looking_back=True)
            if events != _events(table, logged, whole, seat, looking_back=False):
                own.append({"seq": logged.seq, "events": events})
    return payloads


def _entry(table: Table, logged: LogEntry, names: Names) -> dict[str, Any]:
    """What everybody may know of an entry that is not a move."""
    entry = logged.entry
    payload: dict[str, Any] = {"seq": logged.seq, "at": entry.at, "kind": entry.__struct_config__.tag}
    match entry:
        case e.Answered() | e.Unsealed() | e.Returned():
            payload["seat"] = entry.seat
        case e.Undone():
            payload |= {"seat": entry.seat, "count": entry.count}
        case e.Joined():
            payload |= {"chair": entry.chair, "person": entry.person, "name": names(entry.person)}
        case e.Left():
            payload |= {"chair": entry.chair, "removed": entry.removed}
        case e.Away():
            payload |= {"person": entry.person, "name": names(entry.person), "until": entry.until}
        case e.Nonce():
            payload["person"] = entry.person
        case e.Chatted():
            payload |= {"person": entry.person, "name": names(entry.person), "text": entry.text}
            if entry.phrase is not None:
                payload["phrase"] = entry.phrase
        case e.VoteOpened():
            payload |= {"kind": "vote", "state": "opened", "vote": entry.vote, "by": entry.person}
        case e.VoteAgreed():
            payload |= {"kind": "vote", "state": "agreed", "by": entry.person}
        case e.VoteClosed():
            payload |= {"kind": "vote", "state": "passed" if entry.passed else "refused"}
        case e.StoodIn():
            payload |= {"seat": entry.seat, "level": entry.level, "for_good": entry.for_good}
        case e.Over():
            state = table.state
            payload |= {
                "outcome": entry.outcome,
                "scores": None if state is None else state.scores(),
                "winners": [] if state is None else state.winners(),
            }
        case e.Rematch():
            payload["table"] = entry.table
        case _:
            pass
    return payload


def _events(
    table: Table, logged: LogEntry, whole: Sequence[dict[str, Any]], seat: int | None, looking_back: bool
) -> list[dict[str, Any]]:
    """A move's events as a seat saw them, or as they may be remembered. `whole` are the events with nothing hidden."""
    forgetful = looking_back and table.status == "running"
    payload = []
    for number, event in enumerate(logged.events):
        seen: Event | None = event.seen_by(seat)
        if forgetful and seen is not None and (logged.seq, number) < table.forgot:
            seen = table.game.remembered_by(seat, seen, table.options)
        if seen is not None:
            payload.append(whole[number] if seen is event else seen.to_json())
    return payload


def chat(table: Table, names: Names, limit: int = 50) -> list[dict[str, Any]]:
    """The last lines of chat."""
    lines = [logged for logged in table.log if isinstance(logged.entry, e.Chatted)]
    return [_entry(table, logged, names) for logged in lines[-limit:]]
