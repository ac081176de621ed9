"""Fuzzes a game with real states that have been corrupted in many ways.

Some corruptions make a single number invalid. Others can be detected only by checking the whole state: two numbers
swapped, one number increased and another decreased, or a part copied from another state.
"""

from __future__ import annotations

import contextlib
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tabletowers.backends.numba_runtime import native
from tabletowers.contract import Game, State
from tabletowers.contract.registry import game as find_game
from tabletowers.contract.registry import versions
from tabletowers.fuzz import play_through
from tabletowers.kernel.compiling import COMPILED
from tabletowers.kernel.dice import new_dice
from tabletowers.kernel.layout import LETTERS
from tabletowers.kernel.log import new_log

#: The number of plies after which a game counts as endless.
MOST_PLIES = 20_000
#: The number of states taken from one real game, and of damaged states made from each.
_KEPT, _EACH = 40, 50
#: The number of moves between two full checks, which are slow without compilation.
_EVERY = 1 if COMPILED else 16

_WRONG = {
    play_through.NOTHING_LEGAL: "nothing is legal",
    play_through.TOO_MANY_LEGAL: "more is legal than there is room for",
    play_through.OBJECTED_TO: "a legal move is objected to",
    play_through.BECAME_FLAWED: "a legal move leads to a flawed state",
    play_through.FLAWED_SIGHT: "a seat's sight of it is flawed",
    play_through.FLAWED_FANCY: "what a seat imagines is flawed",
    play_through.ENDLESS: f"it goes on for more than {MOST_PLIES} moves",
}


@dataclass
class Tally:
    """The numbers of corrupted states that were rejected, by reason, and of those that were played to the end."""

    refused: Counter[str] = field(default_factory=Counter)
    played: int = 0
    plies: int = 0
    #: Descriptions of states that were accepted but then misbehaved. There should be none.
    failures: list[str] = field(default_factory=list)

    @property
    def states(self) -> int:
        """The total number of corrupted states."""
        return sum(self.refused.values()) + self.played + len(self.failures)

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.refused += other.refused
        self.played += other.played
        self.plies += other.plies
        self.failures += other.failures


def fuzz(name: str, states: int, seed: int | str) -> Tally:
    """Pass `states` corrupted states to a game, under all its versions, options and numbers of players.

    Some of them are full states; others (sights) contain only what one seat sees.
    """
    lot, tally = random.Random(seed), Tally()
    variants = list(_variants(name))
    while tally.states < states:
        game, players, options = lot.choice(variants)
        sources = list(_real(game, players, options, lot))
        survivor = _survivor(game)
        for _ in range(min(_EACH * len(sources), states - tally.states)):
            position, seat = lot.choice(sources)
            data = bytearray(position)
            for _ in range(lot.choice((1, 1, 1, 2, 3))):
                lot.choice(DAMAGES)(data, game, lot, lot.choice(sources)[0])
            if data != position:
                _offer(game, bytes(data), seat, options, lot, survivor, tally)
    return tally


def _variants(name: str) -> Iterator[tuple[Game, int, dict[str, Any]]]:
    """Yield every combination of rules version, number of players and options to test.

    At most one option at a time differs from its default.
    """
    for rules in versions(name):
        game = find_game(name, rules)
        choices: list[dict[str, Any]] = [{}]
        for option in game.options:
            choices += [{option.name: value} for value in option.values if value != option.default]
        for players in game.seats:
            for options in choices:
                yield game, players, options


def _real(game: Game, players: int, options: dict[str, Any], lot: random.Random) -> Iterator[tuple[bytes, int | None]]:
    """Yield some states, as bytes, from one game played with random moves.

    Each comes with the seat whose view it is, or None for a full state.
    """
    state = game.new(players, lot.getrandbits(50), **options)
    states: list[tuple[bytes, int | None]] = []
    while True:
        seat = lot.choice([None, None, *range(players)])
        states.append((state.to_bytes() if seat is None else state.sight(seat).to_bytes(), seat))
        if state.to_move is None:
            break
        state.act(lot.choice(state.legal_actions()))
    yield from lot.sample(states, min(_KEPT, len(states)))


