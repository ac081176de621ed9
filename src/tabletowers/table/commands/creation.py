"""Commands that create tables: new ones, rematches, continuations of finished games, shared deals, imported records."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import structs

from tabletowers.contract import Game
from tabletowers.contract.options import changed, complete
from tabletowers.games import game as find_game
from tabletowers.record import Record
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness
from tabletowers.table.clock import Clock
from tabletowers.table.commands.conditions import time_of
from tabletowers.table.commands.seating import chairs_for, check_chairs
from tabletowers.table.errors import Refused
from tabletowers.table.requests import GoOn, NewTable, SeatWish
from tabletowers.table.settings import for_rematch, wanted
from tabletowers.table.table import Table


def create(
    now: int,
    host: str,
    request: NewTable,
    levels: Collection[str],
    *,
    table: str,
    invite: str = "",
    secret: str | None = None,
    arranged: bool = False,
) -> Table:
    """Return the new table that a host requests. Raises ValueError or Refused if the request can't be fulfilled.

    If it is `arranged`, people can't sit down or begin the game by themselves.
    """
    created = _created(now, host, request, levels, table=table, invite=invite, secret=secret)
    created.arranged = arranged
    return _opened(created)


def _created(
    now: int,
    host: str,
    request: NewTable,
    levels: Collection[str],
    *,
    table: str,
    invite: str = "",
    secret: str | None = None,
    version: int | None = None,
) -> e.Created:
    """Return the first log entry for the table that a host requests.

    `version` is the version of the rules, by default the newest.
    """
    rules = find_game(request.game, version)
    settings = wanted(request, rules)
    chairs = chairs_for(request.seats, host)
    try:
        rules.check_players(len(chairs))
        options = changed(rules.options, complete(rules.options, _for_clock(rules, request.clock) | request.options))
    except ValueError as error:
        raise Refused("bad_options", str(error)) from error
    check_chairs(chairs, levels)
    if request.level not in levels:
        raise Refused("bad_options", f"unknown bot {request.level!r}; choose from {', '.join(levels)}")
    return e.Created(
        at=now,
        table=table,
        game=request.game,
        rules=rules.rules_version,
        options=options,
        host=host,
        chairs=chairs,
        invite=invite,
        secret=secret or fairness.new_secret(),
        ratings=e.RATING_RULES,
        **structs.asdict(settings),
    )


def _opened(created: e.Created) -> Table:
    """Return a table created from its first log entry, which has not been stored yet."""
    table = Table(created)
    table.pending.append(created)
    return table


def _for_clock(game: Game, clock: Clock | None) -> dict[str, Any]:
    """Return this clock's defaults for the options whose default depends on the clock."""
    if not clocks.is_slow(clock):
        return {}
    return {option.name: option.by_days for option in game.options if option.by_days is not None}


def rematch(table: Table, now: int, person: str, *, new: str, invite: str, secret: str | None = None) -> Table:
    """Create a table for a rematch of the same players, each of them moved by one seat."""
    if table.status != "over":
        raise Refused("not_over", "the game is not over yet")
    if person not in table.people():
        raise Refused("not_your_seat", "you don't play at this table")
    if not table.seats:
        raise Refused("not_possible", "no game was played at this table")
    chairs = [seat.chair for seat in table.seats]
    newest = find_game(table.game.name)
    # An omitted option means the default of the old game's rules, which may differ from the newest default.
    known = {option.name for option in newest.options}
    options = {name: value for name, value in table.options.items() if name in known}
    settings = for_rematch(table.settings, hints=table.allows_hints())
    new_table = _opened(
        e.Created(
            at=time_of(table, now),
            table=new,
            game=newest.name,
            rules=newest.rules_version,
            options=changed(newest.options, complete(newest.options, options)),
            host=person,
            chairs=chairs[1:] + chairs[:1],
            invite=invite,
            secret=secret or fairness.new_secret(),
            ratings=e.RATING_RULES,
            **structs.asdict(settings),
        )
    )
    table.add(e.Rematch(at=time_of(table, now), table=new, person=person))
    return new_table


