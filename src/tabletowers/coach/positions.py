"""Positions to solve: decisions of strong games in which one move is better than every other, beyond doubt.

A position is kept only if two judges that know nothing of each other agree on its answer: the net, in many worlds, and
the search, at ten times the thought of the strongest level. Whatever is cheap to refuse is refused first, most
decisions by a glance of the search, and a long search is given up as soon as it can't end well any more.
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
from tabletowers.bots.compiling import mind
from tabletowers.bots.levels import LEVELS, iterations
from tabletowers.bots.minds import FOR_EVER, Manner, Tally
from tabletowers.bots.net import is_secret
from tabletowers.bots.strengths import STRENGTHS, StrengthBot
from tabletowers.bots.thought import MOST_NODES, entropy
from tabletowers.coach.explaining import Explanation, contrast
from tabletowers.coach.judging import Judgement, error_of, judge
from tabletowers.coach.lines import fitting_net, unfold
from tabletowers.contract import Game, Sight, State
from tabletowers.games import game as find_game
from tabletowers.kernel.plain_dice import Dice

#: A glance is this part of the strongest level's thought, and the answer has to lead by so much in it.
_GLANCE, _GLANCE_LEAD = 24, 0.02
#: How much better than every other move the answer has to be at first sight, and for good; in so many errors.
_FIRST_LEAD, _LEAD, _SURELY = 0.1, 0.08, 3.0
#: In how many worlds the net compares the answer with each other move: a few at first, in which it only has to lead,
#: then so many, a part at a time; a move that is behind by so many errors more is compared in no further part. How
#: often the net is asked in each world.
_FEW_WORLDS, _WORLDS, _PART, _MORE_THAN_SURELY, _FAR = 24, 160, 40, 4.0, 10
#: How many moves of the net's it is compared with.
_CANDIDATES = 6
#: How much longer than the strongest level the search thinks, and by how much the answer has to lead then.
_TIMES, _SEARCH_LEAD = 10, 0.03
#: How often a strength decides, and how often it has to find the answer to be said to find it.
_TRIES, _OFTEN = 3, 2
#: A decision with fewer legal moves is no question.
_LEAST_MOVES = 3
#: No more positions than this are taken from one game.
_MOST_A_GAME = 2
#: The grade of a position that not even the strongest finds.
HARDEST = "nobody"
#: All grades, from the easiest to the hardest.
GRADES = (*STRENGTHS, HARDEST)


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position to solve. `view` is everything that the seat to decide knows, `other` the move that comes closest to
    the `answer`, and `grade` the weakest strength from which on all find it.
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
        """What the seat knows; ValueError if the view is none of this release's."""
        return find_game(self.game, self.view["rules"]).sight(self.view)

    def why(self, move: str | None = None) -> Explanation:
        """Why the answer is better than another move, or than the one that comes closest; ValueError if it can't be
        made.
        """
        sight = self.sight()
        other = self.other if move is None or move == self.answer else move
        return contrast(sight, self.answer, other)

    def to_line(self) -> str:
        """The position as a line of a file."""
        kept = {field.name: getattr(self, field.name) for field in fields(self)}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def _of_line(cls, line: str) -> Exercise:
        kept = json.loads(line)
        return cls(**{field.name: kept[field.name] for field in fields(cls)})

    @classmethod
    def from_line(cls, line: str) -> Exercise:
        """A position from a line of a file; ValueError says what is wrong with it."""
        try:
            found = cls._of_line(line)
            sight = found.sight()
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"this is no position to solve: {error}") from error
        if found.grade not in GRADES:
            raise ValueError(f"this is no position to solve: its grade is none of {', '.join(GRADES)}")
        for move in (found.answer, found.other):
            if sight.seat is None or move not in sight.legal_moves(sight.seat):
                raise ValueError(f"this is no position to solve: {move!r} is no legal move in it")
        return found


