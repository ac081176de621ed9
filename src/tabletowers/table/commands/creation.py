"""New tables: set up by a host, for a rematch, to play on from a finished game or a deal, or made of a record."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal

from tabletowers.contract import Game
from tabletowers.contract.options import changed, complete
from tabletowers.games import game as find_game
from tabletowers.record import Record
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness
from tabletowers.table.commands.conditions import time_of
from tabletowers.table.commands.seating import WINDOW, Begins, check_chairs, check_window, who_begins
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
    deal: e.Deal | None = None,
    imported: e.Imported | None = None,
    version: int | None = None,
    begins: Begins | None = None,
    window: int | None = WINDOW,
) -> Table:
    """Set up a new table; ValueError or Refused says what is not possible."""
    rules = find_game(game, version)
    try:
        rules.check_players(len(chairs))
        stored = changed(rules.options, complete(rules.options, _for_clock(rules, clock) | options))
        clocks.checked(clock)
    except ValueError as error:
        raise Refused("bad_options", str(error)) from error
    check_chairs(chairs, host, levels)
    shuffle, first = who_begins(begins, shuffle, len(chairs))
    check_window(window)
    if level not in levels:
        raise Refused("bad_options", f"unknown bot {level!r}; choose from {', '.join(levels)}")
    created = e.Created(
        at=now,
        table=table,
        game=game,
        rules=rules.rules_version,
        options=stored,
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
        deal=deal,
        imported=imported,
        begins=first,
        window=window if any(decision.silence is not None for decision in rules.decisions) else None,
    )
    made = Table(created)
    made.pending.append(created)
    return made


def _for_clock(game: Game, clock: e.Clock | None) -> dict[str, Any]:
    """The options that are another default at a table with this clock."""
    if not clocks.is_slow(clock):
        return {}
    return {option.name: option.by_days for option in game.options if option.by_days is not None}


def rematch(table: Table, now: int, person: str, *, new: str, invite: str, secret: str | None = None) -> Table:
    """Set up a table for the same players again, with every seat moved on by one."""
    if table.status != "over":
        raise Refused("not_over", "the game is not over yet")
    if person not in table.people():
        raise Refused("not_your_seat", "you don't play at this table")
    if not table.seats:
        raise Refused("not_possible", "no game was played at this table")
    chairs = [seat.chair for seat in table.seats]
    old, newest = table.created, find_game(table.game.name)
    # What is left out stands for the defaults of the old game's rules, which may be others than the newest.
    known = {option.name for option in newest.options}
    options = {name: value for name, value in table.options.items() if name in known}
    created = e.Created(
        at=time_of(table, now),
        table=new,
        game=old.game,
        rules=newest.rules_version,
        options=changed(newest.options, complete(newest.options, options)),
        host=person,
        chairs=chairs[1:] + chairs[:1],
        visibility="private",
        invite=invite,
        shuffle=False,
        level=old.level,
        secret=secret or fairness.new_secret(),
        clock=table.clock,
        # Whoever agreed to hints before does so again.
        hints=old.hints and table.allows_hints(),
        spectators=old.spectators,
        chat=old.chat,
        window=table.window_seconds,
    )
    made = Table(created)
    made.pending.append(created)
    table.add(e.Rematch(at=time_of(table, now), table=new))
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
    line: Sequence[str] = (),
) -> Table:
    """Set up a table that plays on from a decision of a finished game: the person on one seat, bots on all others.

    Everything up to there is in its log, and what is still to come follows from the same secret, which is open. `line`
    are moves after that decision that were not made in the game.
    """
    if finished.status != "over" or finished.state is None:
        raise Refused("not_over", "the game is not over yet")
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
    made.add(e.Started(at=now, order=list(range(len(finished.seats)))))
    for earlier in finished.plies[:ply]:
        # Not entered as the person's own decisions, so that they can't be taken back.
        made.add(e.Moved(at=now, seat=earlier.seat, move=earlier.move, by="bot"))
    for move in line:
        mover = made.playing().to_move
        if mover is None or move not in made.playing().legal_moves():
            raise Refused("illegal_move", f"{move} can't be made there", path="line")
        made.add(e.Moved(at=now, seat=mover, move=move, by="bot"))
    return made


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
    """Set up a table at which somebody plays a deal that others play as well, and start it.

    Everything is the same for all: cards, seat (where `levels` has None) and bots. There is no undo, there are no hints
    and no spectators, nobody's clock runs, and all are asked in turn, so that nothing depends on how fast anybody is.
    """
    bots = [level for level in levels if level is not None]
    made = create(
        now,
        table=new,
        host=person,
        game=game,
        options=options,
        chairs=[e.Chair("person", person) if level is None else e.Chair("bot", level=level) for level in levels],
        levels=bots,
        shuffle=False,
        level=bots[0],
        secret=secret,
        hints=False,
        spectators=False,
        chat=False,
        deal=deal,
        version=version,
        window=None,
    )
    made.add(e.Started(at=now, order=list(range(len(levels)))))
    return made


#: What a record may say of its own deal.
_ABOUT_DEAL = ("secret", "nonces", "commitment")


def bring(now: int, record: Record, *, table: str, host: str, invite: str) -> Table:
    """Make a table that is over of a record that has been replayed; nobody sits at it."""
    about = {key: record.extra[key] for key in _ABOUT_DEAL if "secret" in record.extra}
    made = create(
        now,
        table=table,
        host=host,
        game=record.game,
        options=record.options,
        chairs=[e.Chair("local", name=str(seat + 1)) for seat in range(record.players)],
        levels=("greedy",),
        invite=invite,
        shuffle=False,
        secret=fairness.new_secret(),
        hints=False,
        chat=False,
        version=record.rules,
        imported=e.Imported(record.setup, [ply.reshuffled for ply in record.plies if ply.reshuffled], about),
    )
    made.add(e.Started(at=now, order=list(range(record.players))))
    for ply in record.plies:
        made.add(e.Moved(at=now, seat=ply.seat, move=ply.move, by="bot"))
    made.add(e.Over(at=now, outcome="finished" if made.playing().is_over else "stopped"))
    return made
