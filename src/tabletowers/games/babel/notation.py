"""The notation of Babel: moves as text, and set-ups as JSON."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from tabletowers.games.babel.actions import GUEST_LISTS, PLAIN_WILDS, is_guest
from tabletowers.games.babel.components import (
    ACTION_NAMES,
    BUILDING_CARDS,
    CARDS_A_SUIT,
    DISCS,
    DISCS_A_WONDER,
    EXCHANGES,
    HAND,
    MOST_NUMBER,
    MOST_PAIR_NUMBER,
    MOST_PLAYERS,
    PAIR_WILDS,
    SUIT_NAMES,
    SUITS,
    WILD_CARDS,
    WONDERS,
)
from tabletowers.games.babel.edition import action_cards, discs_in_play, kind_names, kinds_by_name, pair_names

# Moves


def move_texts(options: Mapping[str, Any]) -> list[str]:
    """Return the notation of every move, in the order of the action numbers (see the module `actions`)."""
    texts = _plain_texts()
    mixed = options["discs"] == "mixed"
    if options["action_cards"] or mixed:
        texts += _action_card_texts()
    if mixed:
        texts += _two_suit_texts(pair_names(options["edition"]))
    return texts


def _plain_texts() -> list[str]:
    plain = [f"{suit}{number}" for suit in SUIT_NAMES for number in range(1, MOST_NUMBER + 1)]
    return [
        "pass",
        "give up",
        *(f"build {wonder} {disc}" for wonder in range(1, WONDERS + 1) for disc in plain),
        *(f"offer {number}" for number in range(MOST_NUMBER + 1)),
        *(f"offer {number}+trade" for number in range(1, MOST_NUMBER + 1)),
        *(f"invite {_guests(guests)}" for guests in range(GUEST_LISTS)),
    ]


def _action_card_texts() -> list[str]:
    wilds = [WILD_CARDS * cards for cards in range(1, PLAIN_WILDS + 1)]
    return [
        "bonus",
        "no bonus",
        "draw three",
        "double turn",
        *(f"exchange {','.join(_suits(counts))}" for counts in EXCHANGES),
        *(f"invite {_guests(guests)} wild {wild}" for guests in range(GUEST_LISTS) for wild in wilds),
    ]


def _two_suit_texts(discs: Sequence[str]) -> list[str]:
    numbers = [f"{first}/{second}" for first in range(MOST_PAIR_NUMBER + 1) for second in range(MOST_PAIR_NUMBER + 1)]
    wilds = [f"{first}/{second}" for first, second in PAIR_WILDS]
    return [
        *(f"offer {number}" for number in numbers),
        *(f"offer {number}+trade" for number in numbers[1:]),
        *(f"invite {_guests(guests)} wild {wild}" for guests in range(GUEST_LISTS) for wild in wilds),
        *(f"build {wonder} {disc}" for disc in discs for wonder in range(1, WONDERS + 1)),
    ]


def _guests(guests: int) -> str:
    """Return the notation of a set of invited seats, in ascending order; `-` if it is empty."""
    return ",".join(str(seat) for seat in range(MOST_PLAYERS) if is_guest(guests, seat)) or "-"


def _suits(counts: Sequence[int]) -> list[str]:
    """Return a list with the suit of every card, given the number of cards of each suit."""
    return [name for name, count in zip(SUIT_NAMES, counts, strict=True) for _ in range(count)]


# Set-ups


def groups(options: Mapping[str, Any]) -> list[list[int]]:
    """Return the three groups of components that are shuffled: discs, building cards and action cards."""
    return [
        discs_in_play(options["edition"], options["discs"] == "mixed"),
        [suit for suit in range(SUITS) for _ in range(CARDS_A_SUIT)],
        action_cards(options["edition"]) if options["action_cards"] else [],
    ]


def setup_of(order: Sequence[int], players: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the set-up that results from the shuffled discs, building cards (hands first) and action cards."""
    names = kind_names(options["edition"])
    discs, cards, actions = order[:DISCS], order[DISCS : DISCS + BUILDING_CARDS], order[DISCS + BUILDING_CARDS :]
    suits = [SUIT_NAMES[suit] for suit in cards]
    return {
        "discs": [[names[kind] for kind in discs[i : i + DISCS_A_WONDER]] for i in range(0, DISCS, DISCS_A_WONDER)],
        "hands": [suits[seat * HAND : (seat + 1) * HAND] for seat in range(players)],
        "deck": suits[players * HAND :],
        "actions": [ACTION_NAMES[card] for card in actions],
    }


