"""The bot that plays by tree search. It manages the search's budget and threads, and can explain its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tabletowers.bots.base import Budget, actions_of
from tabletowers.bots.evaluator import FOR_EVER, Manner, Tally
from tabletowers.bots.parallel import Deciding, SearchPart
from tabletowers.bots.search_task import SearchTask, entropy
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.warm_up import mind, ready
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

#: The least number of iterations that are worth a part of their own.
_LEAST = 250
#: When answers are secret, any move whose result (from 0 to 1) is this close to the best may be played.
_NEAR = 0.03


class SearchBot:
    """A bot that searches a tree of thousands of simulated continuations of the game.

    Its decision depends on its seed, its budget and what the seat sees, not on earlier decisions. If the budget is in
    seconds, the decision also depends on the machine's speed. The bot may be shared between threads.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        budget: Budget,
        manner: Manner | None = None,
        *,
        threads: int = 1,
        patient: bool = True,
    ) -> None:
        if threads < 1:
            raise ValueError(f"a search has at least 1 thread, not {threads}")
        self.name = name
        self._seed = seed
        self._budget = budget
        self._manner = manner or Manner()
        self._threads = threads
        self._patient = patient

    def choose(self, sight: Sight, budget: float | Budget | None = None) -> str:
        """Choose the legal move that the search tried most, and return it in notation.

        A single legal move needs no search. While the search is still being compiled on this machine, a bot that is not
        patient answers as `greedy` does.
        """
        limits = Budget.of(budget).within(self._budget)
        actions = self._noticed(sight)
        texts = sight.moves.texts
        if len(actions) == 1:
            return texts[actions[0]]
        if not ready(sight.game, wait=self._patient):
            return GreedyBot(self._seed, keenness=self._manner.keenness, patient=False).choose(sight)
        return texts[self._chosen(sight, self._search(sight, actions, limits, stop_early=True))]

    def deciding(self, sight: Sight, budget: float | Budget | None, parts: int) -> Deciding:
        """Choose a move, with the work split into at most `parts` parts, each with its own tree.

        With one part, the move is the same as that of `choose`.
        """
        limits = Budget.of(budget).within(self._budget)
        actions = self._noticed(sight)
        texts = sight.moves.texts
        if len(actions) == 1:
            return texts[actions[0]]
        tries = limits.iterations
        if tries is not None:
            parts = max(1, min(parts, tries // _LEAST))
        tallies: list[list[Tally]] = yield [
            SearchPart(actions, self._manner, self._seed + part, tries and _share(tries, part, parts), limits.seconds)
            for part in range(parts)
        ]
        return texts[self._chosen(sight, [_together(entries) for entries in zip(*tallies, strict=True)])]

    def _chosen(self, sight: Sight, tally: list[Tally]) -> int:
        """Return the action to play: the most visited one or, if seats decide at the same time, a random good one."""
        decision = sight.game.decision_named(sight.game.decision(sight.fields))
        secret = decision is not None and decision.simultaneous
        return self._varied(sight, tally) if secret else _best_first(tally)[0].action

    def explain(self, sight: Sight, budget: float | Budget | None = None) -> dict[str, Any]:
        """Search, and return the moves that were tried as JSON-compatible values, best first.

        The search uses only what the seat knows. Each move has the number of times it was tried (`visits`), the average
        share of the win (`wins`: 1 for a sole winner, split among several), the average lead in points over the
        highest-scoring other player (`margin`), its mean result from 0 to 1 (`result`), the standard deviation of
        single results (`spread`) and the standard error of the mean (`error`).
        """
        limits = Budget.of(budget).within(self._budget)
        actions = self._noticed(sight)
        ready(sight.game, wait=True)
        tally = self._search(sight, actions, limits, stop_early=False)
        order = _best_first(tally)
        return {
            "seat": sight.seat,
            "move": sight.moves.texts[order[0].action],
            "iterations": sum(entry.visits for entry in tally),
            "moves": [_account(sight, entry) for entry in order if entry.visits],
        }

    def _noticed(self, sight: Sight) -> list[int]:
        """Return the legal actions that this bot notices, or all legal actions if it would notice none."""
        actions = actions_of(sight)
        if self._manner.keenness == FOR_EVER or len(actions) == 1:
            return actions
        subtle = mind(sight.game, wait=self._patient).subtleties(sight, actions)
        return [
            action for action, hard in zip(actions, subtle, strict=True) if hard <= self._manner.keenness
        ] or actions

    def _search(self, sight: Sight, actions: Sequence[int], limits: Budget, *, stop_early: bool) -> list[Tally]:
        """Run a search in every thread, and merge the statistics."""
        thinker = mind(sight.game, wait=True)
        tasks = []
        for thread in range(self._threads):
            iterations = None
            if limits.iterations is not None:
                iterations = _share(limits.iterations, thread, self._threads)
            tasks.append(SearchTask(thinker, sight, actions, self._manner, self._seed + thread, limits, iterations))
        if len(tasks) == 1:
            return tasks[0].think(stop_early)
        with ThreadPoolExecutor(len(tasks)) as pool:
            tallies = list(pool.map(lambda task: task.think(False), tasks))
        return [_together(entries) for entries in zip(*tallies, strict=True)]

    def _varied(self, sight: Sight, tally: list[Tally]) -> int:
        """Return a random move among those nearly as good as the best, weighted by their visits.

        When two seats decide at the same time, the visit counts of the search approach a mixed strategy that can't be
        exploited. Always playing the most visited move would reveal the seat's cards to the others.
        """
        best = _best_first(tally)[0].mean
        near = [(entry.action, entry.visits if entry.mean >= best - _NEAR else 0) for entry in tally]
        lot = Dice(entropy(self._seed + 1, sight)).below(max(1, sum(weight for _, weight in near)))
        for action, weight in near:
            lot -= weight
            if lot < 0:
                return action
        return tally[0].action


def _share(iterations: int, part: int, parts: int) -> int:
    """Return the number of iterations that one of `parts` searches runs when they share the work."""
    return max(1, (iterations + part) // parts)


def _best_first(tally: Sequence[Tally]) -> list[Tally]:
    """Return the moves sorted by visits, most visited first, then by mean result."""
    return sorted(tally, key=lambda entry: (-entry.visits, -entry.mean))


def _together(entries: Sequence[Tally]) -> Tally:
    """Return the sum of one move's statistics from several searches."""
    _, *sums = (sum(column) for column in zip(*entries, strict=True))
    return Tally(entries[0].action, *sums)


def _account(sight: Sight, entry: Tally) -> dict[str, Any]:
    visits, mean = entry.visits, entry.mean
    spread = max(0.0, entry.squares / visits - mean * mean) ** 0.5
    return {
        "move": sight.moves.texts[entry.action],
        "visits": visits,
        "wins": round(entry.wins / visits, 4),
        "margin": round(entry.margin / visits, 2),
        "result": round(mean, 4),
        "spread": round(spread, 4),
        "error": round(spread / visits**0.5, 4),
    }
