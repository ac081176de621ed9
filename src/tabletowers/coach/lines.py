"""Lines of play after each of several moves, in the same determinizations for all moves. Needs no NumPy.

A determinization ("world") is a random full state that is consistent with what a seat knows. The net of the game plays
all seats, each based on what that seat knows. For games and options on which no net was trained, a fast heuristic
player plays all seats instead. The same seed gives the same lines with every backend.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tabletowers.bots import warm_up
from tabletowers.bots.evaluator import FOR_EVER
from tabletowers.bots.search_task import entropy
from tabletowers.contract.features import Happening, Line
from tabletowers.kernel.plain_dice import Dice
from tabletowers.nets.net import Net, chance_of, wanted_net
from tabletowers.nets.rollout_runner import MOST_PLIES, play_on

if TYPE_CHECKING:
    from tabletowers.contract import Sight, State

#: Combined with a world's seed, it gives the seed of the players' random choices, as in the kernels.
LUCK = 0x5851F42D4C957F2D
#: The largest seed of a world, and the difference between the seeds of consecutive worlds.
MOST_SEED = (1 << 62) - 1
_STEP = 0x9E3779B97F4A7C15


def fitting_net(sight: Sight) -> Net | None:
    """Return the net for a decision, or None if no net was trained on its options."""
    try:
        return wanted_net(sight)
    except ValueError:
        return None


def ready(sight: Sight) -> bool:
    """Return whether lines of play can be computed now. If not, their code is compiled in the background."""
    if fitting_net(sight) is not None:
        return warm_up.ready(sight.game, wait=False, what=warm_up.FOLLOWING)
    return warm_up.ready(sight.game, wait=False) and warm_up.ready(sight.game, wait=False, what=warm_up.HASTE)


def seeds_of(sight: Sight, seed: int, worlds: int) -> list[int]:
    """Return the seeds of the worlds (possible full states). They depend only on `seed` and on what the seat knows."""
    first = entropy(seed, sight)
    return [(first + number * _STEP) & MOST_SEED for number in range(worlds)]


class Lines:
    """The lines of play after some moves of a seat, one line for each move and each world (possible full state)."""

    def __init__(
        self,
        sight: Sight,
        actions: Sequence[int],
        seeds: Sequence[int],
        results: Sequence[float],
        leads: Sequence[int],
        played: Sequence[Sequence[int]],
        events: Sequence[Sequence[Happening]],
        ends: Sequence[Any],
    ) -> None:
        self.sight = sight
        self.actions = list(actions)
        self.seeds = list(seeds)
        self._results = results
        self._leads = leads
        self._actions_made = played
        self._events = events
        self._ends = ends
        self._before = sight.fields

    @property
    def worlds(self) -> int:
        """The number of worlds (possible full states) in which each move was tried."""
        return len(self.seeds)

    def results(self, move: int) -> list[float]:
        """Return the seat's chance of winning after the move with this index, in each world (possible full state)."""
        return list(self._results[move :: len(self.actions)])

    def leads(self, move: int) -> list[int]:
        """Return the seat's lead in points over the highest-scoring other seat at the end of the line, in each world.

        A world is a possible full state.
        """
        return list(self._leads[move :: len(self.actions)])

    def actions_of(self, move: int, world: int) -> list[int]:
        """Return the actions of all seats in the line that follows a move in a world (possible full state)."""
        return list(self._actions_made[world * len(self.actions) + move])

    def moves_of(self, move: int, world: int) -> list[str]:
        """Return the moves of all seats, in notation, in the line after a move in a world (possible full state)."""
        return [self.sight.moves.texts[action] for action in self.actions_of(move, world)]

    def line(self, move: int, world: int) -> Line:
        """Return the line that follows a move in a world (possible full state), with its events and states."""
        at = world * len(self.actions) + move
        layout, seat = self.sight.game.layout, self.sight.seat
        assert seat is not None
        events, own_ply = self._events[at], 0
        if self.sight.to_move != seat:
            own_ply = next((ply for ply, mover, _ in events if mover == seat), 0)
        return Line(seat, self.sight.players, events, self._before, layout.read(self._ends[at]), own_ply)


