"""Proposals that need everyone's consent: to stop or cancel the game, undo decisions, or let a bot stand in."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, needs_running, time_of
from tabletowers.table.commands.moves import settle
from tabletowers.table.errors import Refused
from tabletowers.table.requests import AnswerIn, VoteIn
from tabletowers.table.table import Table
from tabletowers.table.votes import Vote


def propose(
    table: Table,
    now: int,
    person: str,
    request: VoteIn,
    absent_since: Callable[[str], int | None] = lambda person: None,
    silent: Collection[int] = (),
) -> Done:
    """Put a proposal to the vote.

    In the first turns, a proposal to cancel the game takes effect immediately. Later, it is allowed only if a
    player is absent, or a bot silent. `absent_since` returns the time at which a person became absent, or None if they
    are present, and `silent` has the seats whose bots give no answer.
    """
    needs_running(table)
    kind, seat, count = request.kind, request.seat, request.count
    voters = table.deciding_people()
    if person not in voters:
        raise Refused("not_your_seat", "you don't play at this table")
    at = time_of(table, now)
    if kind == "cancel" and table.is_young:
        table.add(e.Over(at=at, outcome="cancelled", person=person))
        return done(table)
    if table.vote is not None:
        raise Refused("vote_open", "another proposal is open")
    if kind == "undo":
        count = 1 if count is None else count
        if not 1 <= count <= table.agreed_undo() or table.answers.ahead:
            raise Refused("no_undo", "hidden information has come to light since, or answers are sealed")
        seat = None
    elif kind == "stand_in" and seat in silent:
        if table.created.deal is not None:
            raise Refused("not_possible", "everyone plays this deal against the same bots")
        count = None
    elif kind == "stand_in":
        absent = table.seats[seat].chair.person if seat is not None and 0 <= seat < len(table.seats) else None
        if absent is None or absent not in voters or absent == person:
            raise Refused("not_possible", "a bot can only stand in for an absent player")
        since = _absent_since(table, at, absent, absent_since(absent))
        _check_absent(since, at, clocks.patience(table.settings.clock), "a bot can only stand in for a player")
        voters = [voter for voter in voters if voter != absent]
        count = None
    elif kind == "cancel":
        since_when = {
            voter: _absent_since(table, at, voter, absent_since(voter)) for voter in voters if voter != person
        }
        needed = clocks.patience_to_cancel(table.settings.clock)
        first = min((since for since in since_when.values() if since is not None), default=None)
        if not silent:
            _check_absent(first, at, needed, "a game that has begun can only be cancelled because of a player")
        gone = {voter for voter, since in since_when.items() if since is not None and at - since >= needed}
        voters = [voter for voter in voters if voter not in gone]
        seat = count = None
    else:
        seat = count = None
    table.add(e.VoteOpened(at=at, vote=kind, person=person, needed=voters, seat=seat, count=count))
    _count_votes(table, at)
    return done(table)


def _absent_since(table: Table, at: int, person: str, since: int | None) -> int | None:
    """Return when a person was last present or active, or None if they are present now or on vacation.

    Where no clock runs, a person who is asked for a decision and looks on for a long time without making it counts as
    absent.
    """
    if table.clocks.away.get(person, 0) > at:
        return None
    asked = min((table.asked_at[seat] for seat in table.seats_of(person) if table.keeps_waiting(seat)), default=at)
    if table.settings.clock is None and at - asked >= clocks.patience_to_cancel(None):
        return asked
    if since is None:
        return None
    for logged in reversed(table.log):
        if logged.entry.at <= since:
            break
        if getattr(logged.entry, "person", None) == person:
            return logged.entry.at
    return since


def _check_absent(since: int | None, at: int, needed: int, what: str) -> None:
    """Raise Refused if a proposal is about a player who has not been absent for long enough."""
    if since is None or at - since < needed:
        seconds = needed // 1000
        raise Refused("not_possible", f"{what} absent for {seconds} s", seconds=seconds)


def vote(table: Table, now: int, person: str, request: AnswerIn) -> Done:
    """Vote for or against a proposal."""
    needs_running(table)
    if table.vote is None:
        raise Refused("no_vote", "there is no open proposal")
    if person not in table.vote.needed:
        raise Refused("not_your_seat", "you have no vote on this proposal")
    at = time_of(table, now)
    if not request.agree:
        table.add(e.VoteClosed(at=at, passed=False))
        return done(table)
    if person not in table.vote.agreed:
        table.add(e.VoteAgreed(at=at, person=person))
    _count_votes(table, at)
    return done(table)


def _count_votes(table: Table, at: int) -> None:
    if (held := table.vote) is None or not held.is_passed:
        return
    table.add(e.VoteClosed(at=at, passed=True))
    _carry_out(table, at, held)


def _carry_out(table: Table, at: int, held: Vote) -> None:
    if held.kind == "stop":
        table.add(e.Over(at=at, outcome="stopped", agreed=True))
    elif held.kind == "undo":
        assert held.count is not None
        table.add(e.Undone(at=at, count=held.count))
    elif held.kind == "cancel":
        table.add(e.Over(at=at, outcome="cancelled"))
    else:
        assert held.seat is not None
        absent = table.seats[held.seat].chair.person
        for seat in table.seats_of(absent) or [held.seat]:
            table.add(e.StoodIn(at=at, seat=seat, level=table.settings.level))
        settle(table, at)
