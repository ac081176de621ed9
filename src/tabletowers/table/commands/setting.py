"""Before the game and after it: a table is set out, people sit down, the host starts, the same players play again."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from tabletowers.contract.options import changed, complete
from tabletowers.games import game as find_game
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness
from tabletowers.table.commands.moving import settle
from tabletowers.table.commands.shared import Done, done, needs_host, needs_waiting, time_of
from tabletowers.table.errors import Refused
from tabletowers.table.table import Table


def create(
    now: int,
    *,
    table: str,
    host: str,
    game: str,
    options: dict[str, Any],
    chairs: Sequence[e.Chair],
    levels: Collection[str],
    visibility: Literal["private", "lobby"] = "private",
    invite: str = "",
    shuffle: bool = True,
    level: str = "greedy",
    secret: str | None = None,
    clock: e.Clock | None = None,
    hints: bool | None = None,
    spectators: bool = True,
    chat: bool = True,
    origin: e.Origin | None = None,
    version: int | None = None,
) -> Table:
    """A new table. ValueError and Refused say what can't be."""
    rules = find_game(game, version)
    try:
        rules.check_players(len(chairs))
        told = changed(rules.options, complete(rules.options, options))
        clocks.checked(clock)
    except ValueError as error:
        raise Refused("bad_options", str(error)) from error
    _check_chairs(chairs, host, levels)
    if level not in levels:
        raise Refused("bad_options", f"there is no bot {level!r}; there is {', '.join(levels)}")
    created = e.Created(
        at=now,
        table=table,
        game=game,
        rules=rules.rules_version,
        options=told,
        host=host,
        chairs=list(chairs),
        visibility=visibility,
        invite=invite,
        shuffle=shuffle,
        level=level,
        secret=secret or fairness.new_secret(),
        clock=clock,
        hints=hints,
        spectators=spectators,
        chat=chat,
        origin=origin,
    )
    made = Table(created)
    made.pending.append(created)
    return made


def _check_chairs(chairs: Sequence[e.Chair], host: str, levels: Collection[str]) -> None:
    for chair in chairs:
        if chair.kind == "bot" and chair.level not in levels:
            raise Refused("bad_options", f"there is no bot {chair.level!r}; there is {', '.join(levels)}")
        if chair.kind == "local" and not (chair.name and len(chair.name) <= 40):
            raise Refused("bad_options", "somebody at your device has a name of 1 to 40 characters")
        if chair.kind == "person" and chair.person != host:
            raise Refused("bad_options", "only you yourself can be put on a chair; the others join")
    if sum(chair.kind == "person" for chair in chairs) > 1:
        raise Refused("bad_options", "you can sit on one chair; people at your device have names")


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
) -> Done:
    """The host sets the table differently; whoever sits keeps a chair."""
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
        _check_chairs(chairs, table.host, levels)
        guests = [chair for chair in table.chairs if chair.kind == "person" and chair.person != table.host]
        kept = [guests.pop(0) if chair.kind == "open" and guests else chair for chair in chairs]
        if guests:
            raise Refused("bad_options", "the people who sit at the table need an open chair each")
    table.say(e.Changed(at=time_of(table, now), chairs=kept, visibility=visibility, shuffle=shuffle, clock=clock))
    return done(table)


def join(table: Table, now: int, person: str, chair: int | None = None, nonce: str | None = None) -> Done:
    """Sit down on an open chair."""
    needs_waiting(table)
    if table.seats_of(person):
        raise Refused("already_there", "you sit at this table")
    free = [number for number, open_chair in enumerate(table.chairs) if open_chair.kind == "open"]
    if not free or (chair is not None and chair not in free):
        raise Refused("no_free_chair", "no such chair is free")
    if nonce is not None:
        _check_nonce(nonce)
    at = time_of(table, now)
    table.say(e.Joined(at=at, chair=free[0] if chair is None else chair, person=person))
    if nonce is not None:
        table.say(e.Nonce(at=at, person=person, nonce=nonce))
    return done(table)


def _check_nonce(nonce: str) -> None:
    if not fairness.is_nonce(nonce):
        raise Refused("bad_request", "a nonce is 16 to 64 hexadecimal digits", path="nonce")


def give_nonce(table: Table, now: int, person: str, nonce: str) -> Done:
    """A client's share in the deal."""
    needs_waiting(table)
    _check_nonce(nonce)
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    table.say(e.Nonce(at=time_of(table, now), person=person, nonce=nonce))
    return done(table)


