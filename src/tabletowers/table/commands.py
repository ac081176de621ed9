"""What people, bots and the table itself may do, and when. Each command says its entries to the table or is Refused.

Times are passed in. A command that is refused leaves the table as it was.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tabletowers.contract.options import changed, complete
from tabletowers.games import game as find_game
from tabletowers.table import clock as clocks
from tabletowers.table import entries as e
from tabletowers.table import fairness, pace
from tabletowers.table.errors import IllegalAtTable, Refused, StalePosition
from tabletowers.table.pace import Pace
from tabletowers.table.table import Table, Vote

#: Chat: the longest line, and how many lines a person may write within how many milliseconds.
MOST_CHAT, CHAT_LINES, CHAT_WITHIN = 500, 6, 10_000
#: How many things a seat may say ahead.
MOST_AHEAD = 60
#: A game may be cancelled by anybody before its third turn.
CANCEL_BEFORE = 2

By = Literal["person", "bot", "order", "clock"]


@dataclass(frozen=True, slots=True)
class Done:
    """Where the table stands after a command."""

    seq: int
    position: int


def _done(table: Table) -> Done:
    return Done(table.seq, table.position)


def _at(table: Table, now: int) -> int:
    """The time of a new entry: never before the last one, whatever the machine's clock does."""
    return max(now, table.changed)


# Before the game


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
) -> Table:
    """A new table. ValueError and Refused say what can't be."""
    rules = find_game(game)
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


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refused("not_waiting", "the game has begun")


def _as_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Refused("not_host", "only the host of the table can do this")


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
    _as_host(table, person)
    _waiting(table)
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
    table.say(e.Changed(at=_at(table, now), chairs=kept, visibility=visibility, shuffle=shuffle, clock=clock))
    return _done(table)


def join(table: Table, now: int, person: str, chair: int | None = None, nonce: str | None = None) -> Done:
    """Sit down on an open chair."""
    _waiting(table)
    if table.seats_of(person):
        raise Refused("already_there", "you sit at this table")
    free = [number for number, open_chair in enumerate(table.chairs) if open_chair.kind == "open"]
    if not free or (chair is not None and chair not in free):
        raise Refused("no_free_chair", "no such chair is free")
    if nonce is not None:
        _check_nonce(nonce)
    at = _at(table, now)
    table.say(e.Joined(at=at, chair=free[0] if chair is None else chair, person=person))
    if nonce is not None:
        table.say(e.Nonce(at=at, person=person, nonce=nonce))
    return _done(table)


def _check_nonce(nonce: str) -> None:
    if not fairness.is_nonce(nonce):
        raise Refused("bad_request", "a nonce is 16 to 64 hexadecimal digits", path="nonce")


def give_nonce(table: Table, now: int, person: str, nonce: str) -> Done:
    """A client's share in the deal."""
    _waiting(table)
    _check_nonce(nonce)
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    table.say(e.Nonce(at=_at(table, now), person=person, nonce=nonce))
    return _done(table)


def start(table: Table, now: int, person: str, *, fill: bool = False, nonce: str | None = None) -> Done:
    """The host starts the game, with bots on the open chairs if asked to."""
    _as_host(table, person)
    _waiting(table)
    at = _at(table, now)
    chairs = [e.Chair("bot", level=table.created.level) if chair.kind == "open" else chair for chair in table.chairs]
    if not fill and chairs != table.chairs:
        raise Refused("not_full", "there are open chairs; fill them with bots or wait")
    if nonce is not None:
        _check_nonce(nonce)
        table.say(e.Nonce(at=at, person=person, nonce=nonce))
    if chairs != table.chairs:
        table.say(e.Changed(at=at, chairs=chairs))
    table.say(e.Started(at=at, order=table.drawn_order()))
    return _done(table)


def leave(table: Table, now: int, person: str, *, for_good: bool = False) -> Done:
    """Get up before the start; or leave a running game to a bot for good."""
    seats = table.seats_of(person)
    if not seats and person != table.host:
        raise Refused("not_your_seat", "you don't sit at this table")
    at = _at(table, now)
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
            _settle(table, at)
    return _done(table)


# Moves


def _running(table: Table) -> None:
    if table.status != "running":
        raise Refused("not_running", "no game is running at this table", status=table.status)


def _own(table: Table, person: str, seat: int) -> None:
    _running(table)
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat", f"seat {seat} is not yours")
    if table.seats[seat].stand_in is not None:
        raise Refused("not_your_seat", "a bot stands in for you; take the seat back first", stand_in=True)


