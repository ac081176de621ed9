"""What concerns all: undo, votes, absence, chat."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from tabletowers.table import entries as e
from tabletowers.table.commands.moving import settle
from tabletowers.table.commands.shared import Done, done, needs_own, needs_running, time_of
from tabletowers.table.errors import Refused, StalePosition
from tabletowers.table.table import Table, Vote

#: Chat: the longest line, and how many lines a person may write within how many milliseconds.
MOST_CHAT, CHAT_LINES, CHAT_WITHIN = 500, 6, 10_000
#: A game may be cancelled by anybody before its third turn.
CANCEL_BEFORE = 2


def undo(table: Table, now: int, person: str, seat: int, position: int, count: int = 1) -> Done:
    """A seat takes its own last decisions back."""
    needs_own(table, person, seat)
    if position != table.position:
        raise StalePosition(table.position)
    if not 1 <= count <= table.own_undo(seat):
        raise Refused("no_undo", "something came to light since, or somebody else has decided")
    at = time_of(table, now)
    table.say(e.Undone(at=at, seat=seat, count=count, person=person))
    if table.vote is not None and table.vote.kind == "undo":
        table.say(e.VoteClosed(at=at, passed=False))
    return done(table)


def propose(
    table: Table,
    now: int,
    person: str,
    kind: Literal["stop", "cancel", "undo", "stand_in"],
    *,
    seat: int | None = None,
    count: int | None = None,
    present: Collection[str] = (),
) -> Done:
    """Open a vote. Cancelling needs none, but is possible only before the third turn."""
    needs_running(table)
    voters = table.deciding_people()
    if person not in voters:
        raise Refused("not_your_seat", "you don't play at this table")
    at = time_of(table, now)
    if kind == "cancel":
        if table.turn >= CANCEL_BEFORE:
            raise Refused("not_possible", "a game can be cancelled before its third turn only")
        table.say(e.Over(at=at, outcome="cancelled"))
        return done(table)
    if table.vote is not None:
        raise Refused("vote_open", "another proposal is open")
    if kind == "undo":
        count = 1 if count is None else count
        if not 1 <= count <= table.agreed_undo() or table.ahead:
            raise Refused("no_undo", "something came to light since, or answers are sealed")
        seat = None
    elif kind == "stand_in":
        absent = table.seats[seat].chair.person if seat is not None and 0 <= seat < len(table.seats) else None
        if absent is None or absent not in voters or absent == person or absent in present:
            raise Refused("not_possible", "a bot can stand in for an absent player only")
        voters = [voter for voter in voters if voter != absent]
        count = None
    else:
        seat = count = None
    table.say(e.VoteOpened(at=at, vote=kind, person=person, needed=voters, seat=seat, count=count))
    _count_votes(table, at)
    return done(table)


def vote(table: Table, now: int, person: str, agree: bool) -> Done:
    """Agree to a proposal or refuse it."""
    needs_running(table)
    if table.vote is None:
        raise Refused("no_vote", "nothing is proposed")
    if person not in table.vote.needed:
        raise Refused("not_your_seat", "you are not asked")
    at = time_of(table, now)
    if not agree:
        table.say(e.VoteClosed(at=at, passed=False))
        return done(table)
    if person not in table.vote.agreed:
        table.say(e.VoteAgreed(at=at, person=person))
    _count_votes(table, at)
    return done(table)


def _count_votes(table: Table, at: int) -> None:
    if (held := table.vote) is None or set(held.needed) - set(held.agreed):
        return
    table.say(e.VoteClosed(at=at, passed=True))
    _carry_out(table, at, held)


def _carry_out(table: Table, at: int, held: Vote) -> None:
    if held.kind == "stop":
        table.say(e.Over(at=at, outcome="stopped"))
    elif held.kind == "undo":
        assert held.count is not None
        table.say(e.Undone(at=at, count=held.count))
    else:
        absent = table.seats[held.seat or 0].chair.person
        for seat in table.seats_of(absent):
            table.say(e.StoodIn(at=at, seat=seat, level=table.created.level))
        settle(table, at)


def come_back(table: Table, now: int, person: str, seat: int) -> Done:
    """Take the seat back from the bot that stood in."""
    needs_running(table)
    if seat not in table.seats_of(person) or table.seats[seat].stand_in is None:
        raise Refused("not_your_seat", "no bot stands in for you on this seat")
    if table.seats[seat].left:
        raise Refused("not_possible", "you left this game for good")
    table.say(e.Returned(at=time_of(table, now), seat=seat))
    return done(table)


def chat(table: Table, now: int, person: str, text: str, key: str | None) -> Done:
    """Say something to the table."""
    if key is not None and (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    if not table.created.chat:
        raise Refused("not_possible", "there is no chat at this table")
    text = " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())
    if not 1 <= len(text) <= MOST_CHAT:
        raise Refused("bad_request", f"a line of chat has 1 to {MOST_CHAT} characters", path="text")
    at = time_of(table, now)
    lines = 0
    for told in reversed(table.log):
        if told.entry.at < at - CHAT_WITHIN:
            break
        lines += isinstance(told.entry, e.Said) and told.entry.person == person
    if lines >= CHAT_LINES:
        raise Refused("too_many", "not so fast", retry_after=CHAT_WITHIN // 1000)
    table.say(e.Said(at=at, person=person, text=text, key=key))
    return done(table)
