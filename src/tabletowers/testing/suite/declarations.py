"""What a game declares fits what its kernels do."""

from __future__ import annotations

import inspect
import random
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import tabletowers
from tabletowers.backends.numba_runtime import native
from tabletowers.contract import Game
from tabletowers.kernel.log import new_log
from tabletowers.testing.cases import Case

#: How often a player that dawdles looks for a move that leads back to where the game has been.
_DAWDLING = 400


def test_every_event_is_told_by_a_kernel_with_its_columns(name: str) -> None:
    """By the game's own kernel `tell_NAME`, or by the one that its events bring along."""
    game = tabletowers.game(name)
    own = dict(_kernels_of(game))
    for number, kind in enumerate(game.events.kinds, 1):
        writer = own.get(f"tell_{kind.name}") or getattr(game.events.tellers, kind.name)
        plain, columns = getattr(writer, "py_func", writer), game.events.columns(kind)
        assert list(inspect.signature(plain).parameters) == ["log", *columns], kind
        log = new_log()
        plain(log, *range(2, 2 + len(columns)))
        assert log[1].tolist()[: 1 + len(columns)] == [number, *range(2, 2 + len(columns))], kind


def _kernels_of(game: Game) -> Iterator[tuple[str, Any]]:
    kernels = import_module(game.beside("kernels") or "")
    yield from vars(kernels).items()
    for found in iter_modules(getattr(kernels, "__path__", ())):
        yield from vars(import_module(f"{kernels.__name__}.{found.name}")).items()


def test_the_layout_is_that_of_the_record(name: str) -> None:
    game = tabletowers.game(name)
    dtype = native(game.kernel_spec).module.DTYPE
    assert dtype.itemsize == game.layout.size
    assert {field: dtype.fields[field][1] for field in dtype.names} == game.layout.at


def test_only_declared_decisions_are_asked_and_only_declared_sources_pay(case: Case) -> None:
    """Account for every point of the result by an event, unless nothing is scored in between."""
    game, state, lot = case.game, case.start(3), random.Random(3)
    paid = [0] * case.players
    declared = {decision.name for decision in game.decisions}
    while state.to_move is not None:
        name = game.decision(state.fields)
        assert name in declared
        decision = game.decision_named(name)
        assert decision is not None
        assert len(state.asked) == 1 or decision.simultaneous
        for event in state.play(lot.choice(state.legal_moves())):
            if (scored := event.scored()) is not None:
                assert scored.source in game.sources
                paid[scored.seat] += scored.points
    assert paid == state.scores()


def test_no_decision_has_more_legal_moves_than_declared(case: Case) -> None:
    most = max(len(state.legal_actions()) for state in (case.position(seed, 12 * seed) for seed in range(12)))
    assert most <= case.game.most_legal


def test_players_can_not_go_on_for_ever_unless_the_game_says_so(case: Case) -> None:
    """Players who try to bring the game back to where it has been don't succeed: then they could do so for ever."""
    state, lot = case.position(2, 20), random.Random(2)
    been = [_without_time(state.to_bytes(), case.game)]
    for _ in range(_DAWDLING):
        if state.to_move is None:
            break
        moves = lot.sample(state.legal_moves(), min(6, len(state.legal_moves())))
        after = [state.copy() for _ in moves]
        for move, later in zip(moves, after, strict=True):
            later.play(move, shuffle=sorted)
        bytes_after = [_without_time(later.to_bytes(), case.game) for later in after]
        away = [min(_distance(one, other) for other in been[-24:]) for one in bytes_after]
        best = away.index(min(away))
        assert case.game.endless or away[best] > 0, (
            "the game is where it has been: declare it as endless, or add a rule"
        )
        state = after[best]
        been.append(bytes_after[best])


def _without_time(data: bytes, game: Game) -> bytes:
    """Return a state's bytes without what says how long the game has lasted: the dice and the number of decisions."""
    spans = sorted(game.layout.span(field) for field in ("dice", "ply"))
    return data[: spans[0][0]] + data[spans[0][1] : spans[1][0]] + data[spans[1][1] :]


def _distance(one: bytes, other: bytes) -> int:
    """Return in how many bytes two states differ."""
    return sum(a != b for a, b in zip(one, other, strict=True))


def test_a_written_record_reads_back(case: Case) -> None:
    """`Layout.write` and `read` are each other's inverse on every field."""
    state = case.position(4, 60)
    fields, copy = state.fields, case.game.kernels.blank()
    for field in case.game.layout.fields:
        case.game.layout.write(
            copy, {field.name: nested([*fields[field.name]], field.shape) if field.shape else fields[field.name]}
        )
    assert copy.tobytes() == state.to_bytes()


def nested(values: list[int], shape: tuple[int, ...]) -> list[Any]:
    """Return flat numbers as nested lists."""
    if len(shape) == 1:
        return values
    size = len(values) // shape[0]
    return [nested(values[start : start + size], shape[1:]) for start in range(0, len(values), size)]