def _offer(
    game: Game,
    data: bytes,
    seat: int | None,
    options: dict[str, Any],
    lot: random.Random,
    survive: Callable[[State, int], int],
    tally: Tally,
) -> None:
    """Pass bytes to a game as untrusted input, and record whether they are rejected or played to the end.

    If the game accepts the bytes, the state is also viewed from all seats.
    """
    dice = lot.getrandbits(50)
    try:
        try:
            if seat is None:
                state = game.from_bytes(data, **options)
            else:
                sight = game.sight_from_bytes(data, seat, **options)
        except ValueError as refusal:
            tally.refused[re.sub(r"-?\d+", "…", str(refusal).partition(": ")[2])] += 1
            return
        if seat is not None:
            if game.sight(sight.view()).to_bytes() != data:
                raise RuntimeError("its view gives another sight")
            # A determinization of what a seat sees must be an acceptable state, too.
            state = game.from_bytes(sight.imagine(dice).to_bytes(), **options)
        state.views([None, *range(state.players)])
        state.legal_moves()
        plies = survive(state, dice)
        if plies < 0:
            raise RuntimeError(_WRONG[plies])
    except Exception as error:
        whose = "the whole truth" if seat is None else f"seat {seat}"
        tally.failures.append(f"{game.name} {game.rules_version} {options}, {whose}: {error!r}: {data.hex()}")
        return
    tally.played += 1
    tally.plies += plies


def _survivor(game: Game) -> Callable[[State, int], int]:
    """Return a function that plays a state to the end in compiled code (`play_through.survive`)."""
    module = native(game.kernel_spec).specialised("tabletowers.fuzz.play_through")
    moves, seen = np.zeros(game.most_legal, np.int32), np.zeros(game.layout.size, np.uint8)
    plan = game.observation.PLAN
    # Allocate for the largest number of players, because damage may change it.
    out, log = np.zeros(plan.size(game.seats[-1]), plan.dtype), new_log()

    def survive(state: State, seed: int) -> int:
        data = np.frombuffer(state.copy().data, np.uint8)
        plies: int = module.survive(data, moves, seen, out, new_dice(seed), log, _EVERY, MOST_PLIES)
        return plies

    return survive


# The kinds of damage. Each function changes `data` in place; `other` is another state from the same game.


def _flip_bits(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    for _ in range(lot.randint(1, 3)):
        data[lot.randrange(len(data))] ^= 1 << lot.randrange(8)


def _overwrite_bytes(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    for _ in range(lot.randint(1, 8)):
        data[lot.randrange(len(data))] = lot.randrange(256)


def _replace_all(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    # Keep the number of players, because the other checks run only if it is valid.
    start = game.layout.at["to_move"]
    data[start:] = lot.randbytes(len(data) - start)


def _numbers(data: bytearray, game: Game, lot: random.Random) -> memoryview:
    """Return the numbers in a randomly chosen field of the state, as a view into `data`."""
    name, kind, _ = lot.choice(game.layout.fields)
    start, stop = game.layout.span(name)
    return memoryview(data)[start:stop].cast(LETTERS[kind])  # type: ignore[call-overload,no-any-return]


def _write_small_number(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    numbers = _numbers(data, game, lot)
    least = -2 if numbers.format in "bhiq" else 0
    numbers[lot.randrange(len(numbers))] = lot.randint(least, 20)


def _swap_numbers(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    numbers = _numbers(data, game, lot)
    one, two = lot.randrange(len(numbers)), lot.randrange(len(numbers))
    numbers[one], numbers[two] = numbers[two], numbers[one]


def _shift_one(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    """Add one to a random number and subtract one from another number, possibly in another field."""
    numbers = _numbers(data, game, lot)
    for change, among in ((1, numbers), (-1, lot.choice((numbers, _numbers(data, game, lot))))):
        place = lot.randrange(len(among))
        with contextlib.suppress(ValueError):
            among[place] += change


def _take_field_from_another(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    for _ in range(lot.randint(1, 3)):
        start, stop = game.layout.span(lot.choice(game.layout.fields).name)
        data[start:stop] = other[start:stop]


def _take_tail_of_another(data: bytearray, game: Game, lot: random.Random, other: bytes) -> None:
    start = lot.randrange(len(data))
    data[start:] = other[start:]


DAMAGES: tuple[Callable[[bytearray, Game, random.Random, bytes], None], ...] = (
    _flip_bits,
    _overwrite_bytes,
    _replace_all,
    _write_small_number,
    _write_small_number,
    _swap_numbers,
    _swap_numbers,
    _swap_numbers,
    _shift_one,
    _take_field_from_another,
    _take_tail_of_another,
)
