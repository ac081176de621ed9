"""The notation of Old Town: moves as text, set-ups as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletowers.games.oldtown.actions import DROPS, PLAYS
from tabletowers.games.oldtown.components import (
    BUILDINGS,
    CARD_CODES,
    CARD_KIND,
    CARDS_OF,
    COPIES,
    DEALT,
    IN_OWN_PILE,
    LAID_ON_COMMON,
    MOST_OWN,
    PILE_NAMES,
    A,
    B,
    C,
)
from tabletowers.games.oldtown.data import CARDS, KIND_NAMES, LOTS

#: The notation of claims (OT-17): CLAIM followed by a marker, and DONE to end claiming.
CLAIM, DONE = "claim ", "done"


def move_texts() -> list[str]:
    """Return the notation of every move, in the order of the action numbers (see the module `actions`)."""
    markers = [f"{building}@{lot}" for building in BUILDINGS for lot in range(1, LOTS + 1)]
    return [
        *(f"take {building}" for building in BUILDINGS),
        *(_play_text(card, building) for card, building in PLAYS),
        *(f"drop {CARD_CODES[smaller]} {CARD_CODES[larger]}" for smaller, larger in DROPS),
        *(f"remove {marker}" for marker in markers),
        "pass",
        *(f"{CLAIM}{marker}" for marker in markers),
        DONE,
        *(f"draw {pile}" for pile in PILE_NAMES),
    ]


def _play_text(card: int, building: int) -> str:
    """Return the notation for playing a card for a building.

    For an A card, the building is left out, because the card names it.
    """
    return CARD_CODES[card] if CARD_KIND[card] == A else f"{CARD_CODES[card]}={BUILDINGS[building]}"


def groups(players: int) -> list[list[int]]:
    """Return the groups of numbers to shuffle during set-up (OT-4).

    These are the A, B and C cards and, if players have piles of their own, the positions in each of these piles.
    """
    return [*map(list, CARDS_OF), *([[*range(MOST_OWN)]] * players if IN_OWN_PILE[players] else [])]


def setup_of(order: Sequence[int], players: int) -> dict[str, Any]:
    """Return the set-up that results from the shuffled numbers `order`, dealt as in `kernels.rules.lay`."""
    laid, own = LAID_ON_COMMON[players], IN_OWN_PILE[players]
    cards = iter(order)
    a, b, c = ([next(cards) for _ in range(COPIES[kind])] for kind in (A, B, C))
    setup: dict[str, Any] = {"hands": [sorted(_take(a, DEALT) + _take(c, DEALT)) for _ in range(players)]}
    setup["common"] = _take(a, laid) + b
    if own:
        setup["own"] = []
        for _ in range(players):
            pile = _take(a, own) + _take(c, own)
            places = [next(cards) for _ in pile]
            setup["own"].append([card for _, card in sorted(zip(places, pile, strict=True))])
    return setup


def _take(cards: list[int], count: int) -> list[int]:
    """Remove the first `count` cards from a list and return them."""
    taken, cards[:] = cards[:count], cards[count:]
    return taken


def order_of(setup: Mapping[str, Any], players: int) -> list[int]:
    """Return the shuffled numbers from which `setup_of` makes this set-up.

    Raises ValueError if the set-up is invalid.
    """
    laid, in_own = LAID_ON_COMMON[players], IN_OWN_PILE[players]
    keys = ("hands", "common", "own") if in_own else ("hands", "common")
    if set(setup) != set(keys):
        raise ValueError(f"set-up must be an object with {', '.join(keys)}")
    seen: set[int] = set()
    hands = [_pile(hand, {A: DEALT, C: DEALT}, place, seen) for place, hand in _listed(setup, "hands", players)]
    common = _pile(setup["common"], {A: laid, B: COPIES[B]} if laid else {B: COPIES[B]}, "common", seen)
    on_top, below = common[:laid], common[laid:]
    if any(CARD_KIND[card] != A for card in on_top):
        raise ValueError("common: expected the three A cards on top")
    own = []
    if in_own:
        own = [_pile(pile, {A: in_own, C: in_own}, place, seen) for place, pile in _listed(setup, "own", players)]
    dealt = [*hands, on_top, below, *own]
    order = []
    for kind in (A, B, C):
        order += [card for pile in dealt for card in pile if CARD_KIND[card] == kind]
        order += [card for card in CARDS_OF[kind] if card not in seen]
    for pile in own:
        order += [place for kind in (A, C) for place, card in enumerate(pile) if CARD_KIND[card] == kind]
    return order


def _listed(setup: Mapping[str, Any], key: str, count: int) -> list[tuple[str, Any]]:
    """Return the entries of the list `setup[key]`, each with its location for error messages.

    Raises ValueError unless there are `count` of them.
    """
    value = setup[key]
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{key} must be a list of {count}")
    return [(f"{key}[{i}]", entry) for i, entry in enumerate(value)]


def _pile(value: Any, kinds: Mapping[int, int], place: str, seen: set[int]) -> list[int]:
    """Check that a list contains the right number of cards of each kind, none of them in `seen`, and return it.

    Adds the cards to `seen`. Raises a ValueError that names `place`, the location of the list.
    """
    wanted = " and ".join(f"{count} {KIND_NAMES[kind]}" for kind, count in kinds.items())
    if not isinstance(value, list):
        raise ValueError(f"{place} must be a list of cards: {wanted}")
    for i, card in enumerate(value):
        if type(card) is not int or not 1 <= card <= CARDS:
            raise ValueError(f"{place}[{i}]: unknown card {card!r}")
        if card in seen:
            raise ValueError(f"{place}[{i}]: card {card} occurs twice")
        seen.add(card)
    for kind in (A, B, C):
        if sum(CARD_KIND[card] == kind for card in value) != kinds.get(kind, 0):
            raise ValueError(f"{place} must be a list of cards: {wanted}")
    return list(value)
