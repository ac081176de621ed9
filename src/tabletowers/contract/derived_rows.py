"""Observations and net inputs of a game whose record is described, derived from the description.

Both are rows of small integers: first what concerns the table, then a block for every seat, the observer's first.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tabletowers.contract.actions import Actions
from tabletowers.contract.inputs import MOST, Input, Inputs, Practice, names
from tabletowers.contract.inputs import number as number_input
from tabletowers.contract.observation import Part as Entries
from tabletowers.contract.observation import Plan
from tabletowers.kernel.description import Described, Number, Part, Place

#: The part of a seat's block that holds its score, and the one that says whether it decides next.
POINTS, TO_MOVE = "points", "to_move"


def plan_of(layout: Described) -> Plan:
    """Return the layout of an observation."""
    table: list[Entries] = []
    seat = [Entries(TO_MOVE, (1,), "1: this seat decides next")]
    if not any(part.name == POINTS and part.per_seat for part in layout.numbers):
        seat.append(Entries(POINTS, (1,), "its points"))
    for part in layout.parts:
        for entries, of_seat in _entries(part):
            (seat if of_seat else table).append(entries)
    return Plan(table, seat, _kind_of(layout))


def _entries(part: Part) -> Iterator[tuple[Entries, bool]]:
    """Yield the entries for a part of the record, each with whether they are in a seat's block."""
    each = (part.each,) if part.each else ()
    if isinstance(part, Number):
        yield Entries(part.name, each or (1,), part.meaning), part.per_seat
        return
    if part.known != "all" or part.ordered or part.room > 1:
        yield Entries(f"{part.name}_size", each or (1,), f"{part.meaning}: how many"), part.per_seat
    if part.known == "nobody":
        return
    kinds = (*each, part.pieces.kinds)
    # Only the observer's own pieces are there, so they need no room in every block.
    yield Entries(part.name, kinds, f"{part.meaning}: copies of each"), part.per_seat and not is_own(part)
    if not part.ordered and part.room > 1:
        yield Entries(f"{part.name}_top", kinds, f"{part.meaning}: 1 at the one on top"), part.per_seat


def is_own(place: Place) -> bool:
    """Return whether an observation shows the pieces at a place only to their owner."""
    return place.known == "owner" and place.open_if is None


def _kind_of(layout: Described) -> str:
    """Return the smallest type of integers that hold all entries of an observation, its points among them."""
    counts = [place.room for place in layout.places] + [copies for pieces in layout.sets for copies in pieces.copies]
    least = min([0, *(part.least for part in layout.numbers)])
    most = max([1, *counts, *(part.most for part in layout.numbers)])
    if not any(part.name == POINTS for part in layout.numbers):
        return "i4"
    if least >= 0 and most < 1 << 8:
        return "u1"
    return "i2" if least >= -(1 << 15) and most < 1 << 15 else "i4"


def inputs_from(
    layout: Described,
    actions: Actions,
    *,
    margin: float,
    moves: int = 64,
    practice: Sequence[Practice] = (Practice(1),),
) -> Inputs:
    """Return the inputs of a net: what an observation shows, and of a move its kind and its parameters.

    `margin` is the lead, in points, that counts as a clear one; `moves` is how many moves a net compares at most.
    """
    table = [number_input("players", layout.seats, "how many play")]
    seat = [
        number_input("present", 1, "1: there is such a seat"),
        number_input(TO_MOVE, 1, "1: this seat decides next"),
    ]
    for part in layout.parts:
        for entries, of_seat in _entries(part):
            most = spread(part) // step(part) if isinstance(part, Number) else min(MOST, max(part.room, 1))
            (seat if of_seat else table).append(Input(entries.name, entries.shape, most, entries.meaning))
    move = [names("act", len(actions.kinds), f"the kind of move: {', '.join(kind.name for kind in actions.kinds)}")]
    for place, most in enumerate(parameter_sizes(actions), 1):
        move.append(names(f"parameter_{place}", most, f"which, in the order of the notation ({place})"))
    return Inputs(table, seat, move, seats=layout.seats, moves=moves, margin=margin, practice=practice)


def parameter_sizes(actions: Actions) -> list[int]:
    """Return how many values the first, the second … parameter of a move can have in any kind of move."""
    count = max(len(kind.parameters) for kind in actions.kinds)
    return [
        min(MOST, max(len(kind.parameters[place]) for kind in actions.kinds if len(kind.parameters) > place))
        for place in range(count)
    ]


def spread(part: Number) -> int:
    """Return the difference between the greatest and the least value of a number."""
    return part.most - part.least


def step(part: Number) -> int:
    """Return by how much a number has to grow for a net's input to grow by 1, which has room for 255."""
    return -(-spread(part) // MOST) or 1
