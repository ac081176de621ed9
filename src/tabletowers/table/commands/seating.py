"""Commands about seats: changing chairs, joining, starting the game, leaving, and coming back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import structs

from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness
from tabletowers.table.commands.conditions import (
    Done,
    done,
    needs_host,
    needs_own_seating,
    needs_running,
    needs_waiting,
    time_of,
)
from tabletowers.table.commands.moves import settle
from tabletowers.table.errors import Refused
from tabletowers.table.requests import Join, Leave, NonceIn, RemoveIn, SeatIn, SeatWish, Start, TableChange
from tabletowers.table.settings import wanted_change
from tabletowers.table.table import Table


def chairs_for(wishes: Sequence[SeatWish], host: str) -> list[e.Chair]:
    """Return who sits in each seat as the table's host requests it: a person, a bot, or nobody yet."""
    chairs = []
    for wish in wishes:
        match wish.kind:
            case "me":
                chairs.append(e.Chair("person", host))
            case "open":
                chairs.append(e.Chair("open"))
            case "bot":
                chairs.append(e.Chair("bot", level=wish.level))
            case "local":
                chairs.append(e.Chair("local", host, wish.name))
    return chairs


def check_chairs(chairs: Sequence[e.Chair], levels: Collection[str]) -> None:
    """Raise Refused if a chair has an unknown bot or an invalid name, or if the host has two chairs."""
    for chair in chairs:
        if chair.kind == "bot" and chair.level not in levels:
            raise Refused("bad_options", f"unknown bot {chair.level!r}; choose from {', '.join(levels)}")
        if chair.kind == "local" and not (chair.name and len(chair.name) <= 40):
            raise Refused("bad_options", "the name of a player at your device has 1 to 40 characters")
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise Refused("bad_options", "you can only take one chair yourself; give other people at your device a name")


def change(table: Table, now: int, person: str, request: TableChange, levels: Collection[str]) -> Done:
    """Apply the changes that the host requests before the start. Players who have joined always keep a chair."""
    needs_host(table, person)
    needs_waiting(table)
    needs_own_seating(table)
    kept = None if request.seats is None else _kept_chairs(table, request.seats, levels)
    changes = wanted_change(table.settings, request, len(kept or table.chairs))
    table.add(e.Changed(at=time_of(table, now), chairs=kept, **structs.asdict(changes)))
    return done(table)


def _kept_chairs(table: Table, wishes: Sequence[SeatWish], levels: Collection[str]) -> list[e.Chair]:
    """Return the chairs that a host requests. Players who have already joined are placed in the open ones."""
    chairs = chairs_for(wishes, table.host)
    try:
        table.game.check_players(len(chairs))
    except ValueError as error:
        raise Refused("bad_options", str(error)) from error
    check_chairs(chairs, levels)
    guests = [chair for chair in table.chairs if chair.kind == "person" and chair.person != table.host]
    kept = [guests.pop(0) if chair.kind == "open" and guests else chair for chair in chairs]
    if guests:
        raise Refused("bad_options", "each player who has joined needs an open chair")
    return kept


def join(table: Table, now: int, person: str, request: Join) -> Done:
    """Seat a person in an open chair at their own request."""
    needs_waiting(table)
    needs_own_seating(table)
    return seat(table, now, person, request)


def seat(table: Table, now: int, person: str, request: Join) -> Done:
    """Seat a person in an open chair."""
    needs_waiting(table)
    if table.seats_of(person):
        raise Refused("already_there", "you sit at this table already")
    free = [number for number, open_chair in enumerate(table.chairs) if open_chair.kind == "open"]
    if not free or (request.chair is not None and request.chair not in free):
        raise Refused("no_free_chair", "this chair does not exist or is taken")
    if request.nonce is not None:
        _check_nonce(request.nonce)
    at = time_of(table, now)
    chair = free[0] if request.chair is None else request.chair
    table.add(e.Joined(at=at, chair=chair, person=person, hints=request.hints))
    if request.nonce is not None:
        table.add(e.Nonce(at=at, person=person, nonce=request.nonce))
    return done(table)


def _check_nonce(nonce: str) -> None:
    if not fairness.is_nonce(nonce):
        raise Refused("bad_request", "a nonce is 16 to 64 hexadecimal digits", path="nonce")


def give_nonce(table: Table, now: int, person: str, request: NonceIn) -> Done:
    """Set a client's nonce (a random string), which is mixed into the deal."""
    needs_waiting(table)
    _check_nonce(request.nonce)
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    table.add(e.Nonce(at=time_of(table, now), person=person, nonce=request.nonce))
    return done(table)


