"""Proposals that everybody concerned has to agree to: stop, undo, let a bot stand in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, needs_running, time_of
from tabletowers.table.commands.moves import settle
from tabletowers.table.errors import Refused
from tabletowers.table.table import Table, Vote

#: A game may be cancelled by anybody before its third turn.
CANCEL_BEFORE = 2


def propose(
    table: Table,
    now: int,
    person: str,
    kind: Literal["stop", "cancel", "undo", "stand_in"],
    *,
    seat: int | None = None,
    count: int | None = None,
    absent_since: Callable[[str], int | None] = lambda person: None,
) -> Done:
    """Put something to the vote. Cancelling needs no vote, but is possible only before the third turn.

    `absent_since` tells since when somebody has not been heard of; None: they are there.
    """
    needs_running(table)
    voters = table.deciding_people()
    if person not in voters:
        raise Refused("not_your_seat", "you don't play at this table")
    at = time_of(table, now)
    if kind == "cancel":
        if table.turn >= CANCEL_BEFORE:
            raise Refused("not_possible", "a game can only be cancelled before its third turn")
        table.add(e.Over(at=at, outcome="cancelled"))
        return done(table)
    if table.vote is not None:
        raise Refused("vote_open", "another proposal is open")
    if kind == "undo":
        count = 1 if count is None else count
        if not 1 <= count <= table.agreed_undo() or table.ahead:
            raise Refused("no_undo", "something has come to light since, or answers are sealed")
        seat = None
    elif kind == "stand_in":
        absent = table.seats[seat].chair.person if seat is not None and 0 <= seat < len(table.seats) else None
        if absent is None or absent not in voters or absent == person:
            raise Refused("not_possible", "a bot can only stand in for an absent player")
        _check_absent(table, at, absent, absent_since(absent))
        voters = [voter for voter in voters if voter != absent]
        count = None
    else:
        seat = count = None
    table.add(e.VoteOpened(at=at, vote=kind, person=person, needed=voters, seat=seat, count=count))
    _count_votes(table, at)
    return done(table)


def _check_absent(table: Table, at: int, absent: str, since: int | None) -> None:
    """Refuse a bot for somebody who is there, or has been until a moment ago."""
    for logged in reversed(table.log):
        if since is not None and logged.entry.at <= since:
            break
        if getattr(logged.entry, "person", None) == absent:
            since = None if since is None else logged.entry.at
            break
    needed = clocks.patience(table.clock)
    if since is None or at - since < needed:
        seconds = needed // 1000
        raise Refused("not_possible", f"a bot can only stand in for somebody absent for {seconds} s", seconds=seconds)


def vote(table: Table, now: int, person: str, agree: bool) -> Done:
    """Agree to a proposal or turn it down."""
    needs_running(table)
    if table.vote is None:
        raise Refused("no_vote", "there is no open proposal")
    if person not in table.vote.needed:
        raise Refused("not_your_seat", "you have no vote on this proposal")
    at = time_of(table, now)
    if not agree:
        table.add(e.VoteClosed(at=at, passed=False))
        return done(table)
    if person not in table.vote.agreed:
        table.add(e.VoteAgreed(at=at, person=person))
    _count_votes(table, at)
    return done(table)


def _count_votes(table: Table, at: int) -> None:
    if (held := table.vote) is None or set(held.needed) - set(held.agreed):
        return
    table.add(e.VoteClosed(at=at, passed=True))
    _carry_out(table, at, held)


def _carry_out(table: Table, at: int, held: Vote) -> None:
    if held.kind == "stop":
        table.add(e.Over(at=at, outcome="stopped"))
    elif held.kind == "undo":
        assert held.count is not None
        table.add(e.Undone(at=at, count=held.count))
    else:
        absent = table.seats[held.seat or 0].chair.person
        for seat in table.seats_of(absent):
            table.add(e.StoodIn(at=at, seat=seat, level=table.created.level))
        settle(table, at)
