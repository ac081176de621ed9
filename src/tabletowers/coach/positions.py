"""Exercises: decisions from games between strong bots in which one move is clearly better than every other.

A position is kept only if two independent judges agree on the answer: the net, in many worlds (possible full states),
and the search, with ten times the iterations of the strongest level. Cheap tests come first: a short search rejects
most decisions, and a long search stops as soon as it can no longer succeed. Last, the coach who explains the answer
(`Exercise.why`) has to call it clearly better than every other legal move, so that it never contradicts itself.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cache
from importlib import resources
from typing import Any

from tabletowers.bots import NetSearchBot, SearchBot, bot
from tabletowers.bots.base import Bot, Budget, actions_of
from tabletowers.bots.evaluator import FOR_EVER, Manner, Tally
from tabletowers.bots.levels import LEVELS, iterations
from tabletowers.bots.net_bot import is_secret
from tabletowers.bots.search_task import MOST_NODES, entropy
from tabletowers.bots.strengths import STRENGTHS, StrengthBot
from tabletowers.bots.warm_up import mind
from tabletowers.coach.evaluation import Judgement, error_of, judge
from tabletowers.coach.explanation import Explanation, contrast
from tabletowers.coach.lines import fitting_net, unfold
from tabletowers.contract import Game, Sight, State
from tabletowers.games import game as find_game
from tabletowers.kernel.plain_dice import Dice

#: The strongest level's iterations are divided by this for the short search, and the answer must lead by this much in
#: it.
_GLANCE, _GLANCE_LEAD = 24, 0.02
#: The lead that the answer must have over every other move in the first evaluation and in the last, and the standard
#: errors by which it must lead then.
_FIRST_LEAD, _LEAD, _SURELY = 0.1, 0.08, 3.0
#: The numbers of worlds in which the net compares the answer with each other move: a few at first, then _WORLDS in
#: parts of _PART. A move that is behind by _MORE_THAN_SURELY standard errors is not compared further. The net makes
#: about _FAR decisions in each world.
_FEW_WORLDS, _WORLDS, _PART, _MORE_THAN_SURELY, _FAR = 24, 160, 40, 4.0, 10
#: The number of the net's best moves among which the answer must lead.
_CANDIDATES = 6
#: The long search has this many times the strongest level's iterations, and the answer must lead by this much in it.
_TIMES, _SEARCH_LEAD = 10, 0.03
#: The number of attempts of each strength, and how many of them must give the answer to count as solved.
_TRIES, _OFTEN = 3, 2
#: The least number of legal moves in an exercise.
_LEAST_MOVES = 3
#: The most positions taken from one game.
_MOST_A_GAME = 2
#: The grade of a position that not even the strongest bot solves.
HARDEST = "nobody"
#: All grades, from the easiest to the hardest.
GRADES = (*STRENGTHS, HARDEST)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position to solve.

    `view` is everything that the seat to move knows, and `other` is the second-best move, after `answer`. `grade` is
    the lowest strength such that bots of this strength and of all higher ones solve the position.
    """

    id: str
    view: Mapping[str, Any]
    answer: str
    other: str
    grade: str
    theme: str

    @property
    def game(self) -> str:
        """The game's name."""
        name: str = self.view["game"]
        return name

    def sight(self) -> Sight:
        """Return what the seat knows, as a sight. Raises ValueError if this release can't read the exercise's view."""
        return find_game(self.game, self.view["rules"]).sight(self.view)

    def why(self, move: str | None = None) -> Explanation:
        """Explain why the answer is better than another move (by default the next best one).

        Raises ValueError if that move is illegal.
        """
        sight = self.sight()
        other = self.other if move is None or move == self.answer else move
        return contrast(sight, self.answer, other)

    def doubted(self) -> list[str]:
        """Return the legal moves than which the coach doesn't call the answer clearly better, the second best first.

        The coach is the one who answers people (`why`). An exercise that is shipped has no such moves.
        """
        sight = self.sight()
        assert sight.seat is not None
        others = [
            self.other,
            *(move for move in sight.legal_moves(sight.seat) if move not in (self.answer, self.other)),
        ]
        return [move for move in others if not _is_clear(self.why(move), self.answer)]

    def to_line(self) -> str:
        """Return the exercise as a line for a JSON Lines file."""
        kept = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def _of_line(cls, line: str) -> Exercise:
        kept = json.loads(line)
        return cls(**{field.name: kept[field.name] for field in fields(cls)})

    @classmethod
    def from_line(cls, line: str) -> Exercise:
        """Read an exercise from a line of a JSON Lines file. Raises ValueError, with the reason, if it is invalid."""
        try:
            exercise = cls._of_line(line)
            sight = exercise.sight()
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"not a valid exercise: {error}") from error
        if exercise.grade not in GRADES:
            raise ValueError(f"not a valid exercise: expected a grade of {', '.join(GRADES)}, not {exercise.grade!r}")
        for move in (exercise.answer, exercise.other):
            if sight.seat is None or move not in sight.legal_moves(sight.seat):
                raise ValueError(f"not a valid exercise: {move!r} is not a legal move")
        return exercise


