"""A puzzle solver (OT-21) based on OR-Tools CP-SAT, used to benchmark and verify the exact solver."""

from __future__ import annotations

import time
from typing import Any

from tabletowers.games.oldtown.components import (
    BUILDING_COUNT,
    BUILDING_OF,
    BUILDINGS,
    CARD_BUILDING,
    CARD_KIND,
    CARD_LOTS,
    CARD_PAIRS,
    C,
    lots_of,
)
from tabletowers.games.oldtown.data import LOTS, Puzzle
from tabletowers.games.oldtown.puzzles.model import clues


def solve_with_cpsat(puzzle: Puzzle, limit: int) -> tuple[list[tuple[str, ...]], bool, float]:
    """Return up to `limit` solutions of a puzzle, whether these are all of them, and the seconds it took.

    CP-SAT runs with one worker. After each solution, the model is solved again with that solution excluded, until there
    are no more or the limit is reached.
    """
    from ortools.sat.python import cp_model

    model, stands = _model(puzzle)
    towns: list[tuple[str, ...]] = []
    spent = 0.0
    while True:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        started = time.perf_counter()
        status = solver.solve(model)
        spent += time.perf_counter() - started
        if status == cp_model.INFEASIBLE:
            return towns, True, spent
        if len(towns) == limit:
            return towns, False, spent
        town = [
            next(building for building in range(BUILDING_COUNT) if solver.boolean_value(stands[building][lot]))
            for lot in range(LOTS)
        ]
        towns.append(tuple(BUILDINGS[building] for building in town))
        model.add_bool_or([stands[building][lot].negated() for lot, building in enumerate(town)])


def _model(puzzle: Puzzle) -> tuple[Any, list[list[Any]]]:
    """Return the CP-SAT model of a puzzle and its variables, indexed by building and lot.

    A variable is true if the building stands on the lot.
    """
    from ortools.sat.python import cp_model

    model = cp_model.CpModel()
    stands = [[model.new_bool_var(f"{name}@{lot + 1}") for lot in range(LOTS)] for name in BUILDINGS]
    for lot in range(LOTS):
        model.add_exactly_one(stands[building][lot] for building in range(BUILDING_COUNT))
    entries = [(card, None if name is None else BUILDING_OF[name]) for card, name in clues(puzzle)]
    required = {building for _, building in entries if building is not None}
    required |= {BUILDING_OF[name] for name in puzzle.own or ()}
    for each in range(BUILDING_COUNT):
        if each in required:
            model.add_exactly_one(stands[each])
        else:
            model.add_at_most_one(stands[each])
    mine = _own_on_lots(model, puzzle, stands)
    for card, about in entries:
        if CARD_KIND[card] == C:
            named = int(CARD_BUILDING[card])
            for lot in range(LOTS):
                partners = [mine[q - 1] for q in lots_of(int(CARD_PAIRS[card][lot]))]
                model.add_bool_or([stands[named][lot].negated(), *partners])
        elif about is None:
            model.add_bool_or([mine[lot - 1] for lot in lots_of(int(CARD_LOTS[card]))])
        else:
            model.add_bool_or([stands[about][lot - 1] for lot in lots_of(int(CARD_LOTS[card]))])
    return model, stands


def _own_on_lots(model: Any, puzzle: Puzzle, stands: list[list[Any]]) -> list[Any]:
    """Return, for each lot, a variable that is true if a building owned by the player stands there.

    If the player has to find out which buildings they own, the model only fixes how many of these variables are true.
    """
    mine = [model.new_bool_var(f"own@{lot + 1}") for lot in range(LOTS)]
    if puzzle.own is None:
        model.add(sum(mine) == puzzle.own_unknown)
    else:
        for lot in range(LOTS):
            model.add(sum(stands[BUILDING_OF[name]][lot] for name in puzzle.own) == mine[lot])
    return mine
