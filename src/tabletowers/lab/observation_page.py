"""The documentation page that explains every entry of an observation.

`python -m tabletowers.lab.observation_page` prints the page.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from tabletowers.contract.observation import Part, Plan
from tabletowers.games import GAMES, game
from tabletowers.text import catalogue

_HEAD = """# Observations

What a seat knows, as one row of whole numbers: first what concerns the whole table, then a block for every seat,
the observer's first and the others' clockwise. `state.observation(seat)` gives it, `Batch` and the environments too;
`game.observation.PLAN.read(row)` cuts it into the parts named here. Nothing is in it that the seat's view doesn't show.
The numbers of cards, buildings and towers are those of the game's notation. This page is made from the code.
"""


def page() -> str:
    """Return the whole page as Markdown."""
    own = [name for name in GAMES if game(name).package.startswith("tabletowers.")]
    return "\n".join([_HEAD, *map(_section, own)])


def _section(name: str) -> str:
    rules = game(name)
    plan: Plan = rules.observation.PLAN
    sizes = ", ".join(f"{plan.size(players)} with {players}" for players in rules.seats)
    kind = np.dtype(plan.dtype).name
    seats = f"A seat's block, {plan.seat_size} entries; that of the seat k places on begins at {plan.table_size} + "
    lines = [
        f"## {catalogue('en')(f'{name}-title')}",
        f"\n`{kind}`; entries: {sizes} players.\n",
        *_table(plan, plan.table),
        f"\n{seats}{plan.seat_size}·k:\n",
        *_table(plan, plan.seat),
        "",
    ]
    return "\n".join(lines)


def _table(plan: Plan, parts: Iterable[Part]) -> list[str]:
    rows = ["| entries | part | shape | meaning |", "|---|---|---|---|"]
    for part in parts:
        first, last = plan.at[part.name], plan.at[part.name] + part.size - 1
        where = str(first) if first == last else f"{first} to {last}"
        shape = " × ".join(map(str, part.shape))
        rows.append(f"| {where} | `{part.name}` | {shape} | {part.meaning} |")
    return rows


if __name__ == "__main__":
    print(page(), end="")
