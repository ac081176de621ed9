"""Explanations of why a claim is right or wrong (OT-17), based only on what everyone sees on the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabletowers.games.oldtown.components import BUILDINGS, lots_of
from tabletowers.kernel.layout import Fields


def explanation(fields: Fields, building: int, lot: int) -> dict[str, Any]:
    """Return an explanation of why a claim that a building can't stand on a lot is right or wrong.

    A wrong claim is explained by a reading (a consistent assignment of buildings to lots) that puts the building on the
    lot. A right claim is explained by a group of other buildings that need the lot, because together they have only as
    many lots as there are buildings in the group.
    """
    candidates = {number: fields["candidates"][number] for number in range(len(BUILDINGS))}
    others = {number: lots for number, lots in candidates.items() if lots and number != building}
    holder = {lot: building}
    for number in others:
        tried: set[int] = set()
        if not _settle(number, others, holder, tried, fixed=lot):
            needy = [other for other in others if other == number or any(holder.get(at) == other for at in tried)]
            mask = 0
            for other in needy:
                mask |= others[other]
            return {"right": True, "buildings": [BUILDINGS[other] for other in needy], "lots": lots_of(mask)}
    reading = {BUILDINGS[number]: at + 1 for at, number in holder.items()}
    return {"right": False, "reading": dict(sorted(reading.items()))}


def _settle(number: int, others: Mapping[int, int], holder: dict[int, int], tried: set[int], *, fixed: int) -> bool:
    """Try to find a lot for the building `number`, moving other buildings if necessary.

    Returns whether a lot was found. The building on the lot `fixed` is not moved. Updates `holder`, which maps lots to
    the buildings on them, and `tried`, the lots already tried.
    """
    for at in range(others[number].bit_length()):
        if not others[number] >> at & 1 or at in tried or at == fixed:
            continue
        tried.add(at)
        if at not in holder or _settle(holder[at], others, holder, tried, fixed=fixed):
            holder[at] = number
            return True
    return False
