"""Players that look ahead: the search as Python calls it, its budgets, its threads and its account of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tabletowers.bots.base import Budget, actions_of
from tabletowers.bots.compiling import mind, ready
from tabletowers.bots.dividing import Deciding, SearchPart
from tabletowers.bots.minds import FOR_EVER, Manner, Tally
from tabletowers.bots.simple import GreedyBot
from tabletowers.bots.thought import Thought, entropy
from tabletowers.contract import Sight
from tabletowers.kernel.plain_dice import Dice

#: Iterations that are worth a part of their own.
_LEAST = 250
#: Offers this much worse than the best (of a result from 0 to 1) are still made now and then.
_NEAR = 0.03


class SearchBot:
    """A player that imagines how the game could go on, thousands of times.

    Its decision depends on seed, budget and sight alone (with iterations as budget; with seconds also on the
    machine), not on earlier decisions. It is safe to share between threads.
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
        """A legal move in notation: the one tried most. A single legal move costs no time.

        While the search is still being compiled on this machine, a bot that is not patient answers as `greedy` does.
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
        """The same, divided into at most so many parts, each with a tree of its own; with one, the same move."""
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
        """The move to make. What is always answered alike can be read, so a secret answer varies."""
        asked = sight.game.decision_named(sight.game.decision(sight.fields))
        secret = asked is not None and asked.simultaneous
        return self._varied(sight, tally) if secret else _best_first(tally)[0].action

    def explain(self, sight: Sight, budget: float | Budget | None = None) -> dict[str, Any]:
        """The considered moves, best first, JSON-ready; judged only from what the seat knows.

        Of each: how often it was tried (`visits`), the share of wins and the points ahead of the best other player
        that it led to on average (`wins`, `margin`), its mean result from 0 to 1 (`result`), how far single results
        lie from that (`spread`, a standard deviation) and how sure the mean is (`error`, its standard error).
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
        """The legal actions that this player is aware of."""
        actions = actions_of(sight)
        if self._manner.keenness == FOR_EVER or len(actions) == 1:
            return actions
        subtle = mind(sight.game, wait=self._patient).subtleties(sight, actions)
        return [
            action for action, hard in zip(actions, subtle, strict=True) if hard <= self._manner.keenness
        ] or actions

    def _search(self, sight: Sight, actions: Sequence[int], limits: Budget, *, stop_early: bool) -> list[Tally]:
        """Think in every thread and put the tallies together."""
        thinker = mind(sight.game, wait=True)
        tasks = []
        for thread in range(self._threads):
            iterations = None
            if limits.iterations is not None:
                iterations = _share(limits.iterations, thread, self._threads)
            tasks.append(Thought(thinker, sight, actions, self._manner, self._seed + thread, limits, iterations))
        if len(tasks) == 1:
            return tasks[0].think(stop_early)
        with ThreadPoolExecutor(len(tasks)) as pool:
            tallies = list(pool.map(lambda task: task.think(False), tasks))
        return [_together(entries) for entries in zip(*tallies, strict=True)]

    def _varied(self, sight: Sight, tally: list[Tally]) -> int:
        """One of the moves that are nearly as good as the best, each as often as the search came back to it.

        Where two seats can each only guess what the other does, what the search tries more and less often circles
        around a mixture that nobody can exploit; always taking the most tried would tell the others what is held.
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
    """How many of the iterations one of several searches makes."""
    return max(1, (iterations + part) // parts)


def _best_first(tally: Sequence[Tally]) -> list[Tally]:
    """Most tried first, then the better result."""
    return sorted(tally, key=lambda entry: (-entry.visits, -entry.mean))


def _together(entries: Sequence[Tally]) -> Tally:
    """What several threads found out about one move."""
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