def order_of(setup: Mapping[str, Any], players: int, options: Mapping[str, Any]) -> list[int]:
    """Return the order of the shuffled groups from which `setup_of` makes this set-up.

    Raises ValueError if the set-up is invalid.
    """
    keys = ("discs", "hands", "deck", "actions")
    for key in setup:
        if key not in keys:
            raise ValueError(f"unknown entry {key!r}; choose from {', '.join(keys)}")
    for key in keys:
        if key not in setup:
            raise ValueError(f"{key} is missing")
    discs, cards, actions = groups(options)
    kinds = {name: kind for name, kind in kinds_by_name(options["edition"]).items() if name is not None}
    suits = {name: suit for suit, name in enumerate(SUIT_NAMES)}
    laid = [
        kind
        for number, wonder in enumerate(_lists(setup["discs"], "discs", WONDERS, "wonders"))
        for kind in _named(wonder, f"discs[{number}]", DISCS_A_WONDER, kinds)
    ]
    dealt = [
        suit
        for seat, hand in enumerate(_lists(setup["hands"], "hands", players, "hands"))
        for suit in _named(hand, f"hands[{seat}]", HAND, suits)
    ]
    dealt += _named(setup["deck"], "deck", BUILDING_CARDS - len(dealt), suits)
    waiting = _named(setup["actions"], "actions", len(actions), {name: card for card, name in enumerate(ACTION_NAMES)})
    _check("discs", laid, discs, kind_names(options["edition"]))
    _check("hands and deck", dealt, cards, SUIT_NAMES)
    _check("actions", waiting, actions, ACTION_NAMES)
    return [*laid, *dealt, *waiting]


def _lists(value: Any, place: str, count: int, what: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{place} must be a list of {count} {what}")
    return value


def _named(value: Any, place: str, count: int, numbers: Mapping[str, int]) -> list[int]:
    """Return the numbers for a list of `count` names.

    Raises a ValueError that mentions `place` if the value is not such a list.
    """
    if not isinstance(value, list) or len(value) != count:
        raise ValueError(f"{place} must be a list of {count}")
    for name in value:
        if not isinstance(name, str) or name not in numbers:
            raise ValueError(f"{place}: unknown {name!r}")
    return [numbers[name] for name in value]


def _check(place: str, listed: Sequence[int], due: Sequence[int], names: Sequence[str | None]) -> None:
    """Check that no component in `listed` occurs more often than in `due`, the components of the edition.

    Raises a ValueError that names such a component.
    """
    surplus = Counter(listed) - Counter(due)
    for number in sorted(surplus):
        have, want = Counter(listed)[number], Counter(due)[number]
        raise ValueError(f"{place}: expected {names[number]} {want} times, not {have}")


def reshuffled(order: Any, pile: Sequence[str]) -> list[int]:
    """Convert the suits of a reshuffled deck, in the order in which they will be drawn, to numbers.

    Raises ValueError if they are not the suits of the discard pile.
    """
    if not isinstance(order, list | tuple) or not all(isinstance(suit, str) for suit in order):
        raise ValueError(f"a reshuffled deck must be a list of suits, not {order!r}")
    if Counter(order) != Counter(pile):
        raise ValueError(f"the reshuffled deck has {dict(Counter(order))}, the discard pile {dict(Counter(pile))}")
    return [SUIT_NAMES.index(suit) for suit in order]
