"""Positions to solve: decisions of strong games in which one move is better than every other, beyond doubt.

A position is kept only if two judges that know nothing of each other agree on its answer: the net, in many worlds, and
the search, at ten times the thought of the strongest level and with several seeds.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from tabletowers.bots import LevelBot, NetSearchBot, SearchBot, bot
from tabletowers.bots.base import Budget
from tabletowers.bots.levels import LEVELS, iterations
from tabletowers.coach.explaining import Explanation, compared, explained
from tabletowers.coach.judging import Judgement, error_of, judge
from tabletowers.coach.lines import fitting_net, unfold
from tabletowers.contract import Game, Sight, State
from tabletowers.games import game as find_game

#: How much better than every other move the answer has to be at first sight, and for good; in so many errors.
_FIRST_LEAD, _LEAD, _SURELY = 0.1, 0.08, 3.0
#: In how many worlds the net compares the answer with each other move, and how often it is asked in each.
_WORLDS, _FAR = 240, 12
#: How many moves of the net's it is compared with.
_CANDIDATES = 6
#: How much longer than the strongest level the search thinks, how often, and by how much the answer has to lead.
_TIMES, _SEARCHES, _SEARCH_LEAD = 10, 2, 0.03
#: How often a level decides, and how often it has to find the answer to be said to find it.
_TRIES, _OFTEN = 3, 2
#: A decision with fewer legal moves is no question.
_LEAST_MOVES = 3
#: No more positions than this are taken from one game.
_MOST_A_GAME = 2
#: The grade of a position that not even the strongest level finds.
HARDEST = max(LEVELS) + 1


@dataclass(frozen=True, slots=True)
class Exercise:
    """A position to solve. `view` is everything that the seat to decide knows, `grade` the lowest level from which on
    all levels find the `answer`.
    """

    id: str
    view: Mapping[str, Any]
    answer: str
    grade: int
    theme: str
    explanation: Mapping[str, Any] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The game's name."""
        name: str = self.view["game"]
        return name

    def sight(self) -> Sight:
        """What the seat knows; ValueError if the view is none of this release's."""
        return find_game(self.game, self.view["rules"]).sight(self.view)

    def to_line(self) -> str:
        """The position as a line of a file."""
        kept = {name: getattr(self, name) for name in ("id", "view", "answer", "grade", "theme", "explanation")}
        return json.dumps(kept, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_line(cls, line: str) -> Exercise:
        """A position from a line of a file; ValueError says what is wrong with it."""
        try:
            kept = json.loads(line)
            found = cls(
                str(kept["id"]),
                kept["view"],
                kept["answer"],
                int(kept["grade"]),
                str(kept["theme"]),
                kept["explanation"],
            )
            sight = found.sight()
        except (ValueError, KeyError, TypeError) as error:
            raise ValueError(f"this is no position to solve: {error}") from error
        if sight.seat is None or found.answer not in sight.legal_moves(sight.seat):
            raise ValueError(f"this is no position to solve: its answer {found.answer!r} is no legal move in it")
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
        answer = proven(sight, seed)
        if answer is None:
            continue
        yield made(sight, answer, f"{game.name}-{players}-{seed}-{state.ply}", seed)
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


def proven(sight: Sight, seed: int) -> str | None:
    """The move that is better than every other beyond doubt; None if there is none."""
    first = judge(sight, seed=seed)
    if len(first.moves) < _LEAST_MOVES - 1 or not _leads(first, _FIRST_LEAD, 2.0):
        return None
    answer = first.best.move
    return answer if _net_agrees(sight, answer, seed) and _search_agrees(sight, answer, seed) else None


def _leads(found: Judgement, lead: float, errors: float) -> bool:
    best = found.best.chance
    return all(best - other.chance > max(lead, errors * other.error) for other in found.moves[1:])


def _net_agrees(sight: Sight, answer: str, seed: int) -> bool:
    """Whether the answer beats every other move that the net would think of, in many other worlds."""
    net = fitting_net(sight)
    if net is None:
        return True
    opinion = net.consult(sight)
    number = sight.moves.numbers[answer]
    others = sorted(zip(opinion.scores, opinion.actions, strict=True), reverse=True)[:_CANDIDATES]
    tried = [number, *(action for _, action in others if action != number)]
    lines = unfold(sight, tried, _WORLDS, _FAR, seed + 1000)
    best = lines.results(0)
    for place in range(1, len(tried)):
        paired = [one - other for one, other in zip(best, lines.results(place), strict=True)]
        if sum(paired) / len(paired) <= max(_LEAD, _SURELY * error_of(paired)):
            return False
    return True


def _search_agrees(sight: Sight, answer: str, seed: int) -> bool:
    """Whether a search that thinks ten times as long as the strongest level finds the same, with several seeds."""
    budget = Budget(iterations=_TIMES * iterations(max(LEVELS), sight.game))
    for number in range(_SEARCHES):
        moves = SearchBot("judge", seed + 7919 * (number + 1), budget).explain(sight)["moves"]
        if moves[0]["move"] != answer:
            return False
        for other in moves[1:]:
            doubt = _SURELY * (moves[0]["error"] ** 2 + other["error"] ** 2) ** 0.5
            if moves[0]["result"] - other["result"] <= max(_SEARCH_LEAD, doubt):
                return False
    return True


def made(sight: Sight, answer: str, name: str, seed: int) -> Exercise:
    """A position with its grade, its theme and why the answer is the answer."""
    found = judge(sight, seed=seed)
    best = found.best.move
    other = next(judged.move for judged in found.moves if judged.move != best)
    why: Explanation = explained(found, compared(sight, best, other, seed=seed))
    theme = next((point.theme for point in why.points if point.favours), "other")
    return Exercise(name, sight.view(), answer, grade(sight, answer, seed), theme, why.to_json())


def grade(sight: Sight, answer: str, seed: int) -> int:
    """The lowest level from which on all levels find the answer."""
    lowest = HARDEST
    for level in sorted(LEVELS, reverse=True):
        tries = (LevelBot(level, seed + 31 * number).choose(sight) for number in range(_TRIES))
        if sum(move == answer for move in tries) < _OFTEN:
            break
        lowest = level
    return lowest


def agreement(positions: Sequence[Exercise], seed: int, thought: int = 4000) -> float:
    """The share of answers with which a judge agrees that took no part in choosing them: a net that looks ahead."""
    judge_of_all = NetSearchBot("net+search", seed, Budget(iterations=thought))
    agreed = [judge_of_all.choose(position.sight()) == position.answer for position in positions]
    return sum(agreed) / len(agreed)
