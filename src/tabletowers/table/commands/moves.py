"""Commands for decisions.

A move is entered immediately, sealed until all seats have answered, or kept while optional answers are collected.
"""

from __future__ import annotations

from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import By, Done, done, needs_own, time_of
from tabletowers.table.errors import IllegalAtTable, Refused, StalePosition
from tabletowers.table.requests import MoveIn, PointIn, SeatIn
from tabletowers.table.table import Table

#: The most moves in an answer that is given early.
MOST_AHEAD = 60
_PERSON: By = "person"


def move(table: Table, now: int, person: str, request: MoveIn) -> Done:
    """Make a person's decision. If the request's key was used before, the earlier result is returned instead."""
    seat, text, key = request.seat, request.move, request.key
    if (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    needs_own(table, person, seat)
    at = time_of(table, now)
    if seat not in table.asked_since:
        if seat in table.may_answer_ahead():
            return _ahead(table, at, person, request)
        if request.position != table.position:
            raise StalePosition(table.position, seat)
        raise Refused("not_asked", "you are not asked for a decision now")
    if not table.asked_since[seat] <= request.position <= table.position:
        raise StalePosition(table.position, seat)
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
    """Make the decision of a seat that has to answer now.

    The move is entered immediately, or kept until all seats that have to answer have done so.
    """
    state = table.playing()
    reason = state.why_not(text, None if seat == state.to_move else seat)
    if reason is not None and reason.code == "not_yet" and seat != state.to_move and by == "person":
        table.add(e.Waiting(at=at, seat=seat, move=text, person=person, key=key))
    elif reason is not None:
        raise IllegalAtTable(text, reason.to_json())
    elif len(table.asked_since) > 1 and (seat != state.to_move or _is_answer(table, seat, text)):
        if table.answers.ahead.get(seat) == [text] and key is None:
            return
        table.add(e.Answered(at=at, seat=seat, moves=[text], by=by, person=person, key=key))
    else:
        table.add(e.Moved(at=at, seat=seat, move=text, by=by, person=person, key=key))
        _after_move(table, at)
    settle(table, at)


def _is_answer(table: Table, seat: int, text: str) -> bool:
    """Return whether a move completes the seat's decision. It does not if the same seat has to move again."""
    state = table.playing().copy()
    state.play(text, shuffle=list)
    return state.to_move != seat or state.is_over


def _ahead(table: Table, at: int, person: str, request: MoveIn) -> Done:
    """Add a move to an answer that a seat gives before it is asked. Early answers are entered in seat order."""
    seat, text, key = request.seat, request.move, request.key
    kept = table.answers.pointed[seat].moves if seat in table.answers.pointed else []
    if text not in table.playing().moves.numbers or not table.game.may_say_ahead(text):
        raise IllegalAtTable(text, {"rule": "turn", "code": "not_asked"})
    if kept and _is_silence(table, kept[-1]):
        raise Refused("not_possible", "your answer is complete; take it back first")
    if len(kept) >= MOST_AHEAD:
        raise Refused("not_possible", f"an answer has at most {MOST_AHEAD} moves")
    table.add(e.Pointed(at=at, seat=seat, moves=[*kept, text], person=person, key=key))
    return Done(*table.keys[person, key])


def point(table: Table, now: int, person: str, request: PointIn) -> Done:
    """Replace a seat's optional answers, each of which is entered as soon as the rules ask for it.

    A seat may give them at any time. The last move may be silence, which means that no further moves follow.
    """
    seat, moves, key = request.seat, request.moves, request.key
    if (before := table.keys.get((person, key))) is not None:
        return Done(*before)
    needs_own(table, person, seat)
    asked = table.game.asked_ahead(table.playing(), seat)
    if asked is None:
        raise Refused("not_possible", "no decision of this game allows silence")
    if len(moves) > MOST_AHEAD:
        raise Refused("not_possible", f"an answer has at most {MOST_AHEAD} moves, not {len(request.moves)}")
    for number, text in enumerate(moves, 1):
        reason = asked.why_not(text)
        if reason is not None:
            raise IllegalAtTable(text, reason.to_json())
        if _is_silence(table, text) and number < len(moves):
            raise Refused("bad_request", f"no move may follow {text!r}", path="moves")
    at = time_of(table, now)
    table.add(e.Pointed(at=at, seat=seat, moves=list(dict.fromkeys(moves)), person=person, key=key))
    settle(table, at)
    return Done(*table.keys[person, key])


def _is_silence(table: Table, move: str) -> bool:
    """Return whether a move means silence (saying nothing), which ends an early answer."""
    return any(move == decision.silence for decision in table.game.decisions)


def settle(table: Table, at: int) -> None:
    """Enter as many of the waiting answers in the log as possible."""
    while table.status == "running":
        state = table.playing()
        seat = state.to_move
        if seat is None:
            return
        if (wait := table.answers.waiting.get(seat)) is not None:
            table.answers.waiting.pop(seat)
            text, by, person = wait.move, _PERSON, wait.person
        elif seat in table.answers.ahead:
            if not table.answers.all_in(state.asked):
                return
            answer = table.answers.ahead_by[seat]
            text, by, person = table.answers.ahead[seat][0], answer.by, answer.person
        elif (collected := _collected(table, at, seat)) is not None:
            text, by, person = collected
            if state.why_not(text) is not None:
                # The move is no longer possible, so it is dropped.
                pointed = table.answers.pointed[seat]
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
    """Return the answer of a seat whose decision allows silence, or None if there is no answer yet.

    It is the first optional answer that the seat gave early, or silence once the window has closed. The result contains
    the move, what kind of player made it, and the person's id, if any.
    """
    if table.decision is None or table.decision.silence is None:
        return None
    if (pointed := table.answers.pointed.get(seat)) is not None:
        return pointed.moves[0], pointed.by, pointed.person
    window = table.collecting
    if window is None or table.seats[seat].bot is not None:
        return None
    return (table.decision.silence, "window", None) if at >= window.closes else None


def _after_move(table: Table, at: int) -> None:
    if table.vote is not None and table.vote.kind == "undo":
        table.add(e.VoteClosed(at=at, passed=False))
    if table.playing().is_over:
        table.add(e.Over(at=at, outcome="finished"))


def unseal(table: Table, now: int, person: str, request: SeatIn) -> Done:
    """Withdraw a seat's answer that has not been entered in the log yet."""
    seat = request.seat
    needs_own(table, person, seat)
    if not table.answers.is_given(seat) and seat not in table.answers.pointed:
        raise Refused("not_possible", "you have no sealed answer")
    at = time_of(table, now)
    if seat in table.answers.pointed:
        table.add(e.Pointed(at=at, seat=seat, moves=[]))
    if table.answers.is_given(seat):
        table.add(e.Unsealed(at=at, seat=seat))
    return done(table)
