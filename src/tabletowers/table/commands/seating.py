"""Who sits where: chairs before the start, the start itself, leaving and coming back."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal

from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness
from tabletowers.table.commands.conditions import Done, done, needs_host, needs_running, needs_waiting, time_of
from tabletowers.table.commands.moves import settle
from tabletowers.table.errors import Refused
from tabletowers.table.table import Table

#: The seconds for which answers are collected, unless the table says otherwise; and what it may say.
WINDOW, WINDOWS = 3, range(1, 61)
Begins = Literal["lot", "seated"] | int


def check_window(window: int | None) -> int | None:
    """A window for answers that people can play with, else Refused."""
    if window is not None and window not in WINDOWS:
        raise Refused("bad_options", f"answers are collected for {WINDOWS[0]} to {WINDOWS[-1]} seconds, not {window}")
    return window


def who_begins(begins: Begins | None, shuffle: bool, chairs: int) -> tuple[bool, int | None]:
    """Whether the seats are drawn by lot, and the chair that begins, if one was named; else Refused."""
    if begins is None:
        return shuffle, None
    if begins == "lot" or begins == "seated":
        return begins == "lot", None
    if not 0 <= begins < chairs:
        raise Refused("bad_options", f"the chairs are 0 to {chairs - 1}, not {begins}")
    return shuffle, begins


def check_chairs(chairs: Sequence[e.Chair], host: str, levels: Collection[str]) -> None:
    """Refuse chairs that nobody can be put on like this."""
    for chair in chairs:
        if chair.kind == "bot" and chair.level not in levels:
            raise Refused("bad_options", f"unknown bot {chair.level!r}; choose from {', '.join(levels)}")
        if chair.kind == "local" and not (chair.name and len(chair.name) <= 40):
            raise Refused("bad_options", "the name of somebody at your device has 1 to 40 characters")
        if chair.kind == "person" and chair.person != host:
            raise Refused("bad_options", "you can only seat yourself; others join by themselves")
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise Refused("bad_options", "you can only take one chair yourself; give other people at your device a name")


def change(
    table: Table,
    now: int,
    person: str,
    levels: Collection[str],
    *,
    chairs: Sequence[e.Chair] | None = None,
    visibility: Literal["private", "lobby"] | None = None,
    shuffle: bool | None = None,
    clock: e.Clock | Literal["none"] | None = None,
    begins: Begins | None = None,
    window: int | Literal["none"] | None = None,
) -> Done:
    """Let the host change the table before the start; whoever sits at it keeps a chair."""
    needs_host(table, person)
    needs_waiting(table)
    if clock is not None and clock != "none":
        try:
            clocks.checked(clock)
        except ValueError as error:
            raise Refused("bad_options", str(error)) from error
    kept = None
    if chairs is not None:
        try:
            table.game.check_players(len(chairs))
        except ValueError as error:
            raise Refused("bad_options", str(error)) from error
        check_chairs(chairs, table.host, levels)
        guests = [chair for chair in table.chairs if chair.kind == "person" and chair.person != table.host]
        kept = [guests.pop(0) if chair.kind == "open" and guests else chair for chair in chairs]
        if guests:
            raise Refused("bad_options", "everybody who has joined needs an open chair")
    if window is not None and window != "none":
        check_window(window)
    first: int | Literal["none"] | None = None
    if begins is not None or shuffle is not None:
        shuffle, chair = who_begins(begins, table.shuffle if shuffle is None else shuffle, len(chairs or table.chairs))
        first = "none" if chair is None else chair
    elif kept is not None and table.begins is not None and table.begins >= len(kept):
        first = "none"
    table.add(
        e.Changed(
            at=time_of(table, now),
            chairs=kept,
            visibility=visibility,
            shuffle=shuffle,
            clock=clock,
            begins=first,
            window=window,
        )
    )
    return done(table)


def join(
    table: Table, now: int, person: str, chair: int | None = None, nonce: str | None = None, *, hints: bool = False
) -> Done:
    """Sit down on an open chair; `hints`: it is all right with whoever sits down if players ask bots for advice."""
    needs_waiting(table)
    if table.seats_of(person):
        raise Refused("already_there", "you sit at this table already")
    free = [number for number, open_chair in enumerate(table.chairs) if open_chair.kind == "open"]
    if not free or (chair is not None and chair not in free):
        raise Refused("no_free_chair", "there is no such free chair")
    if nonce is not None:
        _check_nonce(nonce)
    at = time_of(table, now)
    table.add(e.Joined(at=at, chair=free[0] if chair is None else chair, person=person, hints=hints))
    if nonce is not None:
        table.add(e.Nonce(at=at, person=person, nonce=nonce))
    return done(table)


def _check_nonce(nonce: str) -> None:
    if not fairness.is_nonce(nonce):
        raise Refused("bad_request", "a nonce is 16 to 64 hexadecimal digits", path="nonce")


def give_nonce(table: Table, now: int, person: str, nonce: str) -> Done:
    """Add a client's share to the deal."""
    needs_waiting(table)
    _check_nonce(nonce)
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    table.add(e.Nonce(at=time_of(table, now), person=person, nonce=nonce))
    return done(table)


