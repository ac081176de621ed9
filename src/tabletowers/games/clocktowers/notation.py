"""The notation of Clocktowers: moves as text, and set-ups as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabletowers.games.clocktowers.components import (
    CODES,
    KIND_OF,
    KINDS,
    KM,
    MOST_TOWERS,
    PILE_NAMES,
    REMOVED,
    RP,
    RR,
    K,
    pile_cards,
    pile_size,
)


def move_texts() -> list[str]:
    """Return the notation of every move, in the order of the action numbers (see the module `actions`)."""
    towers = [f"T{number}" for number in range(1, MOST_TOWERS + 1)]
    return [
        *(f"{CODES[card]}>{target}" for card in range(1, K) for target in ("new", *towers)),
        *(f"{CODES[card]}>{target}" for card in range(K, KM + 1) for target in towers),
        *(f"{CODES[card]}>{target}" for card in range(RR, RP + 1) for target in towers),
        *(f"x{CODES[card]}" for card in range(1, KINDS + 1)),
        *(f"+{pile}" for pile in PILE_NAMES),
    ]


#: Texts that look like moves but never are: only a floor starts a new tower (CT-4).
ON_NEW_GROUND = frozenset(f"{CODES[card]}>new" for card in range(K, RP + 1))


def setup_of(order: Sequence[int], players: int) -> dict[str, Any]:
    """Return the set-up that results from the order of the shuffled cards.

    `order` lists the floors, the clocks and the roofs, in this order. Each group begins with the cards of its pile,
    from the top; its other cards are removed from the game.
    """
    piles, removed, place = {}, {}, 0
    for pile, name in enumerate(PILE_NAMES):
        size = pile_size(pile, players)
        piles[name] = [CODES[card] for card in order[place : place + size]]
        place += size
        if REMOVED[pile]:
            removed[name] = [CODES[card] for card in order[place : place + REMOVED[pile]]]
            place += REMOVED[pile]
    return {"piles": piles, "removed": removed}


def order_of(setup: Mapping[str, Any], players: int) -> list[int]:
    """Return the order of the cards from which `setup_of` makes this set-up.

    Raises ValueError if the set-up is invalid.
    """
    check_keys(setup, ("piles", "removed"), "set-up")
    check_keys(setup["piles"], PILE_NAMES, "piles")
    check_keys(setup["removed"], [name for pile, name in enumerate(PILE_NAMES) if REMOVED[pile]], "removed")
    order = []
    for pile, name in enumerate(PILE_NAMES):
        laid = codes(setup["piles"][name], f"piles.{name}", pile_size(pile, players))
        away = codes(setup["removed"][name], f"removed.{name}", REMOVED[pile]) if REMOVED[pile] else []
        if Counter(laid + away) != Counter(pile_cards(pile, players)):
            raise ValueError(f"{name}: expected the cards for {players} players")
        order += laid + away
    return order


def check_keys(value: Any, keys: Sequence[str], place: str) -> None:
    """Check that a value is an object with exactly these keys. If not, raises a ValueError that mentions `place`."""
    if not isinstance(value, Mapping) or set(value) != set(keys):
        raise ValueError(f"{place} must be an object with {', '.join(keys)}")


def codes(value: Any, place: str, count: int) -> list[int]:
    """Return the numbers for a list of `count` card codes.

    Raises a ValueError that mentions `place` if the value is not such a list.
    """
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{place} must be a list of {count} cards")
    for code in value:
        if not isinstance(code, str) or code not in KIND_OF:
            raise ValueError(f"{place}: unknown card {code!r}")
    return [KIND_OF[code] for code in value]
