"""Evaluates a decision: each move's chance of winning, judged from what the seat could know."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from tabletowers.bots import Budget, SearchBot
from tabletowers.bots.base import actions_of
from tabletowers.bots.levels import iterations
from tabletowers.coach.lines import Lines, fitting_net, plainly, seeds_of, unfold
from tabletowers.contract import IllegalMove, Sight, State
from tabletowers.contract.reasons import NOT_A_MOVE, Reason
from tabletowers.nets.net import Net

#: The most moves evaluated besides the requested one. The net must find each at least 1/_LEAST_WEIGHT as likely as its
#: favourite.
_CANDIDATES = 5
_LEAST_WEIGHT = 200
#: The number of worlds in which all candidates are tried, the number in which the best is then compared with the
#: requested move, and the number of the net's decisions in each.
_WORLDS, _MORE_WORLDS, _FAR = 16, 48, 6
#: A requested move that is behind by at most this much counts as equal to the best, and is not compared further.
_NEAR = 0.04
#: The rollouts of each move when everything is visible: then only chance and secret answers differ.
_OPEN_LINES = 6
#: The level whose search evaluates a decision if there is no net.
_LEVEL = 5


@dataclass(frozen=True, slots=True)
class Judged:
    """A move with its chance of winning, a standard error, and its lead in points.

    `error` is the standard error of the difference between this chance and that of the best move. `lead` is the mean
    number of points by which the seat is ahead of the highest-scoring other seat a few decisions later.
    """

    move: str
    chance: float
    error: float
    lead: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """The evaluation of a decision: its candidate moves, best first."""

    seat: int
    moves: tuple[Judged, ...]

    @property
    def best(self) -> Judged:
        """The best move."""
        return self.moves[0]

    def of(self, move: str) -> Judged:
        """Return the evaluation of one move. Raises KeyError if the move was not evaluated."""
        for judged in self.moves:
            if judged.move == move:
                return judged
        raise KeyError(move)

    def loss(self, move: str) -> float:
        """Return how much lower the chance of winning is after this move than after the best one."""
        return self.best.chance - self.of(move).chance


def judge(sight: Sight, move: str | None = None, *, seed: int = 0) -> Judgement:
    """Evaluate the best moves of the seat that `sight` belongs to, and also `move` if it is given.

    The same sight and seed always give the same result. Raises IllegalMove if `move` is illegal, and ValueError if the
    seat has nothing to decide.
    """
    actions = actions_of(sight)
    assert sight.seat is not None
    wanted = None if move is None else checked(sight, actions, move)
    net = fitting_net(sight)
    if len(actions) == 1:
        only = unfold(sight, actions, _WORLDS, _FAR, seed)
        return Judgement(sight.seat, tuple(judged_in(only, 0)))
    if net is None:
        return _by_search(sight, wanted, seed)
    candidates = _candidates(net, sight)
    if wanted is not None and wanted not in candidates:
        candidates.append(wanted)
    if len(candidates) == 1:
        # All other moves are equivalent to this one.
        candidates += [action for action in actions if action not in candidates][:1]
    lines = unfold(sight, candidates, _WORLDS, _FAR, seed)
    best = max(range(len(candidates)), key=lambda place: _mean(lines.results(place)))
    judgement = Judgement(sight.seat, tuple(sorted(judged_in(lines, best), key=lambda judged: -judged.chance)))
    return judgement if move is None else confirmed(sight, judgement, move, seed=seed)


def confirmed(sight: Sight, judgement: Judgement, move: str, *, seed: int = 0) -> Judgement:
    """Return an evaluation in which `move`, if it seems worse, was compared with the best move once more.

    This comparison uses more worlds (possible full states), because the best move may owe part of its lead to luck. An
    evaluation by tree search is returned unchanged, because the search spends most of its tries on the best moves.
    """
    if fitting_net(sight) is None or judgement.loss(move) <= _NEAR:
        return judgement
    numbers = sight.moves.numbers
    lines = unfold(sight, [numbers[judgement.best.move], numbers[move]], _MORE_WORLDS, _FAR, seed + 1)
    order = 0 if _mean(lines.results(0)) >= _mean(lines.results(1)) else 1
    again = judged_in(lines, order)
    moves = {judged.move: judged for judged in (*judgement.moves, *again)}
    best = moves.pop(again[order].move)
    rest = sorted(moves.values(), key=lambda judged: -judged.chance)
    return Judgement(judgement.seat, (best, *_below(best, rest)))


def judge_openly(state: State, *, seed: int = 0) -> Judgement:
    """Evaluate the best moves of the seat to move, with all cards visible, even those not drawn yet.

    During the simulated continuations, each seat still decides based on what it knows. Raises ValueError if the game is
    over.
    """
    if state.to_move is None:
        raise ValueError("the game is over, so there is nothing to judge")
    sight = state.sight(state.to_move)
    net = fitting_net(sight)
    candidates = actions_of(sight)[:_CANDIDATES] if net is None else _candidates(net, sight)
    lines = plainly(sight, candidates, seeds_of(sight, seed, _OPEN_LINES), _FAR, net, state)
    best = max(range(len(candidates)), key=lambda place: _mean(lines.results(place)))
    return Judgement(state.to_move, tuple(sorted(judged_in(lines, best), key=lambda judged: -judged.chance)))


def checked(sight: Sight, actions: Sequence[int], move: str) -> int:
    """Return the action number of a seat's move. Raises IllegalMove if the move is illegal."""
    action = sight.moves.numbers.get(move)
    if action is None:
        raise IllegalMove(move, NOT_A_MOVE)
    if action not in actions:
        seat = sight.seat
        assert seat is not None
        number = sight.game.kernels.objection(sight.data, seat, action)
        reason = sight.game.reasons[number]
        raise IllegalMove(move, Reason(reason.rule, reason.code))
    return action


