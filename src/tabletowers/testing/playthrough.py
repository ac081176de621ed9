"""Golden playthroughs: whole games as text that shows every view, so that a change of rules is a diff to review.

The views stand in full at the start; after each move only what changed in them is shown, with the eyes that see it:
seat numbers, and `-` for a spectator.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from tabletowers.bots import bot
from tabletowers.testing.cases import Case

#: The seed of the deal, and of the moves.
SEED = 2004


def playthrough(case: Case) -> str:
    """Return one game as text: every move, with the events and the changes that each pair of eyes sees."""
    state, lot, sensible = case.start(SEED), random.Random(SEED), bot("greedy", SEED)
    eyes = (*range(case.players), None)
    views = {seat: dict(flat(state.view(seat))) for seat in eyes}
    lines = [f"# {case}, seed {SEED}", *changes({seat: {} for seat in eyes}, views)]
    while (mover := state.to_move) is not None:
        legal = state.legal_moves()
        move = sensible.choose(state.sight(mover)) if lot.random() < 0.8 else lot.choice(legal)
        lines += ["", f"## {state.ply + 1}. seat {mover}: {move}", f"legal: {len(legal)}: {shortened(legal)}"]
        events = state.play(move)
        for event in events:
            seen = defaultdict(list)
            for seat in eyes:
                told = event.seen_by(seat)
                seen[inline(told.to_json()) if told is not None else "nothing"].append(seat)
            lines += [f"event {label(seats)} {text}" for text, seats in seen.items()]
        after = {seat: dict(flat(state.view(seat))) for seat in eyes}
        lines += changes(views, after)
        views = after
    return "\n".join([*lines, ""])


def flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield a view as lines: the path to each list of plain values, and the values."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        for number, inner in enumerate(value):
            if isinstance(inner, dict) and not any(isinstance(deeper, dict) for deeper in inner.values()):
                yield f"{path}[{number}]", inline(inner)
            else:
                yield from flat(inner, f"{path}[{number}]")
    else:
        yield path, inline(value)


def inline(value: Any) -> str:
    """Return a value on one line."""
    if isinstance(value, list):
        return "[" + " ".join(inline(inner) for inner in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} {inline(inner)}" for key, inner in value.items()) + "}"
    return "none" if value is None else str(value)


def changes(before: dict[int | None, dict[str, str]], after: dict[int | None, dict[str, str]]) -> list[str]:
    """Return what is new or gone in the views, each change once with the eyes that see it."""
    seats_by_change: dict[str, list[int | None]] = defaultdict(list)
    for seat, view in after.items():
        for path, text in view.items():
            if before[seat].get(path) != text:
                seats_by_change[f"{path}: {text}"].append(seat)
        for path in before[seat]:
            if path not in view:
                seats_by_change[f"{path}: gone"].append(seat)
    return [f"{label(seats)} {text}" for text, seats in seats_by_change.items()]


def label(seats: list[int | None]) -> str:
    """Return the eyes that see something."""
    return "".join("-" if seat is None else str(seat) for seat in seats)


def shortened(moves: list[str]) -> str:
    """Return the first moves of a list."""
    return ", ".join(moves[:12]) + (", …" if len(moves) > 12 else "")
