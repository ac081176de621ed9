"""The notation of Market Day: `bid 7`, `take 3`; set-ups as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from marketday.components import CARDS, GOODS, HAND


def move_texts() -> list[str]:
    """Every move, in the order of the action numbers."""
    return [*(f"bid {card}" for card in range(1, CARDS + 1)), *(f"take {good}" for good in range(1, GOODS + 1))]


def groups() -> list[list[int]]:
    """What is shuffled: the cards, and the goods."""
    return [list(range(1, CARDS + 1)), list(range(1, GOODS + 1))]


def setup_of(order: Sequence[int], players: int) -> dict[str, Any]:
    """Twelve cards for everybody, and the goods in the order in which they come; the other cards stay in the box."""
    hands = [sorted(order[HAND * seat : HAND * (seat + 1)]) for seat in range(players)]
    return {"hands": hands, "goods": list(order[CARDS:])}


def order_of(setup: Mapping[str, Any], players: int) -> list[int]:
    """What was shuffled so that it gives this set-up; ValueError says what is wrong with it."""
    if set(setup) != {"hands", "goods"}:
        raise ValueError("a set-up is an object with hands, goods")
    hands, goods = setup["hands"], setup["goods"]
    if (
        not isinstance(hands, list)
        or len(hands) != players
        or any(len(_numbers(hand, "hands")) != HAND for hand in hands)
    ):
        raise ValueError(f"hands are {players} lists of {HAND} cards")
    dealt = [card for hand in hands for card in hand]
    if len(set(dealt)) != len(dealt) or not set(dealt) <= set(range(1, CARDS + 1)):
        raise ValueError(f"hands: the cards are different numbers from 1 to {CARDS}")
    if sorted(_numbers(goods, "goods")) != list(range(1, GOODS + 1)):
        raise ValueError(f"goods are the numbers from 1 to {GOODS} in some order")
    return [*dealt, *(card for card in range(1, CARDS + 1) if card not in dealt), *goods]


def _numbers(value: Any, place: str) -> list[int]:
    if not isinstance(value, list) or not all(type(number) is int for number in value):
        raise ValueError(f"{place}: a list of whole numbers is missing")
    return value
