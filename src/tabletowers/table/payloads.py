"""The messages for each viewer of a table: the table's state and log, limited to what that viewer may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import structs

from tabletowers.contract import Event
from tabletowers.scene.views import with_scene
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table.pace import table_may_answer
from tabletowers.table.payload_types import (
    Collecting,
    GamePart,
    OriginInfo,
    Patience,
    Proposal,
    RatingChange,
    SeatInfo,
    Summary,
    TableInfo,
    TableState,
    Time,
    UndoCounts,
    You,
)
from tabletowers.table.rating_rules import why_unrated
from tabletowers.table.settings import shown
from tabletowers.table.table import LogEntry, Table

#: A function that returns a person's name by their id, or None if the person is unknown.
Names = Callable[[str], str | None]


def game_parts(table: Table, seats: Sequence[int | None]) -> list[GamePart]:
    """Return the part of a table's state that moves change, as each of `seats` (None for a spectator) may see it."""
    window = table.collecting if table.status == "running" else None
    undo = table.agreed_undo()
    common = GamePart(
        status=table.status,
        outcome=table.outcome,
        seq=table.seq,
        position=table.position,
        view=None,
        earned=table.earned,
        legal=[],
        answered=sorted(table.answers.ahead),
        ahead=[],
        suggested=None,
        collecting=None
        if window is None
        else Collecting(window.opened, window.closes, sorted([*table.asked_since, *table.may_answer_ahead()])),
        pointable=[],
        after_silence=[],
        waiting=False,
        undo=UndoCounts(0, undo),
        vote=_vote(table),
        times=[Time(glass.left, glass.since) for glass in table.clocks.glasses] or None,
        deadline=None,
        young=table.status == "running" and table.is_young,
    )
    parts = [structs.replace(common) for _ in seats]
    if table.clocks.glasses:
        for part, seat in zip(parts, seats, strict=True):
            part.deadline = _deadline(table, seat)
    if table.state is None:
        return parts
    collects = bool(table.game.silences)
    for part, seat, view in zip(parts, seats, table.state.views(seats), strict=True):
        part.view = with_scene(table.game, view)
        if seat is None:
            continue
        part.legal = table.legal(seat)
        if own := table.own_undo(seat):
            part.undo = UndoCounts(own, undo)
        if seat in table.asked_since:
            part.suggested = _suggested(table, seat)
        if collects:
            part.pointable, part.after_silence = table.pointable(seat), table.after_silence(seat)
        part.waiting = seat in table.answers.waiting
        part.ahead = table.answers.of(seat)
    return parts


def _suggested(table: Table, seat: int) -> str | None:
    """Return the move to suggest to a seat if the table may not make it automatically, or None.

    It is the seat's only legal move, or the one that its standing order names.
    """
    if table.status != "running" or table.decision is None or table_may_answer(table.decision):
        return None
    if table.answers.is_given(seat) or table.seats[seat].bot is not None:
        return None
    legal = table.legal(seat)
    return legal[0] if len(legal) == 1 else table.own_answer(seat)


def _vote(table: Table) -> Proposal | None:
    held = table.vote
    if held is None:
        return None
    return Proposal(held.kind, held.by, held.seat, held.count, list(held.agreed), list(held.needed))


def _deadline(table: Table, seat: int | None) -> int | None:
    """Return the time at which the clock of the viewer's seat runs out.

    If that clock is not running, return the earliest such time of any seat, or None if no clock is running.
    """
    if not table.clocks.glasses:
        return None
    ends = {number: end for number, glass in enumerate(table.clocks.glasses) if (end := glass.deadline()) is not None}
    return ends.get(seat, min(ends.values(), default=None)) if seat is not None else min(ends.values(), default=None)


def seats(table: Table, names: Names) -> list[SeatInfo]:
    """Return the player in each seat or, before the start, in each chair."""
    if not table.seats:
        return [_seat(chair, names) for chair in table.chairs]
    away = table.clocks.away
    return [
        _seat(seat.chair, names, seat.stand_in, seat.left, away.get(seat.chair.person or "")) for seat in table.seats
    ]


def _seat(
    chair: e.Chair, names: Names, stand_in: str | None = None, left: bool = False, away: int | None = None
) -> SeatInfo:
    name = chair.name if chair.kind != "person" else names(chair.person or "")
    return SeatInfo(chair.kind, chair.person, name, chair.level, stand_in, left, away)


