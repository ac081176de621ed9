"""Positions of Babel for tests: set-ups with wanted pieces, and pieces moved about without losing any."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import tabletowers as tt
from tabletowers.contract import Event, IllegalMove, State
from tabletowers.contract.options import complete
from tabletowers.games.babel.components import ACTION_NAMES, SUIT_NAMES, SUITS
from tabletowers.games.babel.edition import action_cards, discs_in_play, kind_names, kinds_by_name

GAME = tt.game("babel")
DEFAULTS = {option.name: option.default for option in GAME.options}


def setup(
    players: int = 4,
    options: Mapping[str, Any] | None = None,
    *,
    hands: Sequence[str] = (),
    discs: Mapping[int, str] | None = None,
    deck: str = "",
    actions: str = "",
) -> dict[str, Any]:
    """A set-up with these hands, discs by wonder, next cards and next action cards (by commas); the rest follows."""
    chosen = complete(GAME.options, options or {})
    edition = chosen["edition"]
    names = kind_names(edition)
    rest = Counter(str(names[kind]) for kind in discs_in_play(edition, chosen["discs"] == "mixed"))
    wanted = {wonder: text.split() for wonder, text in (discs or {}).items()}
    rest.subtract(disc for laid in wanted.values() for disc in laid)
    lying = list(rest.elements())
    laid = []
    for wonder in range(1, 9):
        own = wanted.get(wonder, [])
        laid.append(own + [lying.pop(0) for _ in range(3 - len(own))])
    cards = Counter(dict.fromkeys(SUIT_NAMES, 25))
    dealt = [hand.split() for hand in hands]
    cards.subtract(card for hand in dealt for card in hand)
    top = deck.split()
    cards.subtract(top)
    assert min(cards.values()) >= 0
    # The suits in turn, so that nothing runs out early.
    left = [suit for _ in range(25) for suit in SUIT_NAMES if take(cards, suit)]
    while len(dealt) < players:
        dealt.append([])
    for hand in dealt:
        hand += [left.pop() for _ in range(4 - len(hand))]
    waiting = Counter(ACTION_NAMES[card] for card in action_cards(edition)) if chosen["action_cards"] else Counter()
    first = [name for name in actions.split(", ") if name]
    waiting.subtract(first)
    return {"discs": laid, "hands": dealt, "deck": top + left, "actions": first + list(waiting.elements())}


def take(cards: Counter[str], suit: str) -> bool:
    if not cards[suit]:
        return False
    cards[suit] -= 1
    return True


def start(players: int = 4, options: Mapping[str, Any] | None = None, **wanted: Any) -> State:
    return GAME.start(setup(players, options, **wanted), players, **(options or {}))


def play(state: State, *moves: str) -> list[Event]:
    """Moves one after the other; the events of the last."""
    events: list[Event] = []
    for move in moves:
        events = state.play(move)
    return events


def reason(state: State, move: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the code that forbid a move; it changes nothing."""
    refusal = state.why_not(move, seat)
    assert refusal is not None
    before = state.to_bytes()
    if seat is None or seat == state.to_move:
        with pytest.raises(IllegalMove):
            state.play(move)
    assert state.to_bytes() == before
    return refusal.rule, refusal.code


# Moving pieces about


def hold(state: State, seat: int, **cards: int) -> None:
    """Give a seat exactly these building cards, swapping with the deck."""
    record = state.record
    deck = record["deck"][: record["deck_size"]].tolist()
    for suit, name in enumerate(SUIT_NAMES):
        more = cards.get(name, 0) - int(record["hand"][seat, suit])
        for _ in range(more):
            deck.remove(suit)
        deck = [suit] * -more + deck
        record["hand"][seat, suit] += more
    record["hand_size"][seat] = record["hand"][seat].sum()
    record["deck"] = 0
    record["deck"][: len(deck)] = deck
    record["deck_size"] = len(deck)


def give(state: State, seat: int, *names: str) -> None:
    """Give a seat action cards from their deck."""
    record = state.record
    deck = record["action_deck"][: record["action_deck_size"]].tolist()
    for name in names:
        card = ACTION_NAMES.index(name)
        deck.remove(card)
        record["action"][seat, card] += 1
        record["action_count"][seat] += 1
    record["action_deck"] = 0
    record["action_deck"][: len(deck)] = deck
    record["action_deck_size"] = len(deck)


def take_discs(state: State, seat: int, discs: str) -> None:
    """Give a seat discs from the wonders, wherever they lie."""
    record, kinds = state.record, kinds_by_name(state.options["edition"])
    for name in discs.split():
        wonder, place = next(
            (wonder, place)
            for wonder in range(7, -1, -1)
            for place in range(3)
            if record["disc"][wonder, place] == kinds[name]
        )
        record["disc"][wonder, place] = 0
        record["taken"][seat, record["taken_count"][seat]] = kinds[name]
        record["taken_count"][seat] += 1
        for suit, of_suit in enumerate(SUIT_NAMES):
            record["suit_left"][suit] -= of_suit in name


def discard_deck(state: State, left: int) -> None:
    """Move the deck's bottom to the discard pile, all but this many cards."""
    record = state.record
    deck = record["deck"][: record["deck_size"]].tolist()
    for suit in range(SUITS):
        record["discard"][suit] += deck[: len(deck) - left].count(suit)
    record["deck"] = 0
    record["deck"][:left] = deck[len(deck) - left :]
    record["deck_size"] = left


def hand(state: State, seat: int) -> dict[str, int]:
    shown: dict[str, int] = state.view(seat)["board"]["seats"][seat]["hand"]
    return shown


def named(events: Sequence[Event], name: str) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if event.name == name]
