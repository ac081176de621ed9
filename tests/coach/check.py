"""The long form of the coach's checks: `python -m tests.coach.check GAME --minutes 60`.

Decisions of games between weak and strong players are explained, and everything that is said is counted again. Four
figures come out: sentences whose figures are wrong; slips that get a reason; how often the reasons alone (without the
chances) tell which of two moves is better, as judged in other worlds than those they come from; and the positions to
solve that ship, with whose answers judges agree that took no part in choosing them.

What was found is kept in a file, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

import tabletowers
from tabletowers.bots import bot
from tabletowers.coach.differences import Point
from tabletowers.coach.evaluation import Judgement, judge
from tabletowers.coach.explanation import SLIP, WORLDS, Explanation, compared, explained
from tabletowers.coach.lines import unfold
from tabletowers.coach.positions import agreement, shipped
from tabletowers.contract import Sight
from tests.coach.recount import wrong_figures

#: How far the second judge looks.
_FAR = 8
#: Two moves that the coach thinks nearer to each other than this are not explained.
_NEAR = 0.04
#: With so many others the best move is compared at most.
_OTHERS = 4


@dataclass
class Found:
    """What came out so far; `game` is the seed of the next game to look at, `judged` says of each position that ships
    which judges agree with its answer.
    """

    game: int = 1
    decisions: int = 0
    explained: int = 0
    sentences: int = 0
    wrong: int = 0
    slips: int = 0
    with_reason: int = 0
    pairs: int = 0
    picked: float = 0.0
    judged: dict[str, dict[str, float]] = field(default_factory=dict)

    def __str__(self) -> str:
        judges = sorted({name for verdict in self.judged.values() for name in verdict})
        agreed = [
            f"{name} agrees with {_percent(sum(verdict[name] for verdict in self.judged.values()), len(self.judged))}"
            for name in judges
        ]
        return (
            f"{self.decisions} decisions, {self.explained} explained; {self.sentences} sentences, {self.wrong} wrong; "
            f"{self.slips} slips, {_percent(self.with_reason, self.slips)} of them with a reason; "
            f"{self.pairs} pairs, reasons pick the better move in {_percent(self.picked, self.pairs)}; "
            f"{len(self.judged)} positions that ship, {', '.join(agreed) or 'none judged'}"
        )


def _percent(part: float, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f}%"


def decisions(game: str, seed: int) -> Iterator[tuple[Sight, str]]:
    """Decisions of one game, each with the move that was made: some by weak players, some by strong ones."""
    rules, lot = tabletowers.game(game), random.Random(seed)
    state = rules.new(lot.choice(rules.seats), seed)
    players = [bot(name, seed, patient=True) for name in ("level1", "level1", "random", "net")]
    while (seat := state.to_move) is not None:
        sight = state.sight(seat)
        move = lot.choice(players).choose(sight)
        if len(state.legal_actions()) > 1 and lot.random() < 0.3:
            yield sight, move
        state.play(move)


def favoured(points: tuple[Point, ...]) -> int:
    """The plain rule: how many points speak for the move, less those that speak for the other one."""
    return sum(1 if point.favours else -1 for point in points)


def look_at(sight: Sight, move: str, tally: Found, worlds: int = WORLDS) -> list[str]:
    """Explain the best move of a decision against the one that was made and some others; what is wrong."""
    judged = judge(sight, move)
    tally.decisions += 1
    others = [one.move for one in judged.moves[1:] if judged.loss(one.move) >= _NEAR]
    others.sort(key=lambda other: other != move)
    return [wrong for other in others[:_OTHERS] for wrong in compare(sight, judged, other, tally, worlds)]


def compare(sight: Sight, judged: Judgement, other: str, tally: Found, worlds: int) -> list[str]:
    """Explain why the best move is better than another one and count everything again; what is wrong."""
    lines = compared(sight, judged.best.move, other, worlds=worlds)
    said: Explanation = explained(judged, lines)
    tally.explained += 1
    wrong = wrong_figures(sight, said, lines)
    tally.sentences += len(said.points)
    tally.wrong += len(wrong)
    if said.clear and said.difference >= SLIP:
        tally.slips += 1
        tally.with_reason += bool(said.points)
    tried = [sight.moves.numbers[said.move], sight.moves.numbers[said.other]]
    again = unfold(sight, tried, worlds, _FAR, 987_654)
    lead = (sum(again.results(0)) - sum(again.results(1))) / worlds
    if abs(lead) >= SLIP:
        tally.pairs += 1
        rule = favoured(said.points)
        tally.picked += 0.5 if rule == 0 else float((rule > 0) == (lead > 0))
    return wrong


def main() -> None:
    """Ask the judges about the positions that ship, then look at decisions until there are enough sentences."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tabletowers.GAMES)
    parser.add_argument("--sentences", type=int, default=10_000)
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after so long, however far it is")
    parser.add_argument("--file", help="where it is kept how far it is (default coach-GAME.json)")
    chosen = parser.parse_args()
    file = Path(chosen.file or f"coach-{chosen.game}.json")
    tally = Found(**json.loads(file.read_text("utf-8"))) if file.exists() else Found()
    until = time.monotonic() + 60 * chosen.minutes
    for position in shipped(tabletowers.game(chosen.game)):
        if position.id not in tally.judged and time.monotonic() < until:
            tally.judged[position.id] = agreement([position], 0)
            _keep(file, tally)
    while tally.sentences < chosen.sentences and time.monotonic() < until:
        for sight, move in decisions(chosen.game, tally.game):
            for problem in look_at(sight, move, tally):
                print(f"game {tally.game}: {problem}", flush=True)
        tally.game += 1
        _keep(file, tally)
        print(tally, flush=True)
    print(f"{chosen.game}: {tally}")


def _keep(file: Path, tally: Found) -> None:
    file.write_text(json.dumps(asdict(tally)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