def go_on(
    finished: Table, now: int, person: str, request: GoOn, levels: Collection[str], *, new: str, invite: str
) -> Table:
    """Return a new table where a person continues a finished game from a decision, with bots in all other seats.

    The new table's log contains all decisions up to that point. The cards are dealt from the same secret, which is
    public because the game is finished.
    """
    if finished.status != "over" or finished.state is None:
        raise Refused("not_over", "the game is not over yet")
    players = len(finished.seats)
    if request.seat >= players:
        raise Refused("bad_request", f"the seats are 0 to {players - 1}, not {request.seat}", path="seat")
    if request.ply > len(finished.plies):
        raise Refused("bad_request", f"the game has {len(finished.plies)} decisions, not {request.ply}", path="ply")
    if request.ply == len(finished.plies) and finished.state.is_over:
        raise Refused("not_possible", "the game is already over at that point")
    table = NewTable(
        finished.game.name,
        [SeatWish("me") if seat == request.seat else SeatWish("bot", request.level) for seat in range(players)],
        finished.created.options,
        shuffle=False,
        level=request.level,
    )
    version, secret = finished.game.rules_version, finished.secret
    created = _created(now, person, table, levels, table=new, invite=invite, secret=secret, version=version)
    created.origin = e.Origin(finished.id, request.ply, finished.nonce_list(), finished.created.invite)
    new_table = _opened(created)
    new_table.add(e.Started(at=now, order=list(range(players))))
    for earlier in finished.plies[: request.ply]:
        # These moves don't count as the person's own decisions, so that they can't be taken back.
        new_table.add(e.Moved(at=now, seat=earlier.seat, move=earlier.move, by="bot"))
    for move in request.line:
        mover = new_table.playing().to_move
        if mover is None or move not in new_table.playing().legal_moves():
            raise Refused("illegal_move", f"{move} is not legal at that point", path="line")
        new_table.add(e.Moved(at=now, seat=mover, move=move, by="bot"))
    return new_table


def begin_deal(
    now: int,
    deal: e.Deal,
    *,
    person: str,
    game: str,
    version: int,
    options: dict[str, Any],
    levels: Sequence[str | None],
    secret: str,
    new: str,
) -> Table:
    """Return a new, started table at which a person plays a shared deal, which others play at their own tables.

    The cards, the bots and the person's seat (the one without a bot level) are the same for everyone. There are no
    undos, hints, spectators or clocks. Seats answer one after another, so that speed makes no difference.
    """
    bots = [level for level in levels if level is not None]
    request = NewTable(
        game,
        [SeatWish("me") if level is None else SeatWish("bot", level) for level in levels],
        options,
        shuffle=False,
        level=bots[0],
        hints=False,
        spectators=False,
        chat=False,
        window=None,
    )
    created = _created(now, person, request, bots, table=new, secret=secret, version=version)
    created.deal = deal
    table = _opened(created)
    table.add(e.Started(at=now, order=list(range(len(levels)))))
    return table


#: The fields of a record that prove its deal.
_ABOUT_DEAL = ("secret", "nonces", "commitment")


def bring(now: int, record: Record, *, table: str, host: str, invite: str) -> Table:
    """Return a finished table created from a record that has been replayed. The table has no players."""
    about = {key: record.extra[key] for key in _ABOUT_DEAL if "secret" in record.extra}
    names = [str(seat + 1) for seat in range(record.players)]
    seats = [SeatWish("local", name=name) for name in names]
    request = NewTable(record.game, seats, record.options, shuffle=False, hints=False, chat=False)
    created = _created(now, host, request, ("greedy",), table=table, invite=invite, version=record.rules)
    created.chairs = [e.Chair("local", name=name) for name in names]
    created.imported = e.Imported(record.setup, [ply.reshuffled for ply in record.plies if ply.reshuffled], about)
    new_table = _opened(created)
    new_table.add(e.Started(at=now, order=list(range(record.players))))
    for ply in record.plies:
        new_table.add(e.Moved(at=now, seat=ply.seat, move=ply.move, by="bot"))
    new_table.add(e.Over(at=now, outcome="finished" if new_table.playing().is_over else "stopped"))
    return new_table
