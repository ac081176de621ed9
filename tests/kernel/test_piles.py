"""Piles as rows of a record: first how many pieces there are, then the pieces, then zeros."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tabletowers.kernel import piles
from tabletowers.kernel.description import REST, Described, Pieces, deck, hand, number, pile
from tabletowers.kernel.dice import new_dice


def row(*pieces: int, room: int = 5) -> Any:
    """A pile of these pieces."""
    return np.array([len(pieces), *pieces, *[0] * (room - len(pieces))], np.int8)


def test_pieces_are_put_on_top_and_taken_from_there() -> None:
    stack = row(3, 1)
    piles.push(stack, 2)
    assert stack.tolist() == [3, 3, 1, 2, 0, 0]
    assert (piles.size(stack), piles.top(stack), piles.piece(stack, 0)) == (3, 2, 3)
    assert [piles.pop(stack) for _ in range(4)] == [2, 1, 3, 0]
    assert stack.tolist() == [0, 0, 0, 0, 0, 0]
    assert piles.top(stack) == 0


def test_a_sorted_pile_stays_sorted_and_without_gaps() -> None:
    cards = row(2, 4, 4)
    piles.insert(cards, 3)
    assert cards.tolist() == [4, 2, 3, 4, 4, 0]
    assert piles.remove(cards, 4)
    assert not piles.remove(cards, 5)
    assert cards.tolist() == [3, 2, 3, 4, 0, 0]
    assert (piles.holds(cards, 3), piles.holds(cards, 0), piles.copies(cards, 4)) == (True, False, 1)


def test_a_full_pile_takes_nothing_more() -> None:
    for put in (piles.push, piles.insert):
        full = row(1, 2, 3, room=3)
        put(full, 1)
        assert full.tolist() == [3, 1, 2, 3]


def test_piles_are_moved_shuffled_and_hidden_whole() -> None:
    source, target = row(1, 2), row(5)
    piles.move_all(source, target)
    assert (source.tolist(), target.tolist()) == ([0] * 6, [3, 5, 1, 2, 0, 0])
    piles.mix(target, new_dice(1))
    assert sorted(target.tolist()[1:4]) == [1, 2, 5]
    assert target.tolist()[4:] == [0, 0]
    piles.hide(target)
    assert target.tolist() == [3, 0, 0, 0, 0, 0]


CARDS = Pieces(["a", "b", "c"], copies=[2, 1, 1])


def test_pieces_have_numbers_from_one_and_names() -> None:
    assert CARDS.all() == [1, 1, 2, 3]
    assert (CARDS.kinds, CARDS.total, CARDS.name(2), CARDS.number("c")) == (3, 4, "b", 3)
    assert Pieces(4).names == (1, 2, 3, 4)
    for wrong in ("d", 1, True, None):
        with pytest.raises(ValueError, match="there is no piece"):
            CARDS.number(wrong)


def test_a_description_lays_the_record_out() -> None:
    layout = Described(
        [number("turn", 0, 300, "which"), hand("cards", CARDS, 2, "hand"), pile("rows", CARDS, 3, "rows", each=2)],
        seats=3,
    )
    assert layout.fields[-3:] == (("turn", "i2", ()), ("cards", "i1", (3, 3)), ("rows", "i1", (2, 4)))


def test_what_is_wrong_with_a_description_is_said() -> None:
    for parts, said in (
        ([number("turn", 1, 3, "which")], "turn can't be 0"),
        ([number("turn", 0, 3, "which"), number("turn", 0, 3, "which")], "two parts are called turn"),
        ([hand("cards", CARDS, 2, "hand", open_if="shown")], "cards: there is no single number shown"),
        (
            [deck("one", CARDS, 4, "deck", dealt=REST), deck("two", CARDS, 4, "deck", dealt=REST)],
            "the rest of the pieces can't go to both one and two",
        ),
        ([hand("cards", CARDS, 4, "hand", dealt=REST)], "goes to one pile, not to each of cards"),
        ([number("players", 0, 3, "how many")], "every record has a field players already"),
    ):
        with pytest.raises(ValueError, match=said):
            Described(parts, seats=2)
    with pytest.raises(ValueError, match="different names"):
        Pieces(["a", "a"])


def test_what_can_not_be_dealt_is_said() -> None:
    def flaws(*parts: Any) -> list[str]:
        return Described(parts, seats=3).flaws_of_deal(2)

    stock = deck("stock", CARDS, 4, "deck", dealt=REST)
    assert flaws(hand("cards", CARDS, 2, "hand", dealt=1), stock) == []
    assert flaws(hand("cards", CARDS, 2, "hand", dealt=2)) == []
    assert flaws(hand("cards", CARDS, 3, "hand", dealt=3), stock) == ["of 4 pieces, 6 are dealt to 2 players"]
    assert flaws(hand("cards", CARDS, 2, "hand", dealt=1)) == ["of 4 pieces, 2 are dealt to 2 players"]
    assert flaws(hand("cards", CARDS, 1, "hand", dealt=2)) == ["cards has room for 1 pieces, and 2 are dealt"]
    assert flaws(hand("cards", CARDS, 2, "hand", dealt={3: 1}), stock) == [
        "cards doesn't say what is dealt to 2 players"
    ]
    assert flaws(deck("stock", CARDS, 3, "deck", dealt=REST)) == ["stock has room for 3 pieces, and 4 are dealt"]