def start(table: Table, now: int, person: str, *, fill: bool = False, nonce: str | None = None) -> Done:
    """Start the game, with bots on the open chairs if the host wants that."""
    needs_host(table, person)
    needs_waiting(table)
    at = time_of(table, now)
    chairs = [e.Chair("bot", level=table.created.level) if chair.kind == "open" else chair for chair in table.chairs]
    if not fill and chairs != table.chairs:
        raise Refused("not_full", "some chairs are open; fill them with bots or wait")
    if nonce is not None:
        _check_nonce(nonce)
        table.add(e.Nonce(at=at, person=person, nonce=nonce))
    if chairs != table.chairs:
        table.add(e.Changed(at=at, chairs=chairs))
    table.add(e.Started(at=at, order=table.drawn_order()))
    return done(table)


def leave(table: Table, now: int, person: str, *, for_good: bool = False) -> Done:
    """Get up before the start, or leave a running game to a bot for good."""
    seats = table.seats_of(person)
    if not seats and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    at = time_of(table, now)
    if table.status == "waiting":
        if person == table.host:
            table.add(e.Over(at=at, outcome="cancelled"))
        else:
            table.add(e.Left(at=at, chair=seats[0]))
    elif table.status == "running" and for_good:
        for seat in seats:
            if not table.seats[seat].left:
                table.add(e.StoodIn(at=at, seat=seat, level=table.created.level, for_good=True))
        if table.vote is not None:
            table.add(e.VoteClosed(at=at, passed=False))
        if not table.deciding_people():
            table.add(e.Over(at=at, outcome="stopped"))
        else:
            settle(table, at)
    return done(table)


def remove(table: Table, now: int, person: str, chair: int) -> Done:
    """Let the host ask somebody to get up before the start."""
    needs_host(table, person)
    needs_waiting(table)
    held = table.chairs[chair] if chair < len(table.chairs) else None
    if held is None or held.kind != "person" or held.person == table.host:
        raise Refused("not_possible", "nobody else sits on this chair")
    table.add(e.Left(at=time_of(table, now), chair=chair, removed=True))
    return done(table)


def go_away(table: Table, now: int, person: str, until: int | None) -> bool:
    """Note that somebody is on vacation until a time (None: back); False where that means nothing."""
    if table.status != "running" or not clocks.is_slow(table.clock) or person not in table.deciding_people():
        return False
    if until is None and person not in table.away:
        return False
    table.add(e.Away(at=time_of(table, now), person=person, until=until))
    return True


def expire(table: Table, now: int, idle_since: int) -> bool:
    """Close a table at which nothing has happened since a time; whether that is so."""
    if table.status == "over" or table.changed > idle_since:
        return False
    outcome: Literal["cancelled", "stopped"] = "cancelled" if table.status == "waiting" else "stopped"
    table.add(e.Over(at=time_of(table, now), outcome=outcome))
    return True


def come_back(table: Table, now: int, person: str, seat: int) -> Done:
    """Take a seat back from the bot that stood in."""
    needs_running(table)
    if seat not in table.seats_of(person) or table.seats[seat].stand_in is None:
        raise Refused("not_your_seat", "no bot is standing in for you on this seat")
    if table.seats[seat].left:
        raise Refused("not_possible", "you left this game for good")
    table.add(e.Returned(at=time_of(table, now), seat=seat))
    return done(table)
