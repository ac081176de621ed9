"""The analysis board at a server: where positions come from, lines that are tried, and what a coach says there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tabletowers.coach.board import DamagedPosition, Position, dealt, tried
from tabletowers.contract import IllegalMove, State
from tabletowers.record import Disagreement, Record, states
from tabletowers.server.tables.access import check_own
from tabletowers.server.tables.autoplay import Autoplay
from tabletowers.server.workers.bots import Question
from tabletowers.server.workers.shares import Whose
from tabletowers.table import Refused, Table

if TYPE_CHECKING:
    from tabletowers.store import Person

T = TypeVar("T")


def looked_at(text: str, moves: Sequence[str]) -> dict[str, Any]:
    """A position after some moves; Refused if there is no such position, or if one of them can't be made."""
    return _refusing(lambda: tried(Position.from_text(text), moves))


def of_record(value: dict[str, Any], ply: int) -> dict[str, Any]:
    """The position before a ply of somebody's record; Refused if that doesn't replay."""

    def found() -> dict[str, Any]:
        try:
            at = next(state for number, state in enumerate(states(Record.from_json(value))) if number == ply)
        except StopIteration:
            raise ValueError(f"the record has no ply {ply}") from None
        except Disagreement as error:
            raise ValueError(str(error)) from error
        return tried(Position.of(at), ())

    return _refusing(found)


def of_setup(game: str, players: int, options: dict[str, Any], setup: dict[str, Any] | None) -> dict[str, Any]:
    """The start of a game from a set-up, or from a random one; Refused if the rules allow no such set-up."""
    return _refusing(lambda: dealt(game, players, options, setup))


def of_table(table: Table, person: Person | None, seat: int | None, ply: int | None) -> dict[str, Any]:
    """A position of a table: of a finished game all of it, of a running one what the person's own seat knows now.

    Refused for a running game at a table without hints, and for any seat but one's own.
    """
    if table.status == "over" and table.state is not None:
        return of_record(table.record().to_json(), 0 if ply is None else ply)
    if person is None or seat is None:
        raise Refused("not_over", "only what your own seat knows can be analysed before the game is over")
    check_own(table, person, seat)
    state = table.playing()
    if not table.allows_hints():
        raise Refused("hints_not_allowed", "there are no hints at this table")
    return tried(Position.of(state.sight(seat)), ())


async def judged(autoplay: Autoplay, whose: Whose, text: str, moves: Sequence[str], openly: bool) -> dict[str, Any]:
    """The best moves of whoever is to decide, from what that seat knows, or with everything open."""
    position, state = await asyncio.to_thread(_refusing, lambda: _at(text, moves))
    mover = _asked(state)
    if openly:
        if position.seat is not None:
            raise Refused("not_possible", "only one seat's knowledge is in this position, so it can't be laid open")
        whole = Question(position.game, position.rules, dict(position.options), state.to_bytes(), mover)
        return {"seat": mover, "explanation": None, **await autoplay.coach(whose, whole, "open")}
    if len(state.legal_moves()) == 1:
        return {"seat": mover, "explanation": None, "considered": []}
    said = await autoplay.coach(whose, _question(position, state, mover), "explain")
    return {"seat": mover, "explanation": said, "considered": said["considered"]}


async def advised(autoplay: Autoplay, whose: Whose, text: str, rung: int) -> dict[str, Any]:
    """A coach's hint to the seat whose knowledge a position is, up to a rung of the ladder."""
    position, state = await asyncio.to_thread(_refusing, lambda: _at(text, ()))
    if position.seat is None or state.to_move != position.seat:
        raise Refused("not_asked", "nobody whose knowledge this is is asked for a decision")
    own = Question(position.game, position.rules, dict(position.options), position.data, position.seat)
    return await autoplay.ladder(whose, own, rung)


async def compared(
    autoplay: Autoplay, whose: Whose, text: str, moves: Sequence[str], move: str, other: str
) -> dict[str, Any]:
    """What speaks for one move and for another where two lines part, from what the seat to decide knows."""
    position, state = await asyncio.to_thread(_refusing, lambda: _at(text, moves))
    mover = _asked(state)
    for one in (move, other):
        if one not in state.legal_moves():
            raise Refused("illegal_move", "this move can't be made there", path="move" if one == move else "other")
    return await autoplay.coach(whose, _question(position, state, mover), "compare", move, other)


def _at(text: str, moves: Sequence[str]) -> tuple[Position, State]:
    position = Position.from_text(text)
    return position, position.state(moves)


def _asked(state: State) -> int:
    if state.to_move is None:
        raise Refused("not_possible", "the game is over there")
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
