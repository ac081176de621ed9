"""Positions to solve: decisions of strong games in which one move is better than every other, beyond doubt.

A position is kept only if two judges that know nothing of each other agree on its answer: the net, in many worlds, and
the search, at ten times the thought of the strongest level. Whatever is cheap to refuse is refused first.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

from tabletowers.bots import NetSearchBot, SearchBot, bot
from tabletowers.bots.base import Bot, Budget
from tabletowers.bots.levels import LEVELS, iterations
from tabletowers.bots.minds import FOR_EVER, Manner
from tabletowers.bots.net import is_secret
from tabletowers.bots.strengths import STRENGTHS, StrengthBot
from tabletowers.coach.explaining import Explanation, contrast
from tabletowers.coach.judging import Judgement, error_of, judge
from tabletowers.coach.lines import fitting_net, unfold
from tabletowers.contract import Game, Sight, State
from tabletowers.games import game as find_game

#: How much better than every other move the answer has to be at first sight, and for good; in so many errors.
_FIRST_LEAD, _LEAD, _SURELY = 0.1, 0.08, 3.0
#: In how many worlds the net compares the answer with each other move: a few at first, in which it has to be ahead at
#: all, then many. How often the net is asked in each.
_FEW_WORLDS, _WORLDS, _FAR = 24, 160, 10
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
        kept = {name: getattr(self, name) for name in ("id", "view", "answer", "other", "grade", "theme")}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> Exercise:
        """A position from a line of a file; ValueError says what is wrong with it."""
        try:
            kept = json.loads(line)
            found = cls(kept["id"], *(kept[name] for name in ("view", "answer", "other", "grade", "theme")))
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
    """The positions that come with the package, in the order in which they were found; none for other games."""
    if game.package.split(".")[0] != __name__.split(".")[0]:
        return ()
    file = resources.files(__package__).joinpath("mined", f"{game.name}-{game.rules_version}.jsonl")
    if not file.is_file():
        return ()
    return tuple(Exercise.from_line(line) for line in file.read_text("utf-8").splitlines() if line.strip())


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
    first = judge(sight, seed=seed)
    if len(first.moves) < _LEAST_MOVES - 1 or not _leads(first, _FIRST_LEAD, 2.0):
        return None
    answer = first.best.move
    net_agrees = _net_agrees(sight, answer, seed + 1000, _FEW_WORLDS, 0.0) and _net_agrees(
        sight, answer, seed + 2000, _WORLDS, _SURELY
    )
    if not net_agrees or not all(_search_agrees(sight, answer, seed + 7919 * times, times) for times in (1, _TIMES)):
        return None
    return answer, first.moves[1].move


def _leads(found: Judgement, lead: float, errors: float) -> bool:
    best = found.best.chance
    return all(best - other.chance > max(lead, errors * other.error) for other in found.moves[1:])


def _net_agrees(sight: Sight, answer: str, seed: int, worlds: int, errors: float) -> bool:
    """Whether the answer leads every other move that the net would think of, in other worlds, by so many errors."""
    net = fitting_net(sight)
    if net is None:
        return True
    opinion = net.consult(sight)
    number = sight.moves.numbers[answer]
    others = sorted(zip(opinion.scores, opinion.actions, strict=True), reverse=True)[:_CANDIDATES]
    tried = [number, *(action for _, action in others if action != number)]
    lines = unfold(sight, tried, worlds, _FAR, seed)
    best = lines.results(0)
    for place in range(1, len(tried)):
        paired = [one - other for one, other in zip(best, lines.results(place), strict=True)]
        if sum(paired) / len(paired) <= max(_LEAD, errors * error_of(paired)):
            return False
    return True


def _search_agrees(sight: Sight, answer: str, seed: int, times: int) -> bool:
    """Whether a search that thinks so many times as long as the strongest level finds the same.

    At the full thought, the answer has to lead every other move beyond doubt; before that, it only has to be found.
    """
    budget = Budget(iterations=times * iterations(max(LEVELS), sight.game))
    moves = SearchBot("judge", seed, budget).explain(sight)["moves"]
    if moves[0]["move"] != answer:
        return False
    lead, errors = (_SEARCH_LEAD, _SURELY) if times == _TIMES else (0.0, 0.0)
    return all(
        moves[0]["result"] - other["result"] > max(lead, errors * (moves[0]["error"] ** 2 + other["error"] ** 2) ** 0.5)
        for other in moves[1:]
    )


def made(sight: Sight, answer: str, other: str, name: str, seed: int) -> Exercise:
    """A position with its grade and its theme: what speaks most for the answer."""
    points = contrast(sight, answer, other).points
    theme = next((point.theme for point in points if point.favours), "other")
    return Exercise(name, sight.view(), answer, other, grade(sight, answer, seed), theme)


def grade(sight: Sight, answer: str, seed: int) -> str:
    """The weakest strength from which on all strengths find the answer."""
    weakest = HARDEST
    for name in reversed(STRENGTHS):
        tries = (StrengthBot(name, seed + 31 * number).choose(sight) for number in range(_TRIES))
        if sum(move == answer for move in tries) < _OFTEN:
            break
        weakest = name
    return weakest


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
