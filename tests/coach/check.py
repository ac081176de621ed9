"""The long form of the coach's checks: `python -m tests.coach.check GAME --sentences 10000`.

Decisions of games between weak and strong players are explained, and everything that is said is counted again. Three
figures come out: sentences whose figures are wrong, slips that get a reason, and how often the reasons alone (without
the chances) tell which of two moves is better; which one is better is judged in other worlds than those they come from.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass

import tabletowers
from tabletowers.bots import bot
from tabletowers.coach.differences import Point
from tabletowers.coach.explaining import SLIP, WORLDS, Explanation, compared, explained
from tabletowers.coach.judging import judge
from tabletowers.coach.lines import unfold
from tabletowers.contract import Sight
from tests.coach.recount import wrong_figures

#: How far the second judge looks.
_FAR = 8


@dataclass
class Found:
    """What came out."""

    decisions: int = 0
    sentences: int = 0
    wrong: int = 0
    slips: int = 0
    with_reason: int = 0
    pairs: int = 0
    picked: float = 0.0
    seconds: float = 0.0

    def __str__(self) -> str:
        return (
            f"{self.decisions} decisions explained in {self.seconds / max(1, self.decisions):.2f} s each; "
            f"{self.sentences} sentences, {self.wrong} wrong; "
            f"{self.slips} slips, {100 * self.with_reason / max(1, self.slips):.0f}% of them with a reason; "
            f"{self.pairs} pairs, reasons pick the better move in {100 * self.picked / max(1, self.pairs):.0f}%"
        )


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


def look_at(sight: Sight, move: str, found: Found, worlds: int = WORLDS) -> list[str]:
    """Explain a decision, count everything again, and compare; what is wrong."""
    started = time.monotonic()
    judged = judge(sight, move)
    other = move if move != judged.best.move else judged.moves[1].move
    lines = compared(sight, judged.best.move, other, worlds=worlds)
    said: Explanation = explained(judged, lines)
    found.seconds += time.monotonic() - started
    found.decisions += 1
    wrong = wrong_figures(sight, said, lines)
    found.sentences += len(said.points)
    found.wrong += len(wrong)
    if said.clear and said.difference >= SLIP:
        found.slips += 1
        found.with_reason += bool(said.points)
    tried = [sight.moves.numbers[said.move], sight.moves.numbers[said.other]]
    again = unfold(sight, tried, worlds, _FAR, 987_654)
    lead = (sum(again.results(0)) - sum(again.results(1))) / worlds
    if abs(lead) >= SLIP:
        found.pairs += 1
        rule = favoured(said.points)
        found.picked += 0.5 if rule == 0 else float((rule > 0) == (lead > 0))
    return wrong


def main() -> None:
    """Look at decisions until there are as many sentences as wanted."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=tabletowers.GAMES)
    parser.add_argument("--sentences", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=float("inf"), help="stop after so long, however many there are"
    )
    chosen = parser.parse_args()
    found, seed, until = Found(), chosen.seed, time.monotonic() + 60 * chosen.minutes
    while found.sentences < chosen.sentences and time.monotonic() < until:
        for sight, move in decisions(chosen.game, seed):
            for problem in look_at(sight, move, found):
                print(f"seed {seed}: {problem}", flush=True)
            if found.decisions % 20 == 0:
                print(found, flush=True)
            if found.sentences >= chosen.sentences or time.monotonic() >= until:
                break
        seed += 1
    print(f"{chosen.game}: {found}")


if __name__ == "__main__":
    main()
