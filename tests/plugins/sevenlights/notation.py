"""The notation of Seven Lights: `carry wood 7 gull`, `rest`; set-ups as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sevenlights.components import CARDS, DEALT, LIGHTS, NUMBERS, text_of


def move_texts(options: Mapping[str, Any]) -> list[str]:
    """Every move, in the order of the action numbers."""
    return [*(f"carry {card} {light}" for card in NUMBERS for light in LIGHTS), "rest"]


def groups(players: int, options: Mapping[str, Any]) -> list[list[int]]:
    """What is shuffled: the cards."""
    return [list(range(1, CARDS + 1))]


def setup_of(order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Six cards for everybody, and the store in the order in which it is drawn."""
    cards = [text_of(card) for card in order]
    hands = [sorted(cards[DEALT * seat : DEALT * (seat + 1)], key=NUMBERS.__getitem__) for seat in range(players)]
    return {"hands": hands, "store": cards[DEALT * players :]}


def order_of(setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
    """What was shuffled so that it gives this set-up; ValueError says what is wrong with it."""
    if set(setup) != {"hands", "store"}:
        raise ValueError("a set-up is an object with hands, store")
    hands = setup["hands"]
    if not isinstance(hands, list) or len(hands) != players:
        raise ValueError(f"hands are {players} lists of {DEALT} cards")
    dealt = [_cards(hand, "hands") for hand in hands]
    if any(len(hand) != DEALT for hand in dealt):
        raise ValueError(f"hands are {players} lists of {DEALT} cards")
    order = [*(card for hand in dealt for card in hand), *_cards(setup["store"], "store")]
    if sorted(order) != list(range(1, CARDS + 1)):
        raise ValueError("every card is in a hand or in the store, and in one place only")
    return order


def _cards(value: Any, place: str) -> list[int]:
    if not isinstance(value, list) or not all(isinstance(card, str) and card in NUMBERS for card in value):
        raise ValueError(f"{place}: a list of cards is missing, such as wood 7")
    return [NUMBERS[card] for card in value]