def _is_clear(explanation: Explanation, answer: str) -> bool:
    """Return whether an explanation calls the answer clearly better."""
    return explanation.clear and explanation.move == answer


@cache
def shipped(game: Game) -> tuple[Exercise, ...]:
    """Return the exercises of a game that come with the package, if any, in the order in which they were mined.

    They were validated when they were mined, and are not validated again here. Those of a game from another package
    are in the file `positions-RULES.jsonl` beside its declaration.
    """
    if game.package.split(".")[0] == __name__.split(".")[0]:
        file = resources.files(__package__).joinpath("mined", f"{game.name}-{game.rules_version}.jsonl")
    else:
        file = resources.files(game.package).joinpath(f"positions-{game.rules_version}.jsonl")
    if not file.is_file():
        return ()
    return tuple(Exercise._of_line(line) for line in file.read_text("utf-8").splitlines())


def mine(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Iterator[Exercise]:
    """Yield the exercises found in one game between strong bots. The same seed gives the same exercises."""
    yielded = 0
    for state in strong_game(game, players, seed, options):
        seat = state.to_move
        if seat is None or len(state.legal_actions()) < _LEAST_MOVES:
            continue
        sight = state.sight(seat)
        proof = proven(sight, seed)
        if proof is None:
            continue
        exercise = made(sight, *proof, f"{game.name}-{players}-{seed}-{state.ply}", seed)
        if exercise.doubted():
            continue
        yield exercise
        yielded += 1
        if yielded == _MOST_A_GAME:
            return


def strong_game(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Iterator[State]:
    """Play a game between strong bots, and yield the state before each decision."""
    state = game.new(players, seed, **options)
    seats = [
        bot("net" if fitting_net(state.sight(0)) else "level5", seed + seat, patient=True) for seat in range(players)
    ]
    while (mover := state.to_move) is not None:
        yield state
        state.play(seats[mover].choose(state.sight(mover)))


def proven(sight: Sight, seed: int) -> tuple[str, str] | None:
    """Return the move that is clearly better than every other, and the next best one, or None if there is none.

    A decision with simultaneous answers is never an exercise, because no single answer to it is best.
    """
    if is_secret(sight):
        return None
    answer = _at_a_glance(sight, seed + 31)
    if answer is None:
        return None
    first = judge(sight, seed=seed)
    if first.best.move != answer or len(first.moves) < _LEAST_MOVES - 1 or not _leads(first, _FIRST_LEAD, 2.0):
        return None
    if not _net_finds(sight, answer, seed + 1000):
        return None
    search = _Search(sight, answer, seed + 7919 * _TIMES)
    if not search.hopeful() or not _net_agrees(sight, answer, seed + 2000) or not search.agrees():
        return None
    return answer, first.moves[1].move


def _at_a_glance(sight: Sight, seed: int) -> str | None:
    """Return the move that a short search rates well above every other, or None if there is no such move."""
    glance = Budget(iterations=iterations(max(LEVELS), sight.game) // _GLANCE)
    moves = SearchBot("glance", seed, glance).explain(sight)["moves"]
    lead = min((moves[0]["result"] - other["result"] for other in moves[1:]), default=0.0)
    return str(moves[0]["move"]) if lead > _GLANCE_LEAD else None


def _leads(judgement: Judgement, lead: float, errors: float) -> bool:
    best = judgement.best.chance
    return all(best - other.chance > max(lead, errors * other.error) for other in judgement.moves[1:])


def _rivals(sight: Sight, answer: str) -> list[int]:
    """Return the net's best moves other than the answer, or an empty list if there is no net."""
    net = fitting_net(sight)
    if net is None:
        return []
    opinion = net.consult(sight)
    liked = sorted(zip(opinion.scores, opinion.actions, strict=True), reverse=True)[:_CANDIDATES]
    return [action for _, action in liked if action != sight.moves.numbers[answer]]


def _leads_of(sight: Sight, answer: str, others: Sequence[int], worlds: int, seed: int) -> list[list[float]]:
    """Return by how much the net prefers the right move to each other move, in each world (possible full state)."""
    lines = unfold(sight, [sight.moves.numbers[answer], *others], worlds, _FAR, seed)
    best = lines.results(0)
    return [
        [one - other for one, other in zip(best, lines.results(place), strict=True)]
        for place in range(1, len(others) + 1)
    ]


def _net_finds(sight: Sight, answer: str, seed: int) -> bool:
    """Return whether the net rates the answer above its other top moves in a few worlds (possible full states)."""
    leads = _leads_of(sight, answer, _rivals(sight, answer), _FEW_WORLDS, seed)
    return all(sum(lead) / len(lead) > _LEAD for lead in leads)


def _net_agrees(sight: Sight, answer: str, seed: int) -> bool:
    """Return whether the net rates the answer clearly above its other top moves in many further worlds.

    A world is a full state that is consistent with what the seat knows.
    """
    doubted: dict[int, list[float]] = {action: [] for action in _rivals(sight, answer)}
    for part in range(_WORLDS // _PART):
        leads = _leads_of(sight, answer, list(doubted), _PART, seed + part)
        still = {}
        for (action, before), more in zip(doubted.items(), leads, strict=True):
            lead = before + more
            mean, error = sum(lead) / len(lead), error_of(lead)
            if mean + _SURELY * error <= _LEAD:
                return False
            if mean - _MORE_THAN_SURELY * error <= _LEAD:
                still[action] = lead
        doubted = still
        if not doubted:
            return True
    return all(sum(lead) / len(lead) > max(_LEAD, _SURELY * error_of(lead)) for lead in doubted.values())


class _Search:
    """A tree search that tests one answer, and can be continued on the same tree.

    Each continuation runs as many iterations as the strongest level does.
    """

    def __init__(self, sight: Sight, answer: str, seed: int) -> None:
        actions = actions_of(sight)
        self._thought = iterations(max(LEVELS), sight.game)
        nodes = min(MOST_NODES, _TIMES * self._thought + 1)
        dice = Dice(entropy(seed, sight))
        self._tree = mind(sight.game, wait=True).tree(sight, actions, Manner(), dice, nodes)
        self._answer = actions.index(sight.moves.numbers[answer])
        self._times = 0

    def hopeful(self) -> bool:
        """Continue the search. Returns whether the answer is the most tried move and can still lead by enough."""
        self._tree.run(self._thought)
        self._times += 1
        own, others = self._tallies()
        return all(
            other.visits < own.visits and own.mean - other.mean + _SURELY * _error(own, other) > _SEARCH_LEAD
            for other in others
        )

    def agrees(self) -> bool:
        """Return whether the answer leads clearly after a search ten times as long as the strongest level's.

        The search stops as soon as the answer can no longer succeed.
        """
        while self._times < _TIMES:
            if not self.hopeful():
                return False
        own, others = self._tallies()
        return all(own.mean - other.mean > max(_SEARCH_LEAD, _SURELY * _error(own, other)) for other in others)

    def _tallies(self) -> tuple[Tally, list[Tally]]:
        """Return the search statistics of the answer, and of every other move that was tried."""
        tally = self._tree.tally()
        own = tally.pop(self._answer)
        return own, [other for other in tally if other.visits]


def _error(one: Tally, other: Tally) -> float:
    """Return the standard error of the difference between two moves' results."""
    return math.sqrt(sum(max(0.0, each.squares / each.visits - each.mean**2) / each.visits for each in (one, other)))


def made(sight: Sight, answer: str, other: str, name: str, seed: int) -> Exercise:
    """Create an exercise. Its theme is that of the strongest reason for the answer."""
    points = contrast(sight, answer, other).points
    theme = next((point.theme for point in points if point.favours), "other")
    return Exercise(name, sight.view(), answer, other, grade(sight, answer, seed), theme)


def grade(sight: Sight, answer: str, seed: int) -> str:
    """Return the lowest strength such that bots of this strength and of all higher ones solve the position."""
    weakest = HARDEST
    for name in reversed(STRENGTHS):
        if not _finds(name, sight, answer, seed):
            break
        weakest = name
    return weakest


def _finds(strength: str, sight: Sight, answer: str, seed: int) -> bool:
    """Return whether a bot of this strength chooses the answer in most of its attempts."""
    right = wrong = 0
    while right < _OFTEN and wrong <= _TRIES - _OFTEN:
        correct = StrengthBot(strength, seed + 31 * (right + wrong)).choose(sight) == answer
        right, wrong = right + correct, wrong + (not correct)
    return right == _OFTEN


def judges(game: Game, seed: int) -> dict[str, Bot]:
    """Create two independent judges, which took no part in choosing the positions.

    One is a net that looks ahead. The other is a search that ignores the heuristic values of moves and plays every
    rollout to the end of the game.
    """
    thought = Budget(iterations=2 * iterations(max(LEVELS), game))
    manner = Manner(exploration=1.0, trust=0.0, horizon=FOR_EVER)
    return {
        "net+search": NetSearchBot("net+search", seed, Budget(iterations=4000)),
        "playouts": SearchBot("playouts", seed + 104_729, thought, manner),
    }


def agreement(positions: Sequence[Exercise], seed: int) -> dict[str, float]:
    """Return, for each of the independent judges, the fraction of exercises in which it chooses the answer."""
    agreed: dict[str, list[bool]] = {}
    for position in positions:
        sight = position.sight()
        for name, one in judges(sight.game, seed).items():
            agreed.setdefault(name, []).append(one.choose(sight) == position.answer)
    return {name: sum(answers) / len(answers) for name, answers in agreed.items()}