def start(table: Table, now: int, person: str, request: Start) -> Done:
    """Start the game at the host's request. If `fill` is set, bots take the open chairs."""
    needs_host(table, person)
    needs_waiting(table)
    needs_own_seating(table)
    return begin(table, now, request)


def begin(table: Table, now: int, request: Start) -> Done:
    """Begin the game. If `fill` is set, bots take the open chairs."""
    needs_waiting(table)
    at = time_of(table, now)
    chairs = [e.Chair("bot", level=table.settings.level) if chair.kind == "open" else chair for chair in table.chairs]
    if not request.fill and chairs != table.chairs:
        raise Refused("not_full", "some chairs are open; fill them with bots or wait")
    if request.nonce is not None:
        _check_nonce(request.nonce)
        table.add(e.Nonce(at=at, person=table.host, nonce=request.nonce))
    if chairs != table.chairs:
        table.add(e.Changed(at=at, chairs=chairs))
    table.add(e.Started(at=at, order=table.drawn_order()))
    return done(table)


def leave(table: Table, now: int, person: str, request: Leave) -> Done:
    """Leave the table before the start, or leave a running game permanently and let a bot play on."""
    seats = table.seats_of(person)
    if not seats and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    at = time_of(table, now)
    if table.status == "waiting":
        if person == table.host:
            table.add(e.Over(at=at, outcome="cancelled"))
        else:
            table.add(e.Left(at=at, chair=seats[0]))
    elif table.status == "running" and request.for_good:
        for seat in seats:
            if not table.seats[seat].left:
                table.add(e.StoodIn(at=at, seat=seat, level=table.settings.level, for_good=True))
        if table.vote is not None:
            table.add(e.VoteClosed(at=at, passed=False))
        if not table.deciding_people():
            table.add(e.Over(at=at, outcome="stopped"))
        else:
            settle(table, at)
    return done(table)


def remove(table: Table, now: int, person: str, request: RemoveIn) -> Done:
    """Remove a player before the start, at the host's request."""
    needs_host(table, person)
    needs_waiting(table)
    needs_own_seating(table)
    chair = request.chair
    held = table.chairs[chair] if chair < len(table.chairs) else None
    if held is None or held.kind != "person" or held.person == table.host:
        raise Refused("not_possible", "no other player sits on this chair")
    table.add(e.Left(at=time_of(table, now), chair=chair, removed=True))
    return done(table)


def give_to_bot(table: Table, now: int, person: str) -> Done:
    """Let a bot take the chair of a person for whom it is kept, whether or not they have sat down."""
    needs_waiting(table)
    at = time_of(table, now)
    for chair in table.seats_of(person):
        table.add(e.Left(at=at, chair=chair))
    chairs = [*table.chairs]
    chairs[chairs.index(e.Chair("open"))] = e.Chair("bot", level=table.settings.level)
    table.add(e.Changed(at=at, chairs=chairs))
    return done(table)


def go_away(table: Table, now: int, person: str, until: int | None) -> bool:
    """Record that a player is on vacation until the time `until`, or is back if `until` is None.

    Returns False if the vacation has no effect at this table.
    """
    if table.status != "running" or not clocks.is_slow(table.settings.clock) or person not in table.deciding_people():
        return False
    if until is None and person not in table.clocks.away:
        return False
    table.add(e.Away(at=time_of(table, now), person=person, until=until))
    return True


def expire(table: Table, now: int, idle_since: int) -> bool:
    """Close a table at which nothing has happened since the time `idle_since`. Returns whether it was closed."""
    return table.changed <= idle_since and close(table, now)


def close(table: Table, now: int, operator: str | None = None, reason: str | None = None) -> bool:
    """Close a table, for an operator of the server if one is named. Returns whether it was still open."""
    if table.status == "over":
        return False
    outcome: Literal["cancelled", "stopped"] = "cancelled" if table.status == "waiting" else "stopped"
    table.add(e.Over(at=time_of(table, now), outcome=outcome, operator=operator, reason=reason))
    return True


def come_back(table: Table, now: int, person: str, request: SeatIn) -> Done:
    """Give a seat back to its player after a bot has stood in."""
    seat = request.seat
    needs_running(table)
    if seat not in table.seats_of(person) or table.seats[seat].stand_in is None:
        raise Refused("not_your_seat", "no bot is standing in for you on this seat")
    if table.seats[seat].left:
        raise Refused("not_possible", "you left this game for good")
    table.add(e.Returned(at=time_of(table, now), seat=seat))
    return done(table)
