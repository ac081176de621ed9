"""The account of a finished game: its result, as the sum of what each deal, draw and decision gave each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol

from tabletowers.contract import Sight, State
from tabletowers.luck.judges import Judge, judge_for, result, rounded
from tabletowers.record import Record, states

DEAL, DRAW, LOT, DECISION = "deal", "draw", "lot", "decision"
#: Where a program may choose among more moves than this, judging all of them would take too long, and its choice counts
#: as a decision.
_MOST_JUDGED = 8


class Policy(Protocol):
    """How a program decides: the probability of each action that it may choose."""

    def __call__(self, sight: Sight) -> Mapping[int, float]:
        """Return the probabilities, which add up to 1."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What one event gave each seat, in shares of the win. `ply` counts from 0; the deal has −1, and neither seat.

    The kinds are the deal, a draw, a lot (which of its moves a program drew, where its policy is known) and a decision.
    """

    ply: int
    seat: int | None
    kind: str
    gains: tuple[float, ...]

    def to_json(self) -> dict[str, Any]:
        """Return the moment as a JSON object."""
        return {"ply": self.ply, "seat": self.seat, "kind": self.kind, "gains": self.gains}


@dataclass(frozen=True, slots=True)
class Account:
    """The account of a game: `expected` and everything in `moments` add up to `results` exactly, for every seat."""

    expected: tuple[float, ...]
    results: tuple[float, ...]
    moments: tuple[Moment, ...]
    #: How many playouts judged each state, or 0 if the game's value function did.
    playouts: int = 0

    def total(self, seat: int, *kinds: str) -> float:
        """Return what all events of these kinds gave a seat."""
        return sum(moment.gains[seat] for moment in self.moments if moment.kind in kinds)

    def own(self, seat: int) -> float:
        """Return what a seat's own decisions gave it."""
        return sum(moment.gains[seat] for moment in self.moments if moment.kind == DECISION and moment.seat == seat)

    def others(self, seat: int) -> float:
        """Return what the decisions of the others gave a seat."""
        return self.total(seat, DECISION) - self.own(seat)

    def luck(self, seat: int) -> float:
        """Return what chance gave a seat. On average this is nought, however badly states are judged."""
        return self.total(seat, DEAL, DRAW, LOT)

    def to_json(self) -> dict[str, Any]:
        """Return the account as a JSON object: what each seat got from what, and every moment."""
        seats = [
            {
                "result": self.results[seat],
                "expected": self.expected[seat],
                "deal": self.total(seat, DEAL),
                "draws": self.total(seat, DRAW),
                "lots": self.total(seat, LOT),
                "own": self.own(seat),
                "others": self.others(seat),
            }
            for seat in range(len(self.results))
        ]
        moments = [moment.to_json() for moment in self.moments]
        return {"seats": seats, "moments": moments, "playouts": self.playouts}


class Ledger:
    """An account in the making, to which one ply after the other is added."""

    def __init__(self, state: State, judge: Judge, policies: Sequence[Policy | None] = ()) -> None:
        self._judge = judge
        self._policies = policies
        self._now = judge.value(state)
        self._moments = [Moment(-1, None, DEAL, _less(self._now, judge.start))]

    def note(self, before: State, action: int, after: State) -> None:
        """Enter a ply. `before` and `after` are not changed."""
        seat, ply = before.to_move, before.fields["ply"]
        assert seat is not None
        reached = self._judge.value(after)
        expected = self._judge.expected(before, action)
        if expected is None:
            expected = reached
        policy = self._policies[seat] if self._policies else None
        chosen = expected
        if policy is not None and 1 < len(likely := policy(before.sight(seat))) <= _MOST_JUDGED:
            chosen = self._mean(before, likely)
        for kind, one, other in ((DECISION, chosen, self._now), (LOT, expected, chosen), (DRAW, reached, expected)):
            if any(gains := _less(one, other)):
                self._moments.append(Moment(ply, seat, kind, gains))
        self._now = reached

    def _mean(self, before: State, likely: Mapping[int, float]) -> tuple[float, ...]:
        """Return the mean over the moves that a policy may choose, and over the cards that each may reveal."""
        total = [0.0] * before.players
        for action, share in likely.items():
            values = self._judge.expected(before, action)
            if values is None:
                after = before.copy()
                after.act(action)
                values = self._judge.value(after)
            total = [sum_ + share * value for sum_, value in zip(total, values, strict=True)]
        return tuple(map(rounded, total))

    def close(self, state: State) -> Account:
        """Return the account of the finished game."""
        return Account(self._judge.start, result(state), tuple(self._moments), self._judge.playouts)


def _less(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _as_recorded(order: list[Any], pile: list[Any]) -> list[Any]:
    """Return the recorded order of a pile that is shuffled."""
    return order


def account(record: Record, *, playouts: int | None = None) -> Account:
    """Return the account of a finished game.

    States are judged by the game's value function, or by playouts: of the number given, or a few where there is no
    value function for the game's options. Raises ValueError if the record doesn't replay or the game is unfinished.
    """
    # A record that doesn't replay or isn't finished is refused before anything is judged.
    *_, last = states(record)
    if not last.is_over:
        raise ValueError("the game is unfinished; its account would give hidden cards away")
    judge = judge_for(last.game, record.players, record.options, playouts)
    ledger: Ledger | None = None
    before: State | None = None
    for ply, state in enumerate(states(record)):
        if ledger is None or before is None:
            ledger = Ledger(state, judge)
        else:
            played = record.plies[ply - 1]
            action = before.moves.numbers[played.move]
            if played.reshuffled is not None:
                before.game.supply_shuffle(before, action, partial(_as_recorded, played.reshuffled))
            ledger.note(before, action, state)
        before = state.copy()
    assert ledger is not None
    return ledger.close(last if before is None else before)
