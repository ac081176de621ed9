"""Measures how much bots' decisions reduce their chance of winning, for each bot strength.

Weak bots should make human-like mistakes, not wild ones. Bots of every strength decide in the same positions, taken
from games that the net plays against itself. From each bot's choice and from the net's favourite moves, play continues
in the same random completions of the hidden information ("worlds"). A bot's loss is the expected share of the win (1
for a sole winner, split among several) after the best of these moves, minus that after the bot's own move.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import tabletowers
from tabletowers.bots import STRENGTHS, bot
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.net import wanted_net

#: The number of the seat's own decisions after which the net evaluates a position, and the number of worlds.
_DEPTH, _WORLDS = 4, 200
#: The number of the net's favourite moves that are tried.
_BEST = 3


@dataclass(frozen=True)
class Losses:
    """How much each decision of a bot of one strength cost, as a drop in the expected share of the win."""

    name: str
    losses: list[float]

    @property
    def mean(self) -> float:
        """The mean loss per decision."""
        return sum(self.losses) / len(self.losses)

    def at(self, share: float) -> float:
        """Return a quantile of the losses: with `share` 0.95, the loss that 95% of the decisions don't exceed."""
        return sorted(self.losses)[min(len(self.losses) - 1, int(share * len(self.losses)))]


def losses(game: str, decisions: int = 150, seed: int = 1, options: Mapping[str, Any] | None = None) -> list[Losses]:
    """Return the losses of bots of each strength, all measured on the same `decisions` decisions."""
    losses_by_name: dict[str, list[float]] = {name: [] for name in STRENGTHS}
    for number, sight in enumerate(_positions(game, decisions, seed, dict(options or {}))):
        numbers = sight.moves.numbers
        chosen = {name: numbers[bot(name, seed + number, patient=True).choose(sight)] for name in STRENGTHS}
        net = wanted_net(sight)
        opinion = net.consult(sight)
        liked = sorted(opinion.actions, key=lambda action: -opinion.scores[opinion.actions.index(action)])[:_BEST]
        tried = list(dict.fromkeys([*liked, *chosen.values()]))
        totals, _ = net.foresee(sight, tried, _DEPTH, _WORLDS, Dice(seed + number))
        worth = dict(zip(tried, totals, strict=True))
        for name, action in chosen.items():
            # The net's results range from −1 to 1, shares of the win from 0 to 1.
            losses_by_name[name].append((max(totals) - worth[action]) / 2 / _WORLDS)
    return [Losses(name, all_) for name, all_ in losses_by_name.items()]


def section(measured: list[Losses]) -> str:
    """Return the losses as a Markdown table."""
    lines = [
        f"What a decision loses, in percent of the win ({len(measured[0].losses)} decisions of the net's own games, "
        f"each judged in {_WORLDS} worlds):",
        "",
        "| bot | on average | 19 of 20 lose less than | at worst |",
        "|---|---:|---:|---:|",
    ]
    lines += [f"| {each.name} | {each.mean:.1%} | {each.at(0.95):.1%} | {max(each.losses):.1%} |" for each in measured]
    return "\n".join(lines)


def _positions(game: str, decisions: int, seed: int, options: dict[str, Any]) -> Iterator[Sight]:
    """Yield random decisions with several legal moves, from games that the net plays against itself.

    The games cycle through the supported numbers of players, from two up.
    """
    rules, lot, left, deal = tabletowers.game(game), random.Random(seed), decisions, seed
    while left:
        players = rules.seats[deal % len(rules.seats)]
        state = rules.new(max(2, players), deal, **options)
        net = bot("net", deal, patient=True)
        while (seat := state.to_move) is not None and left:
            sight = state.sight(seat)
            if len(sight.legal_actions(seat)) > 1 and lot.random() < 0.1:
                yield sight
                left -= 1
            state.play(net.choose(sight))
        deal += 1
