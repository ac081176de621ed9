"""The notation of Old Town: moves as text, set-ups as JSON."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletowers.games.oldtown.components import (
    BUILDINGS,
    CARD_BUILDING,
    CARD_CODES,
    CARD_KIND,
    COPIES,
    MOST_OWN,
    A,
    B,
    C,
)
from tabletowers.games.oldtown.data import CARDS, KIND_NAMES, LOTS

_CARDS_OF = {kind: [card for card in range(1, CARDS + 1) if CARD_KIND[card] == kind] for kind in (A, B, C)}


def move_texts() -> list[str]:
    """Every move, in the order of the action numbers (`moves`)."""
    markers = [f"{building}@{lot}" for building in BUILDINGS for lot in range(1, LOTS + 1)]
    return [
        *(f"take {building}" for building in BUILDINGS),
        *(CARD_CODES[card] for card in _CARDS_OF[A]),
        *(f"{CARD_CODES[card]}={building}" for card in _CARDS_OF[B] for building in BUILDINGS),
        *(
            f"{CARD_CODES[card]}={building}"
            for card in _CARDS_OF[C]
            for number, building in enumerate(BUILDINGS)
            if number != CARD_BUILDING[card]
        ),
        *(
            f"drop {CARD_CODES[smaller]} {CARD_CODES[larger]}"
            for larger in range(2, CARDS + 1)
            for smaller in range(1, larger)
        ),
        *(f"remove {marker}" for marker in markers),
        "pass",
        *(f"claim {marker}" for marker in markers),
        "done",
        "draw common",
        "draw own",
    ]


def groups(players: int) -> list[list[int]]:
    """What is shuffled (OT-4): A, B and C cards; with two players also the places in each own pile."""
    return [*_CARDS_OF.values(), *([list(range(MOST_OWN))] * 2 if players == 2 else [])]


def setup_of(order: Sequence[int], players: int) -> dict[str, Any]:
    """The set-up for the shuffled groups, dealt as in `rules.lay`."""
    a, b, c = (iter(order[start : start + int(COPIES[kind])]) for kind, start in ((A, 0), (B, 18), (C, 42)))
    hands = [sorted([next(a), next(a), next(c), next(c)]) for _ in range(players)]
    common = [*b]
    if players == 3:
        common = [next(a), next(a), next(a), *common]
    setup: dict[str, Any] = {"hands": hands, "common": common}
    if players == 2:
        setup["own"] = []
        for seat in range(2):
            cards = [next(pile) for pile in (a, a, a, c, c, c)]
            places = order[CARDS + seat * MOST_OWN : CARDS + (seat + 1) * MOST_OWN]
            setup["own"].append([card for _, card in sorted(zip(places, cards, strict=True))])
    return setup


def order_of(setup: Mapping[str, Any], players: int) -> list[int]:
    """Shuffled groups that give this set-up; ValueError says what is wrong with it."""
    keys = ("hands", "common", "own") if players == 2 else ("hands", "common")
    if set(setup) != set(keys):
        raise ValueError(f"set-up is an object with {', '.join(keys)}")
    seen: set[int] = set()
    hands = [_pile(hand, {A: 2, C: 2}, f"hands[{i}]", seen) for i, hand in _listed(setup["hands"], players, "hands")]
    common = _pile(setup["common"], {A: 3, B: 24} if players == 3 else {B: 24}, "common", seen)
    if any(CARD_KIND[card] != A for card in common[:-24]):
        raise ValueError("common: the three A cards lie on top")
    own = []
    if players == 2:
        own = [_pile(pile, {A: 3, C: 3}, f"own[{i}]", seen) for i, pile in _listed(setup["own"], players, "own")]
    dealt = [*hands, common[:-24], *own]
    order = []
    for kind in (A, B, C):
        laid = common[-24:] if kind == B else [card for pile in dealt for card in pile if CARD_KIND[card] == kind]
        order += [*laid, *(card for card in _CARDS_OF[kind] if card not in seen)]
    for pile in own:
        order += [place for kind in (A, C) for place, card in enumerate(pile) if CARD_KIND[card] == kind]
    return order


def _listed(value: Any, count: int, place: str) -> list[tuple[int, Any]]:
    """The entries of a list of that length, numbered."""
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{place} is a list of {count}")
    return list(enumerate(value))


def _pile(value: Any, kinds: Mapping[int, int], place: str, seen: set[int]) -> list[int]:
    """Different cards, so many of each kind, that did not occur before."""
    wanted = " and ".join(f"{count} {KIND_NAMES[kind]}" for kind, count in kinds.items())
    if not isinstance(value, list):
        raise ValueError(f"{place} is a list of cards: {wanted}")
    for i, card in enumerate(value):
        if type(card) is not int or not 1 <= card <= CARDS:
            raise ValueError(f"{place}[{i}]: unknown card {card!r}")
        if card in seen:
            raise ValueError(f"{place}[{i}]: card {card} is there twice")
        seen.add(card)
    for kind in (A, B, C):
        if sum(CARD_KIND[card] == kind for card in value) != kinds.get(kind, 0):
            raise ValueError(f"{place} is a list of cards: {wanted}")
    return list(value)