@cache
def shipped(game: Game) -> tuple[Exercise, ...]:
    """The positions that come with the package, in the order in which they were found; none for other games.

    They were checked when they were found.
    """
    if game.package.split(".")[0] != __name__.split(".")[0]:
        return ()
    file = resources.files(__package__).joinpath("mined", f"{game.name}-{game.rules_version}.jsonl")
    if not file.is_file():
        return ()
    return tuple(Exercise._of_line(line) for line in file.read_text("utf-8").splitlines())


def mine(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Iterator[Exercise]:
    """The positions to solve of one strong game, the same for the same seed."""
    found = 0
    for state in strong_game(game, players, seed, options):
        seat = state.to_move
        if seat is None or len(state.legal_actions()) < _LEAST_MOVES:
            continue
        sight = state.sight(seat)
        proof = proven(sight, seed)
        if proof is None:
            continue
        yield made(sight, *proof, f"{game.name}-{players}-{seed}-{state.ply}", seed)
        found += 1
        if found == _MOST_A_GAME:
            return


def strong_game(game: Game, players: int, seed: int, options: Mapping[str, Any]) -> Iterator[State]:
    """A game between strong players; before each decision, the state as it is then."""
    state = game.new(players, seed, **options)
    seats = [
        bot("net" if fitting_net(state.sight(0)) else "level5", seed + seat, patient=True) for seat in range(players)
    ]
    while (mover := state.to_move) is not None:
        yield state
        state.play(seats[mover].choose(state.sight(mover)))


def proven(sight: Sight, seed: int) -> tuple[str, str] | None:
    """The move that is better than every other beyond doubt, and the one that comes closest; None if there is none.

    What is decided in secret is never asked: the best answer to that varies.
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
    """The move that a short search finds well ahead of every other; None if there is none."""
    glance = Budget(iterations=iterations(max(LEVELS), sight.game) // _GLANCE)
    moves = SearchBot("glance", seed, glance).explain(sight)["moves"]
    lead = min((moves[0]["result"] - other["result"] for other in moves[1:]), default=0.0)
    return str(moves[0]["move"]) if lead > _GLANCE_LEAD else None


def _leads(found: Judgement, lead: float, errors: float) -> bool:
    best = found.best.chance
    return all(best - other.chance > max(lead, errors * other.error) for other in found.moves[1:])


def _rivals(sight: Sight, answer: str) -> list[int]:
    """The other moves that the net would think of; none where there is no net."""
    net = fitting_net(sight)
    if net is None:
        return []
    opinion = net.consult(sight)
    liked = sorted(zip(opinion.scores, opinion.actions, strict=True), reverse=True)[:_CANDIDATES]
    return [action for _, action in liked if action != sight.moves.numbers[answer]]


def _leads_of(sight: Sight, answer: str, others: Sequence[int], worlds: int, seed: int) -> list[list[float]]:
    """How much better than each of these moves the answer does for the net, world by world."""
    lines = unfold(sight, [sight.moves.numbers[answer], *others], worlds, _FAR, seed)
    best = lines.results(0)
    return [
        [one - other for one, other in zip(best, lines.results(place), strict=True)]
        for place in range(1, len(others) + 1)
    ]


def _net_finds(sight: Sight, answer: str, seed: int) -> bool:
    """Whether the answer leads every other move that the net would think of, in a few worlds."""
    leads = _leads_of(sight, answer, _rivals(sight, answer), _FEW_WORLDS, seed)
    return all(sum(lead) / len(lead) > _LEAD for lead in leads)


def _net_agrees(sight: Sight, answer: str, seed: int) -> bool:
    """Whether the answer leads every other move that the net would think of beyond doubt, in many other worlds."""
    doubted: dict[int, list[float]] = {action: [] for action in _rivals(sight, answer)}
    for part in range(_WORLDS // _PART):
        found = _leads_of(sight, answer, list(doubted), _PART, seed + part)
        still = {}
        for (action, before), more in zip(doubted.items(), found, strict=True):
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
    """A search that thinks as long as the strongest level, and again and again in the same tree, about one answer."""

    def __init__(self, sight: Sight, answer: str, seed: int) -> None:
        actions = actions_of(sight)
        self._thought = iterations(max(LEVELS), sight.game)
        nodes = min(MOST_NODES, _TIMES * self._thought + 1)
        dice = Dice(entropy(seed, sight))
        self._tree = mind(sight.game, wait=True).tree(sight, actions, Manner(), dice, nodes)
        self._answer = actions.index(sight.moves.numbers[answer])
        self._times = 0

    def hopeful(self) -> bool:
        """Think on; whether the answer is the move tried most, and may still lead every other by enough."""
        self._tree.run(self._thought)
        self._times += 1
        own, others = self._found()
        return all(
            other.visits < own.visits and own.mean - other.mean + _SURELY * _error(own, other) > _SEARCH_LEAD
            for other in others
        )

    def agrees(self) -> bool:
        """Think up to ten times as long as the strongest level; whether the answer leads every other beyond doubt."""
        while self._times < _TIMES:
            if not self.hopeful():
                return False
        own, others = self._found()
        return all(own.mean - other.mean > max(_SEARCH_LEAD, _SURELY * _error(own, other)) for other in others)

    def _found(self) -> tuple[Tally, list[Tally]]:
        """What came of the answer, and of every other move that was tried."""
        tally = self._tree.tally()
        own = tally.pop(self._answer)
        return own, [other for other in tally if other.visits]


def _error(one: Tally, other: Tally) -> float:
    """The standard error of the difference between two moves' results."""
    return math.sqrt(sum(max(0.0, each.squares / each.visits - each.mean**2) / each.visits for each in (one, other)))


def made(sight: Sight, answer: str, other: str, name: str, seed: int) -> Exercise:
    """A position with its grade and its theme: what speaks most for the answer."""
    points = contrast(sight, answer, other).points
    theme = next((point.theme for point in points if point.favours), "other")
    return Exercise(name, sight.view(), answer, other, grade(sight, answer, seed), theme)


def grade(sight: Sight, answer: str, seed: int) -> str:
    """The weakest strength from which on all strengths find the answer."""
    weakest = HARDEST
    for name in reversed(STRENGTHS):
        if not _finds(name, sight, answer, seed):
            break
        weakest = name
    return weakest


def _finds(strength: str, sight: Sight, answer: str, seed: int) -> bool:
    """Whether a strength finds the answer more often than not."""
    right = wrong = 0
    while right < _OFTEN and wrong <= _TRIES - _OFTEN:
        found = StrengthBot(strength, seed + 31 * (right + wrong)).choose(sight) == answer
        right, wrong = right + found, wrong + (not found)
    return right == _OFTEN


def judges(game: Game, seed: int) -> dict[str, Bot]:
    """Judges that took no part in choosing positions: a net that looks ahead, and a search that has no opinion on a
    move before it has tried it and plays every try to the end of the game.
    """
    thought = Budget(iterations=2 * iterations(max(LEVELS), game))
    manner = Manner(exploration=1.0, trust=0.0, horizon=FOR_EVER)
    return {
        "net+search": NetSearchBot("net+search", seed, Budget(iterations=4000)),
        "playouts": SearchBot("playouts", seed + 104_729, thought, manner),
    }


def agreement(positions: Sequence[Exercise], seed: int) -> dict[str, float]:
    """The share of answers with which each judge agrees that took no part in choosing them."""
    agreed: dict[str, list[bool]] = {}
    for position in positions:
        sight = position.sight()
        for name, one in judges(sight.game, seed).items():
            agreed.setdefault(name, []).append(one.choose(sight) == position.answer)
    return {name: sum(found) / len(found) for name, found in agreed.items()}