def _candidates(net: Net, sight: Sight) -> list[int]:
    """Return the moves that the net considers promising enough to evaluate, most promising first."""
    opinion = net.consult(sight)
    order = sorted(range(len(opinion.actions)), key=lambda place: -opinion.scores[place])[:_CANDIDATES]
    likely = max(opinion.weights, default=0)
    return [opinion.actions[at] for at in order if at == order[0] or opinion.weights[at] * _LEAST_WEIGHT >= likely]


def judged_in(lines: Lines, best: int) -> list[Judged]:
    """Evaluate each move by its lines of play. Errors are relative to the move at the index `best`."""
    texts, against = lines.sight.moves.texts, lines.results(best)
    evaluated = []
    for place, action in enumerate(lines.actions):
        own = lines.results(place)
        error = error_of([one - other for one, other in zip(against, own, strict=True)])
        evaluated.append(Judged(texts[action], _mean(own), error, _mean(lines.leads(place))))
    return evaluated


def _below(best: Judged, others: Sequence[Judged]) -> list[Judged]:
    """Return the other moves, with their chances of winning capped at that of the best move.

    The other moves were evaluated less precisely than the best one.
    """
    return [
        judged
        if judged.chance <= best.chance
        else Judged(judged.move, best.chance, max(judged.error, judged.chance - best.chance), judged.lead)
        for judged in others
    ]


def _by_search(sight: Sight, action: int | None, seed: int) -> Judgement:
    """Evaluate a decision with a tree search, for games or options on which no net was trained."""
    account = SearchBot("coach", seed, Budget(iterations=iterations(_LEVEL, sight.game))).explain(sight)
    texts = sight.moves.texts
    order = sorted(account["moves"], key=lambda entry: entry["error"] - entry["result"])
    kept = order[:_CANDIDATES]
    if action is not None and texts[action] not in [entry["move"] for entry in kept]:
        kept += [entry for entry in order if entry["move"] == texts[action]]
    best = kept[0]
    evaluated = [
        Judged(
            entry["move"],
            min(entry["wins"], best["wins"]),
            0.0 if entry is best else math.hypot(entry["error"], best["error"]),
            entry["margin"],
        )
        for entry in kept
    ]
    if action is not None and texts[action] not in [judged.move for judged in evaluated]:
        # The search never considered this move: it is equivalent to one of those, or not worth considering.
        lines = unfold(sight, [sight.moves.numbers[evaluated[0].move], action], _MORE_WORLDS, _FAR, seed)
        first, other = _mean(lines.results(0)), judged_in(lines, 0)[1]
        chance = min(max(evaluated[0].chance - (first - other.chance), 0.0), evaluated[0].chance)
        evaluated.append(Judged(other.move, chance, other.error, other.lead))
    assert sight.seat is not None
    return Judgement(sight.seat, tuple(evaluated))


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def error_of(numbers: Sequence[float]) -> float:
    """Return the standard error of the mean of these numbers."""
    count = len(numbers)
    if count < 2:
        return 0.0
    mean = _mean(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1) / count)
