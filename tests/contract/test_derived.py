"""What is derived from the description of a record goes together, whatever is described."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tabletowers.backends.python_runtime import uncompiled
from tabletowers.contract import derived_json, derived_kernels, derived_rows
from tabletowers.contract.actions import Actions, Kind
from tabletowers.contract.validation import NO_FLAW, SPECTATOR, TRUTH
from tabletowers.kernel import piles
from tabletowers.kernel.description import REST, Described, Pieces, Place, deck, hand, number
from tabletowers.kernel.generated import generated
from tabletowers.kernel.records import record_type

LETTERS, NUMBERS = Pieces(["a", "b", "c"], [2, 3, 1]), Pieces(5)
#: Decks are described before what else is dealt from them, hands can be shown, and numbers can be negative.
LAYOUT = Described(
    [
        number("shown", 0, 1, "1: hands are open"),
        number("debt", -300, 5, "what it owes", per_seat=True),
        number("tokens", 0, 9, "of each kind", each=3),
        deck("stock", LETTERS, 6, "the letters", dealt=REST),
        hand("hand", LETTERS, 4, "its letters", dealt={2: 2, 3: 1}, open_if="shown"),
        hand("pairs", NUMBERS, 3, "its numbers", each=2),
        deck("store", NUMBERS, 5, "the numbers", dealt=REST),
        Place("secret", LETTERS, 3, "face down before it", "nobody", per_seat=True),
    ],
    seats=3,
)
ACTIONS = Actions(Kind("pass"), Kind("play", ["a", "b"], range(3)))
PLAN = derived_rows.plan_of(LAYOUT)
INPUTS = derived_rows.inputs_from(LAYOUT, ACTIONS, margin=5)
DTYPE = record_type(LAYOUT)
PLAIN = uncompiled(piles)


@pytest.fixture(scope="module")
def kernels() -> Any:
    found = derived_kernels.sources(LAYOUT, ACTIONS, PLAN, range(2, 4))
    given = {
        "DTYPE": DTYPE,
        "objection": lambda state, seat, action: 0,
        "scores": lambda state, out: None,
        "worth": lambda state, seat, action: 0,
    }
    head = derived_kernels.HEAD + derived_kernels.constants(LAYOUT)
    return uncompiled(generated("some_kernels", head + "".join(found.values()), given, []))


@pytest.fixture(scope="module")
def inputs() -> Any:
    given = {"worth": lambda state, seat, action: 0}
    return uncompiled(generated("some_inputs", derived_kernels.input_sources(LAYOUT, ACTIONS, INPUTS), given, []))


def copy_of(state: Any) -> Any:
    return np.frombuffer(bytearray(state.tobytes()), np.uint8).view(DTYPE)[0]


def started(kernels: Any, players: int, seed: int) -> tuple[Any, dict[str, Any]]:
    """A state after dealing, and its set-up."""
    lot = random.Random(seed)
    order = [piece for group in derived_json.groups_of(LAYOUT) for piece in lot.sample(group, len(group))]
    setup = derived_json.setup_of(LAYOUT, order, players)
    state = copy_of(np.zeros(1, DTYPE)[0])
    state.players = players
    kernels.lay(state, np.array(derived_json.order_of(LAYOUT, setup, players)))
    return state, setup


@pytest.mark.parametrize("players", [2, 3])
def test_pieces_are_dealt_as_the_set_up_says(kernels: Any, players: int) -> None:
    state, setup = started(kernels, players, 1)
    assert kernels.flaw(state, TRUTH) == NO_FLAW
    assert [len(held) for held in setup["hand"]] == [{2: 2, 3: 1}[players]] * players
    for seat, held in enumerate(setup["hand"]):
        assert [LETTERS.name(piece) for piece in state.hand[seat][1 : 1 + len(held)]] == held
    left = 6 - players * len(setup["hand"][0])
    assert [LETTERS.name(piece) for piece in state.stock[left:0:-1]] == setup["stock"]
    assert state.store[0] == 5


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(12))
def test_what_is_blanked_is_imagined_and_not_observed(kernels: Any, inputs: Any, players: int, seed: int) -> None:
    state, lot = started(kernels, players, seed)[0], random.Random(seed)
    for seat in range(players):
        for pair in state.pairs[seat]:
            for _ in range(min(lot.randrange(3), state.store[0])):
                PLAIN.insert(pair, PLAIN.pop(state.store))
        if state.stock[0] and lot.random() < 0.5:
            PLAIN.push(state.secret[seat], PLAIN.pop(state.stock))
        state.debt[seat] = lot.randrange(-300, 6)
    state.shown = seed % 2
    assert kernels.flaw(state, TRUTH) == NO_FLAW
    for seat in (SPECTATOR, *range(players)):
        sight = copy_of(state)
        kernels.blind(sight, seat)
        assert kernels.flaw(sight, seat) == NO_FLAW
        world = copy_of(sight)
        kernels.imagine(world, seat, np.array([seed + 1], np.uint64))
        assert kernels.flaw(world, TRUTH) == NO_FLAW
        kernels.blind(world, seat)
        assert world.tobytes() == sight.tobytes()
        if seat >= 0:
            seen, known = (np.zeros(PLAN.size(players), PLAN.dtype) for _ in range(2))
            kernels.observe(state, seat, seen)
            kernels.observe(sight, seat, known)
            assert seen.tolist() == known.tolist()
            shown = np.zeros(INPUTS.table_size + 3 * INPUTS.seat_size, np.int64)
            inputs.portray(sight, seat, shown)
            assert 0 <= shown.min() <= shown.max() <= 255