def unfold(sight: Sight, actions: Sequence[int], worlds: int, far: int, seed: int = 0) -> Lines:
    """Play on from each of a seat's moves, in the same worlds (possible full states) for all of them.

    With a net, a line ends when the game is over, or when the net has made more than `far` decisions and the seat has
    to decide again. Without a net, lines continue to the end of the game.
    """
    seeds = seeds_of(sight, seed, worlds)
    game, played = sight.game, play_on(sight, actions, seeds, far, fitting_net(sight))
    events: list[list[Happening]] = [[] for _ in played.made]
    for event, (line, ply, mover) in zip(game.events_of(played.rows, sight.options), played.places, strict=True):
        events[line].append(Happening(ply, mover, event))
    size = game.layout.size
    ends = [played.ends[line * size : (line + 1) * size] for line in range(len(played.made))]
    return Lines(sight, actions, seeds, played.results, played.leads, played.made, events, ends)


def plainly(
    sight: Sight, actions: Sequence[int], seeds: Sequence[int], far: int, net: Net | None, known: State | None = None
) -> Lines:
    """Play the same lines as `unfold`, but one decision at a time in Python.

    This uses only the interface of games and the net's evaluations. Without a net, each seat makes the move with the
    highest heuristic value. If the full state is `known`, it is used in place of every determinization (random full
    state consistent with what the seat knows).
    """
    results, leads, played, events, ends = [], [], [], [], []
    for seed in seeds:
        world = known or sight.imagine(seed)
        for action in actions:
            state = world.copy()
            line = _Player(sight, action, Dice(seed ^ LUCK), far, net)
            line.play(state)
            results.append(line.chance)
            leads.append(_lead(state, line.seat))
            played.append(line.played)
            events.append(line.events)
            ends.append(memoryview(state.to_bytes()))
    return Lines(sight, actions, seeds, results, leads, played, events, ends)


class _Player:
    """The player of one line of play, which chooses the moves of all seats."""

    def __init__(self, sight: Sight, action: int, luck: Dice, far: int, net: Net | None) -> None:
        assert sight.seat is not None
        self.seat = sight.seat
        self.action = action
        self.luck = luck
        self.far = far
        self.net = net
        self.played: list[int] = []
        self.events: list[Happening] = []
        self.chance = -1.0
        self.decisions = 0
        self.due = True

    def play(self, state: State) -> None:
        """Play on from this state to the end of the line."""
        while (mover := state.to_move) is not None and len(self.played) < MOST_PLIES:
            action = self._choice(state, mover)
            if action is None:
                return
            ply = len(self.played)
            self.events += [Happening(ply, mover, event) for event in state.act(action)]
            self.played.append(action)
        winners = state.winners()
        if not winners:
            points = state.scores()
            winners = [seat for seat, own in enumerate(points) if own == max(points)]
        self.chance = (self.seat in winners) / len(winners)

    def _choice(self, state: State, mover: int) -> int | None:
        """Return the action of the seat to move, or None if the line ends here."""
        if self.due and mover == self.seat:
            self.due = False
            return self.action
        sight = state.sight(mover)
        if self.net is None:
            return warm_up.mind(state.game, wait=True).best_action(sight, FOR_EVER, FOR_EVER, self.luck)
        opinion = self.net.consult(sight)
        if len(opinion.actions) == 1:
            return opinion.actions[0]
        self.decisions += 1
        if mover == self.seat:
            if self.decisions > self.far and not self.due:
                self.chance = chance_of(opinion.values[0], state.players)
                return None
            return opinion.best
        lot = self.luck.below(sum(opinion.weights))
        for action, weight in zip(opinion.actions, opinion.weights, strict=True):
            lot -= weight
            if lot < 0:
                return action
        return opinion.actions[0]


def _lead(state: State, seat: int) -> int:
    points = state.scores()
    return points[seat] - max(own for other, own in enumerate(points) if other != seat)
