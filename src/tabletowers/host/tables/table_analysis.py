"""The analysis board: positions from several sources, lines of moves to try out, and a coach's judgement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tabletowers.coach.analysis_board import DamagedPosition, Position, dealt, tried
from tabletowers.coach.payload_types import Advice, Analysed, Considered, Dealt, Explanation
from tabletowers.contract import IllegalMove, State
from tabletowers.host.fair_queue import Whose
from tabletowers.host.ports import Person
from tabletowers.host.responses.analysis import JudgedPosition
from tabletowers.host.tables.autoplay import Autoplay
from tabletowers.host.tables.seats import check_own
from tabletowers.host.thinkers import Question
from tabletowers.record import Disagreement, Record, states
from tabletowers.table import Refused, Table

T = TypeVar("T")


def looked_at(text: str, moves: Sequence[str]) -> Analysed:
    """Return the position that results from playing some moves from the position given as text.

    Raises Refused if the text is invalid or one of the moves is illegal.
    """
    return _refusing(lambda: tried(Position.from_text(text), moves))


def of_record(value: dict[str, Any], ply: int) -> Analysed:
    """Return the position before decision number `ply` of a record.

    Raises Refused if the record can't be replayed.
    """

    def position() -> Analysed:
        try:
            at = next(state for number, state in enumerate(states(Record.from_json(value))) if number == ply)
        except StopIteration:
            raise ValueError(f"the record has no ply {ply}") from None
        except Disagreement as error:
            raise ValueError(str(error)) from error
        return tried(Position.of(at), ())

    return _refusing(position)


def of_setup(game: str, players: int, options: dict[str, Any], setup: dict[str, Any] | None) -> Dealt:
    """Return the starting position of a game with the given set-up, or with a random one.

    Raises Refused if the rules forbid the set-up.
    """
    return _refusing(lambda: dealt(game, players, options, setup))


def of_table(table: Table, person: Person | None, seat: int | None, ply: int | None) -> Analysed:
    """Return a position of the game at a table.

    If the game is over, nothing is hidden; otherwise the position contains what the seat knows. Raises Refused if the
    game is running and the table does not allow hints, or if the seat is not the person's own.
    """
    if table.status == "over" and table.state is not None:
        return of_record(table.record().to_json(), 0 if ply is None else ply)
    if person is None or seat is None:
        raise Refused("not_over", "before the game is over, only your own seat's view can be analysed")
    check_own(table, person, seat)
    state = table.playing()
    if not table.allows_hints():
        raise Refused("hints_not_allowed", "there are no hints at this table")
    return tried(Position.of(state.sight(seat)), ())


async def judged(autoplay: Autoplay, whose: Whose, text: str, moves: Sequence[str], openly: bool) -> JudgedPosition:
    """Return the best moves for the seat to move.

    The moves are judged based on what that seat knows or, if `openly` is set, with nothing hidden.
    """
    position, state = await asyncio.to_thread(_refusing, lambda: _at(text, moves))
    mover = _deciding_seat(state)
    if openly:
        if position.seat is not None:
            raise Refused(
                "not_possible", "this position holds only one seat's view, so it can't be judged with everything open"
            )
        whole = Question(position.game, position.rules, dict(position.options), state.to_bytes(), mover)
        judged = await autoplay.coach(dict[str, list[Considered]], whose, whole, "open")
        return JudgedPosition(mover, judged["considered"], explanation=None)
    if len(state.legal_moves()) == 1:
        return JudgedPosition(mover, considered=[], explanation=None)
    why = await autoplay.coach(Explanation, whose, _question(position, state, mover), "explain")
    return JudgedPosition(mover, why.considered, why)


async def advised(autoplay: Autoplay, whose: Whose, text: str, rung: int) -> Advice:
    """Return a coach's hint about a position as one seat sees it, as precise as the hint level `rung` allows."""
    position, state = await asyncio.to_thread(_refusing, lambda: _at(text, ()))
    if position.seat is None or state.to_move != position.seat:
        raise Refused("not_asked", "the seat whose view this is has no decision to make")
    own = Question(position.game, position.rules, dict(position.options), position.data, position.seat)
    return await autoplay.ladder(whose, own, rung)


async def compared(
    autoplay: Autoplay, whose: Whose, text: str, moves: Sequence[str], move: str, other: str
) -> Explanation:
    """Return a comparison of two moves after a line of moves, based on what the seat to move knows."""
    position, state = await asyncio.to_thread(_refusing, lambda: _at(text, moves))
    mover = _deciding_seat(state)
    for one in (move, other):
        if one not in state.legal_moves():
            raise Refused("illegal_move", f"{one} is not legal at that point", path="move" if one == move else "other")
    return await autoplay.coach(Explanation, whose, _question(position, state, mover), "compare", move, other)


def _at(text: str, moves: Sequence[str]) -> tuple[Position, State]:
    position = Position.from_text(text)
    return position, position.state(moves)


def _deciding_seat(state: State) -> int:
    if state.to_move is None:
        raise Refused("not_possible", "the game is already over at that point")
    return state.to_move


def _question(position: Position, state: State, mover: int) -> Question:
    return Question(position.game, position.rules, dict(position.options), state.sight(mover).to_bytes(), mover)


def _refusing(find: Callable[[], T]) -> T:
    try:
        return find()
    except DamagedPosition as error:
        raise Refused("damaged_position", str(error), path="position") from error
    except IllegalMove as error:
        raise Refused("illegal_move", str(error), path="moves") from error
    except ValueError as error:
        raise Refused("impossible_position", str(error), path="position") from error