def start(table: Table, now: int, person: str, *, fill: bool = False, nonce: str | None = None) -> Done:
    """The host starts the game, with bots on the open chairs if asked to."""
    needs_host(table, person)
    needs_waiting(table)
    at = time_of(table, now)
    chairs = [e.Chair("bot", level=table.created.level) if chair.kind == "open" else chair for chair in table.chairs]
    if not fill and chairs != table.chairs:
        raise Refused("not_full", "there are open chairs; fill them with bots or wait")
    if nonce is not None:
        _check_nonce(nonce)
        table.say(e.Nonce(at=at, person=person, nonce=nonce))
    if chairs != table.chairs:
        table.say(e.Changed(at=at, chairs=chairs))
    table.say(e.Started(at=at, order=table.drawn_order()))
    return done(table)


def leave(table: Table, now: int, person: str, *, for_good: bool = False) -> Done:
    """Get up before the start; or leave a running game to a bot for good."""
    seats = table.seats_of(person)
    if not seats and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    at = time_of(table, now)
    if table.status == "waiting":
        if person == table.host:
            table.say(e.Over(at=at, outcome="cancelled"))
        else:
            table.say(e.Left(at=at, chair=seats[0]))
    elif table.status == "running" and for_good:
        for seat in seats:
            if not table.seats[seat].left:
                table.say(e.StoodIn(at=at, seat=seat, level=table.created.level, for_good=True))
        if table.vote is not None:
            table.say(e.VoteClosed(at=at, passed=False))
        if not table.deciding_people():
            table.say(e.Over(at=at, outcome="stopped"))
        else:
            settle(table, at)
    return done(table)


def rematch(table: Table, now: int, person: str, *, new: str, invite: str, secret: str | None = None) -> Table:
    """The table for the same players again, every seat moved on by one."""
    if table.status != "over":
        raise Refused("not_over", "the game goes on")
    if person not in table.people():
        raise Refused("not_your_seat", "you don't play at this table")
    if not table.seats:
        raise Refused("not_possible", "no game was played at this table")
    chairs = [seat.chair for seat in table.seats]
    old = table.created
    created = e.Created(
        at=time_of(table, now),
        table=new,
        game=old.game,
        rules=find_game(old.game).rules_version,
        options=old.options,
        host=person,
        chairs=chairs[1:] + chairs[:1],
        visibility="private",
        invite=invite,
        shuffle=False,
        level=old.level,
        secret=secret or fairness.new_secret(),
        clock=table.clock,
        hints=old.hints,
        spectators=old.spectators,
        chat=old.chat,
    )
    made = Table(created)
    made.pending.append(created)
    table.say(e.Rematch(at=time_of(table, now), table=new))
    return made


def go_on(
    finished: Table,
    now: int,
    person: str,
    ply: int,
    seat: int,
    *,
    level: str,
    levels: Collection[str],
    new: str,
    invite: str,
) -> Table:
    """A table that plays on from a decision of a finished game: the person on one seat, bots on all others.

    Everything up to there is in its log, and what is still to come follows from the same secret, which is open.
    """
    if finished.status != "over" or finished.state is None:
        raise Refused("not_over", "the game goes on")
    if seat >= len(finished.seats):
        raise Refused("bad_request", f"the seats are 0 to {len(finished.seats) - 1}", path="seat")
    if ply > len(finished.plies):
        raise Refused("bad_request", f"the game has {len(finished.plies)} decisions", path="ply")
    if ply == len(finished.plies) and finished.state.is_over:
        raise Refused("not_possible", "the game is over there")
    made = create(
        now,
        table=new,
        host=person,
        game=finished.game.name,
        options=finished.created.options,
        chairs=[
            e.Chair("person", person) if number == seat else e.Chair("bot", level=level)
            for number in range(len(finished.seats))
        ],
        levels=levels,
        invite=invite,
        shuffle=False,
        level=level,
        secret=finished.secret,
        version=finished.game.rules_version,
        origin=e.Origin(finished.id, ply, finished.nonce_list(), finished.created.invite),
    )
    made.say(e.Started(at=now, order=list(range(len(finished.seats)))))
    for made_before in finished.plies[:ply]:
        # Not the person's own decisions, so that they can't be taken back.
        made.say(e.Moved(at=now, seat=made_before.seat, move=made_before.move, by="bot"))
    return made
