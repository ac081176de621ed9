"""Decisions, answers that are kept sealed until all are in, and those that are collected for a while."""

from __future__ import annotations

from collections.abc import Sequence

from tabletowers.contract import Decision
from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import By, Done, done, needs_own, time_of
from tabletowers.table.errors import IllegalAtTable, Refused, StalePosition
from tabletowers.table.table import Table

#: The most moves that an answer given ahead may have.
MOST_AHEAD = 60
_PERSON: By = "person"


def move(table: Table, now: int, person: str, seat: int, text: str, position: int, key: str) -> Done:
    """Make a person's decision. The same key again plays nothing again and gives the same result."""
    if (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    needs_own(table, person, seat)
    at = time_of(table, now)
    if seat not in table.asked_since:
        if seat in table.may_answer_ahead():
            return _ahead(table, at, person, seat, text, key)
        if position != table.position:
            raise StalePosition(table.position)
        raise Refused("not_asked", "you are not asked for a decision now")
    if not table.asked_since[seat] <= position <= table.position:
        raise StalePosition(table.position)
    if text in table.after_silence(seat):
        assert table.decision is not None
        assert table.decision.silence is not None
        decide(table, at, seat, table.decision.silence, "person", person)
    decide(table, at, seat, text, "person", person, key)
    seq, where = table.keys[person, key]
    return Done(seq, where)


def decide(
    table: Table, at: int, seat: int, text: str, by: By, person: str | None = None, key: str | None = None
) -> None:
    """Make an asked seat's decision: it is entered, or kept until all have answered."""
    state = table.playing()
    reason = state.why_not(text, None if seat == state.to_move else seat)
    if reason is not None and reason.code == "not_yet" and seat != state.to_move and by == "person":
        table.add(e.Waiting(at=at, seat=seat, move=text, person=person, key=key))
    elif reason is not None:
        raise IllegalAtTable(text, reason.to_json())
    elif len(table.asked_since) > 1 and (seat != state.to_move or _is_answer(table, seat, text)):
        if table.ahead.get(seat) == [text] and key is None:
            return
        table.add(e.Answered(at=at, seat=seat, moves=[text], by=by, person=person, key=key))
    else:
        table.add(e.Moved(at=at, seat=seat, move=text, by=by, person=person, key=key))
        _after_move(table, at)
    settle(table, at)


def _is_answer(table: Table, seat: int, text: str) -> bool:
    """Whether a move is the answer that all are asked for, and not a card played before it."""
    state = table.playing().copy()
    state.play(text, shuffle=list)
    return state.to_move != seat or state.is_over


def _ahead(table: Table, at: int, person: str, seat: int, text: str, key: str) -> Done:
    """Add a move to the answer that a seat gives before it is asked. Such answers are entered in seat order."""
    kept = table.pointed[seat].moves if seat in table.pointed else []
    if text not in table.playing().moves.numbers or not table.game.may_say_ahead(text):
        raise IllegalAtTable(text, {"rule": "turn", "code": "not_asked"})
    if kept and _is_silence(table, kept[-1]):
        raise Refused("not_possible", "your answer is complete; take it back first")
    if len(kept) >= MOST_AHEAD:
        raise Refused("not_possible", "that is enough for now")
    table.add(e.Pointed(at=at, seat=seat, moves=[*kept, text], person=person, key=key))
    return Done(*table.keys[person, key])


def point(table: Table, now: int, person: str, seat: int, moves: Sequence[str], key: str) -> Done:
    """Say what a seat wants to claim as soon as it comes to that, instead of what it said before.

    It may be said at any time. The last move may be silence: then there is nothing more to come.
    """
    if (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    needs_own(table, person, seat)
    asked = table.game.asked_ahead(table.playing(), seat)
    if asked is None:
        raise Refused("not_possible", "nothing can be claimed in this game")
    if len(moves) > MOST_AHEAD:
        raise Refused("not_possible", "that is enough for now")
    for number, text in enumerate(moves, 1):
        reason = asked.why_not(text)
        if reason is not None:
            raise IllegalAtTable(text, reason.to_json())
        if _is_silence(table, text) and number < len(moves):
            raise Refused("bad_request", f"nothing comes after {text!r}", path="moves")
    at = time_of(table, now)
    table.add(e.Pointed(at=at, seat=seat, moves=list(dict.fromkeys(moves)), person=person, key=key))
    settle(table, at)
    return Done(*table.keys[person, key])


def _is_silence(table: Table, move: str) -> bool:
    """Whether this is the move of whoever has nothing to say: an answer given ahead ends with it."""
    return any(move == decision.silence for decision in table.game.decisions)


def settle(table: Table, at: int) -> None:
    """Enter as many of the answers given ahead as possible."""
    while table.status == "running":
        state = table.playing()
        seat = state.to_move
        if seat is None:
            return
        if (wait := table.waiting.get(seat)) is not None:
            table.waiting.pop(seat)
            text, by, person = wait.move, _PERSON, wait.person
        elif seat in table.ahead:
            if not _all_in(table):
                return
            answer = table.ahead_by[seat]
            text, by, person = table.ahead[seat][0], answer.by, answer.person
        elif (collected := _collected(table, at, seat)) is not None:
            text, by, person = collected
            if state.why_not(text) is not None:
                # What was pointed at is gone, so that there is nothing to claim any more.
                pointed = table.pointed[seat]
                table.add(e.Pointed(at=at, seat=seat, moves=pointed.moves[1:], by=by, person=person))
                continue
        else:
            return
        if state.why_not(text) is not None:
            table.add(e.Unsealed(at=at, seat=seat))
            return
        table.add(e.Moved(at=at, seat=seat, move=text, by=by, person=person))
        _after_move(table, at)


def _collected(table: Table, at: int, seat: int) -> tuple[str, By, str | None] | None:
    """What the seat to move says where silence is an answer: what it pointed at, or nothing once the window closes."""
    if table.decision is None or table.decision.silence is None:
        return None
    if (pointed := table.pointed.get(seat)) is not None:
        return pointed.moves[0], pointed.by, pointed.person
    window = table.collecting
    if window is None or table.seats[seat].bot is not None:
        return None
    if at >= window.closes:
        return table.decision.silence, "window", None
    if stands(table, seat, table.decision, table.decision.silence):
        return table.decision.silence, "order", None
    return None


def stands(table: Table, seat: int, decision: Decision, move: str) -> bool:
    """Whether a seat has a standing order to answer a decision with this move."""
    answers = table.seats[seat].orders.answers
    return any(answers.get(order.name) == order.value and move in order.moves for order in decision.standing)


def _all_in(table: Table) -> bool:
    """Whether the first answer can be entered: all have answered, or all before one who has to wait for them."""
    asked = table.playing().asked
    waiting = next((seat for seat in asked if seat in table.waiting), None)
    needed = asked if waiting is None else asked[: asked.index(waiting)]
    return all(seat in table.ahead for seat in needed)


def _after_move(table: Table, at: int) -> None:
    if table.vote is not None and table.vote.kind == "undo":
        table.add(e.VoteClosed(at=at, passed=False))
    if table.playing().is_over:
        table.add(e.Over(at=at, outcome="finished"))


def unseal(table: Table, now: int, person: str, seat: int) -> Done:
    """Take an answer back before it is entered."""
    needs_own(table, person, seat)
    if seat not in table.ahead and seat not in table.waiting and seat not in table.pointed:
        raise Refused("not_possible", "you have no sealed answer")
    at = time_of(table, now)
    if seat in table.pointed:
        table.add(e.Pointed(at=at, seat=seat, moves=[]))
    if seat in table.ahead or seat in table.waiting:
        table.add(e.Unsealed(at=at, seat=seat))
    return done(table)