def state(
    table: Table, person: str | None, seat: int | None, names: Names, ratings: list[RatingChange] | None = None
) -> TableState:
    """Return the state of a table, limited to what a viewer may know.

    `seat` is one of the person's own seats, or None for a spectator. `ratings` contains the rating changes, which are
    not in the log.
    """
    own = table.seats_of(person)
    created, origin = table.created, table.created.origin
    trusted = bool(own) or person == table.host
    opened = table.opened_deal()
    info = TableInfo(
        id=table.id,
        game=table.game.name,
        rules=table.game.rules_version,
        options=created.options,
        host=table.host,
        invite=created.invite if trusted else None,
        arranged=created.arranged,
        hints=table.allows_hints(),
        hints_declined=[names(one) for one in table.people() if one in table.without_hints],
        created=created.at,
        patience=Patience(clocks.patience(table.settings.clock), clocks.patience_to_cancel(table.settings.clock)),
        you=You(person, seat, own, person is not None and person == table.host),
        seats=seats(table, names),
        commitment=table.commitment,
        secret=None if opened is None else opened[0],
        nonces=None if opened is None else opened[1],
        orders=None if seat is None or not table.seats else table.seats[seat].orders.shown(),
        ratings=ratings,
        rematch=table.rematch,
        origin=None if origin is None else OriginInfo(origin.table, origin.ply, origin.invite if trusted else None),
        deal=None if created.deal is None else created.deal.id,
        imported=created.imported is not None,
        unrated=why_unrated(table),
    )
    parts = (info, shown(table.settings), game_parts(table, [seat])[0])
    return TableState(*[value for part in parts for value in structs.astuple(part)])


def summary(table: Table, person: str | None, names: Names) -> Summary:
    """Return the summary of a table for a list of tables, limited to what a person may see."""
    own = table.seats_of(person) if table.seats else []
    # A window for optional answers doesn't count as a turn: a seat that gives none is silent when the window closes.
    asked = table.asked_since if table.collecting is None else {}
    turn = [seat for seat in own if seat in asked and seat not in table.answers.ahead]
    return Summary(
        id=table.id,
        game=table.game.name,
        rules=table.game.rules_version,
        options=table.created.options,
        status=table.status,
        outcome=table.outcome,
        visibility=table.settings.visibility,
        host=table.host,
        seats=seats(table, names),
        clock=table.settings.clock,
        created=table.created.at,
        changed=table.announced,
        your_turn=table.status == "running" and any(table.seats[seat].bot is None for seat in turn),
        deadline=_deadline(table, turn[0] if turn else None),
        ply=len(table.plies),
        deal=None if table.created.deal is None else table.created.deal.id,
    )


# The log


def entries(
    table: Table, after: int, seats: Sequence[int | None], names: Names, *, looking_back: bool
) -> list[list[dict[str, Any]]]:
    """Return the log entries after number `after`, as each of `seats` may see them.

    The results may share objects. `looking_back` means that the entries are read later, when some of what was visible
    may have to be hidden (OT-20).
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
                # To show that the table answered would reveal that there was no choice, or that there is a standing
                # order.
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
    """Return, for each seat, the moves since entry `first` that the seat may no longer see in full.

    The moves contain only what the seat may still see.
    """
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
    """Return the public content of an entry that is not a move."""
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
            if entry.removed is not None:
                payload["removed"] = entry.removed
        case e.ChatRemoved():
            payload |= {"line": entry.line, "reason": entry.reason}
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
            if entry.operator is not None:
                payload["reason"] = entry.reason
        case e.Rematch():
            payload["table"] = entry.table
            if entry.person is not None:
                payload |= {"person": entry.person, "name": names(entry.person)}
        case _:
            pass
    return payload


def _events(
    table: Table, logged: LogEntry, whole: Sequence[dict[str, Any]], seat: int | None, looking_back: bool
) -> list[dict[str, Any]]:
    """Return a move's events as a seat saw them, or with `looking_back`, as it may still see them.

    `whole` contains the complete events.
    """
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
    """Return the last chat messages, at most `limit` of them."""
    lines = [logged for logged in table.log if isinstance(logged.entry, e.Chatted)]
    return [_entry(table, logged, names) for logged in lines[-limit:]]