def move(table: Table, now: int, person: str, seat: int, text: str, position: int, key: str) -> Done:
    """A person's decision. The same key again plays nothing again and is told the same."""
    if (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    _own(table, person, seat)
    at = _at(table, now)
    if seat not in table.asked_since:
        if seat in table.may_answer_ahead():
            return _ahead(table, at, person, seat, text, key)
        if position != table.position:
            raise StalePosition(table.position)
        raise Refused("not_asked", "it is not your decision now")
    if not table.asked_since[seat] <= position <= table.position:
        raise StalePosition(table.position)
    _decide(table, at, seat, text, "person", person, key)
    seq, where = table.keys[person, key]
    return Done(seq, where)


def _decide(
    table: Table, at: int, seat: int, text: str, by: By, person: str | None = None, key: str | None = None
) -> None:
    """An asked seat's decision: entered, or kept until all have answered."""
    state = table.playing()
    reason = state.why_not(text, None if seat == state.to_move else seat)
    if reason is not None and reason.code == "not_yet" and seat != state.to_move and by == "person":
        table.say(e.Waiting(at=at, seat=seat, move=text, person=person, key=key))
    elif reason is not None:
        raise IllegalAtTable(text, reason.to_json())
    elif len(table.asked_since) > 1 and (seat != state.to_move or _is_answer(table, seat, text)):
        if table.ahead.get(seat) == [text] and key is None:
            return
        table.say(e.Answered(at=at, seat=seat, moves=[text], by=by, person=person, key=key))
    else:
        table.say(e.Moved(at=at, seat=seat, move=text, by=by, person=person, key=key))
        _after_move(table, at)
    _settle(table, at)


def _is_answer(table: Table, seat: int, text: str) -> bool:
    """Whether a move is the answer that all are asked for, and not a card played before it."""
    state = table.playing().copy()
    state.play(text, shuffle=list)
    return state.to_move != seat or state.is_over


def _ahead(table: Table, at: int, person: str, seat: int, text: str, key: str) -> Done:
    """Claims given ahead, played in seat order (Old Town)."""
    kept = table.ahead.get(seat, [])
    if text not in table.playing().moves.numbers or not (text == "done" or text.startswith("claim ")):
        raise IllegalAtTable(text, {"rule": "turn", "code": "not_asked"})
    if kept and kept[-1] == "done":
        raise Refused("not_possible", "you have said that you are done; take it back first")
    if len(kept) >= MOST_AHEAD:
        raise Refused("not_possible", "that is enough for now")
    table.say(e.Answered(at=at, seat=seat, moves=[*kept, text], person=person, key=key))
    return Done(*table.keys[person, key])


def _settle(table: Table, at: int) -> None:
    """Enter what can be entered of the answers given ahead."""
    while table.status == "running":
        state = table.playing()
        seat = state.to_move
        if seat is None:
            return
        if (wait := table.waiting.get(seat)) is not None:
            table.waiting.pop(seat)
            told, by, person, key = wait.move, "person", wait.person, None
        elif seat in table.ahead:
            if not _all_in(table):
                return
            answer = table.ahead_by[seat]
            told, by, person, key = table.ahead[seat][0], answer.by, answer.person, None
        else:
            return
        if state.why_not(told) is not None:
            table.say(e.Unsealed(at=at, seat=seat))
            return
        table.say(e.Moved(at=at, seat=seat, move=told, by=by, person=person, key=key))  # type: ignore[arg-type]
        _after_move(table, at)


def _all_in(table: Table) -> bool:
    """Whether the first answer can be entered: all have answered, or all before one who has to wait for them."""
    asked = table.playing().asked
    waiting = next((seat for seat in asked if seat in table.waiting), None)
    needed = asked if waiting is None else asked[: asked.index(waiting)]
    return all(seat in table.ahead for seat in needed)


def _after_move(table: Table, at: int) -> None:
    if table.vote is not None and table.vote.kind == "undo":
        table.say(e.VoteClosed(at=at, passed=False))
    if table.playing().is_over:
        table.say(e.Over(at=at, outcome="finished"))


def unseal(table: Table, now: int, person: str, seat: int) -> Done:
    """Take an answer back before it is entered."""
    _own(table, person, seat)
    if seat not in table.ahead and seat not in table.waiting:
        raise Refused("not_possible", "you have no sealed answer")
    table.say(e.Unsealed(at=_at(table, now), seat=seat))
    return _done(table)


# What the table and bots do by themselves


@dataclass(frozen=True, slots=True)
class Task:
    """An answer that no person gives: by a bot of a level (it may think until then), or a certain move.

    `due` is the time from which it may be entered; it depends on public facts only.
    """

    seat: int
    position: int
    due: int
    by: By
    level: str | None = None
    move: str | None = None


def tasks(table: Table, rhythm: Pace) -> list[Task]:
    """What has to be done without people now."""
    if table.status != "running":
        return []
    decision = table.decision()
    hidden = pace.is_hidden(table.game.name, decision)
    found = []
    for seat, since in table.asked_since.items():
        if seat in table.ahead or seat in table.waiting:
            continue
        held = table.seats[seat]
        due = table.asked_at[seat] + (rhythm.hidden if hidden else rhythm.open)
        if held.bot is not None:
            found.append(Task(seat, since, due, "bot", level=held.bot))
            continue
        if (certain := _certain(table, seat, decision)) is not None:
            if decision != "offer" or _people_answered(table, decision):
                found.append(Task(seat, since, due, "order", move=certain))
            continue
        if table.glasses and (end := table.glasses[seat].deadline()) is not None:
            found.append(Task(seat, since, end, "clock", level=table.created.level))
    return found


def _certain(table: Table, seat: int, decision: str | None) -> str | None:
    """What the table answers for a seat: its standing order, or the only legal move where that tells nothing."""
    orders = table.seats[seat].orders
    name = table.game.name
    if not (pace.is_hidden(name, decision) or pace.is_public(name, decision)):
        return None
    legal = table.legal(seat)
    if orders.claims == "done" and decision == "claim" and "done" in legal:
        return "done"
    if orders.offers == "nothing" and decision == "offer":
        return next(text for text in legal if text in ("offer 0", "offer 0/0"))
    return legal[0] if orders.forced and len(legal) == 1 else None


def _people_answered(table: Table, decision: str | None) -> bool:
    """Whether every person who has to think has answered: only then the table answers for the others."""
    return all(
        seat in table.ahead or table.seats[seat].bot is not None or _certain(table, seat, decision) is not None
        for seat in table.asked_since
    )


def answer(table: Table, now: int, task: Task, text: str) -> bool:
    """Enter what a task found; False if the table has moved on since."""
    if table.status != "running" or table.asked_since.get(task.seat) != task.position or task.seat in table.ahead:
        return False
    held = table.seats[task.seat]
    if task.by == "bot" and held.bot is None:
        return False
    if table.playing().why_not(text, task.seat) is not None:
        return False
    _decide(table, _at(table, now), task.seat, text, task.by)
    return True


# Undo, votes, absence


def undo(table: Table, now: int, person: str, seat: int, position: int, count: int = 1) -> Done:
    """A seat takes its own last decisions back."""
    _own(table, person, seat)
    if position != table.position:
        raise StalePosition(table.position)
    if not 1 <= count <= table.own_undo(seat):
        raise Refused("no_undo", "something came to light since, or somebody else has decided")
    at = _at(table, now)
    table.say(e.Undone(at=at, seat=seat, count=count, person=person))
    if table.vote is not None and table.vote.kind == "undo":
        table.say(e.VoteClosed(at=at, passed=False))
    return _done(table)


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
    _running(table)
    voters = table.deciding_people()
    if person not in voters:
        raise Refused("not_your_seat", "you don't play at this table")
    at = _at(table, now)
    if kind == "cancel":
        if table.turn >= CANCEL_BEFORE:
            raise Refused("not_possible", "a game can be cancelled before its third turn only")
        table.say(e.Over(at=at, outcome="cancelled"))
        return _done(table)
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
    return _done(table)


def vote(table: Table, now: int, person: str, agree: bool) -> Done:
    """Agree to a proposal or refuse it."""
    _running(table)
    if table.vote is None:
        raise Refused("no_vote", "nothing is proposed")
    if person not in table.vote.needed:
        raise Refused("not_your_seat", "you are not asked")
    at = _at(table, now)
    if not agree:
        table.say(e.VoteClosed(at=at, passed=False))
        return _done(table)
    if person not in table.vote.agreed:
        table.say(e.VoteAgreed(at=at, person=person))
    _count_votes(table, at)
    return _done(table)


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
        _settle(table, at)


def come_back(table: Table, now: int, person: str, seat: int) -> Done:
    """Take the seat back from the bot that stood in."""
    _running(table)
    if seat not in table.seats_of(person) or table.seats[seat].stand_in is None:
        raise Refused("not_your_seat", "no bot stands in for you on this seat")
    if table.seats[seat].left:
        raise Refused("not_possible", "you left this game for good")
    table.say(e.Returned(at=_at(table, now), seat=seat))
    return _done(table)


def give_orders(table: Table, now: int, person: str, seat: int, orders: e.Orders) -> Done:
    """Standing orders, known to their seat alone."""
    _own(table, person, seat)
    table.say(e.Ordered(at=_at(table, now), seat=seat, orders=orders))
    return _done(table)


def chat(table: Table, now: int, person: str, text: str, key: str | None) -> Done:
    """Say something to the table."""
    if key is not None and (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    if not table.created.chat:
        raise Refused("not_possible", "there is no chat at this table")
    text = " ".join("".join(sign for sign in text if sign.isprintable() or sign.isspace()).split())
    if not 1 <= len(text) <= MOST_CHAT:
        raise Refused("bad_request", f"a line of chat has 1 to {MOST_CHAT} characters", path="text")
    at = _at(table, now)
    lines = 0
    for told in reversed(table.log):
        if told.entry.at < at - CHAT_WITHIN:
            break
        lines += isinstance(told.entry, e.Said) and told.entry.person == person
    if lines >= CHAT_LINES:
        raise Refused("too_many", "not so fast", retry_after=CHAT_WITHIN // 1000)
    table.say(e.Said(at=at, person=person, text=text, key=key))
    return _done(table)


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
        at=_at(table, now),
        table=new,
        game=old.game,
        rules=table.game.rules_version,
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
    table.say(e.Rematch(at=_at(table, now), table=new))
    return made
