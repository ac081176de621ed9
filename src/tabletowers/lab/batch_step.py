"""Steps many games at once in compiled code.

This is generic code, which is loaded once per game with that game's kernels (`backends.specialisation`). Kernels work
on the games from `first` up to but excluding `last`, so that blocks of games can run in parallel.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below, seed_dice, shuffle
from tabletowers.kernel.log import Log
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS
from tabletowers.lab.batch_arrays import BatchArrays
from tabletowers.lab.outcome import reward

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, blind, lay, legal, observe, scores, winners, worth

Array = NDArray[Any]

# In place of an action: deal a new game in this row, or skip the row.
DEAL, WAIT = -1, -2
# The players for the seats other than the learner's: a random one, a greedy one, or the caller.
RANDOM, GREEDY, CALLER = range(3)

_MOST_SEED = (1 << 53) - 1
#: The size of arrays with an entry for each seat; no game has more seats.
_MOST_PLAYERS = 8


@kernel
def step(batch: BatchArrays, others: int, first: int, last: int) -> None:
    """Play the action that `chosen` contains in every game (or DEAL a new game, or WAIT), and write the new positions.

    If a row has a learner's seat (not −1), `others` plays the other seats up to the learner's next decision. When a
    game ends, the learner's last observation is written to `finals`, and every seat's points to `points`. Then a new
    game is dealt, whose seed is that of the old one plus the number of rows.
    """
    # Each access to a field of a record updates reference counts, which would slow down the loop.
    actions, counts, masks, learners, seats = batch.actions, batch.counts, batch.masks, batch.learners, batch.seats
    observations, finals, rewards, dones = batch.observations, batch.finals, batch.rewards, batch.dones
    chosen, dice = batch.chosen, batch.dice
    games = batch.states.view(DTYPE)
    seen = np.empty(batch.blank.size, np.uint8).view(DTYPE)
    scratch = np.empty(actions.shape[1], np.int32)
    order = batch.cards.copy()
    deal_dice = np.zeros(1, np.uint64)
    won = np.zeros(_MOST_PLAYERS, np.int64)
    log = np.zeros((1, COLUMNS), np.int32)
    for game in range(first, last):
        if chosen[game] == WAIT:
            continue
        state = games[game]
        for seat in range(rewards.shape[1]):
            rewards[game, seat] = 0.0
        dones[game] = False
        if chosen[game] == DEAL:
            deal(batch, games, game, order, deal_dice)
        else:
            apply(state, num(chosen[game]), log)
        while True:
            if learners[game] >= 0 and others != CALLER:
                while state.to_move >= 0 and state.to_move != learners[game]:
                    answer(games, game, others == GREEDY, scratch, seen, dice[game], log)
            if state.to_move >= 0:
                break
            settle(batch, state, game, won)
            if learners[game] >= 0:
                clear(finals[game])
                observe(state, num(learners[game]), finals[game])
            deal_next(batch, games, game, order, deal_dice)
        mover = num(state.to_move)
        seats[game] = mover
        observation = observations[game]
        clear(observation)
        observe(state, mover, observation)
        # Clear only the entries that were set, since most actions are not legal.
        own = actions[game]
        for i in range(counts[game]):
            masks[game, own[i]] = False
        count = legal(state, mover, own)
        counts[game] = count
        for i in range(count):
            masks[game, own[i]] = True


@kernel
def clear(row: Array) -> None:
    """Fill a row with zeros. A slice assignment would add the code of its error messages to the compiled kernel."""
    for i in range(row.size):
        row[i] = 0


@kernel
def deal(batch: Any, games: Array, game: int, order: Array, dice: Dice) -> None:
    """Deal into row `game` the same game that `Game.new` deals with the row's seed.

    `batch` is any record that begins as `BatchArrays` does.
    """
    seed, cards = num(batch.seeds[game]), batch.cards
    games[game] = batch.blank.view(DTYPE)[0]
    seed_dice(dice, seed)
    for i in range(cards.size):
        order[i] = cards[i]
    begin = 0
    for end in batch.ends:
        shuffle(dice, order, begin, end)
        begin = end
    lay(games[game], order)
    seed_dice(games[game].dice, seed ^ _MOST_SEED)


@kernel
def settle(batch: Any, state: np.record, game: int, won: Array) -> None:
    """Write the end of a game, with every seat's reward and points."""
    batch.dones[game] = True
    pay(state, batch.rewards[game], won)
    scores(state, won)
    for seat in range(num(state.players)):
        batch.points[game, seat] = won[seat]


@kernel
def deal_next(batch: Any, games: Array, game: int, order: Array, dice: Dice) -> None:
    """Deal the next game into the row of a finished one."""
    batch.seeds[game] = (num(batch.seeds[game]) + batch.seeds.size) & _MOST_SEED
    deal(batch, games, game, order, dice)


@kernel
def answer(games: Array, game: int, greedy: bool, scratch: Array, seen: Array, dice: Dice, log: Log) -> None:
    """Make the decision of the seat to move, as the greedy or the random player."""
    state = games[game]
    count = legal(state, num(state.to_move), scratch)
    if greedy and count > 1:
        apply(state, best_of(games, game, scratch, count, seen, dice), log)
    else:
        apply(state, num(scratch[below(dice, count)]), log)


@kernel
def best_of(games: Array, game: int, legal_actions: Array, count: int, seen: Array, dice: Dice) -> int:
    """Return the legal action with the highest heuristic value for the seat to move, given what the seat knows.

    Ties are broken at random.
    """
    seat = num(games[game].to_move)
    seen[0] = games[game]
    blind(seen[0], seat)
    best = equals = 0
    top = -(1 << 60)
    for i in range(count):
        action = num(legal_actions[i])
        value = worth(seen[0], seat, action)
        if value > top:
            top = value
            equals = 0
        if value == top:
            equals += 1
            if below(dice, equals) == 0:
                best = action
    return best


@kernel
def pay(state: np.record, rewards: Array, won: Array) -> None:
    """Write every seat's reward in a finished game."""
    players = num(state.players)
    winners(state, won)
    count = 0
    for seat in range(players):
        count += won[seat]
    for seat in range(players):
        rewards[seat] = reward(won[seat], count, players)


@kernel
def first_illegal(masks: Array, chosen: Array) -> int:
    """Return the row of the first game whose chosen action is illegal, or −1 if there is none."""
    for game in range(chosen.size):
        action = num(chosen[game])
        if action < 0 or action >= masks.shape[1] or not masks[game, action]:
            return game
    return -1


@kernel
def weigh(states: Data, actions: Array, counts: Array, out: Array, first: int, last: int) -> None:
    """Write the heuristic value of each legal action of the seat to move, based on what that seat knows."""
    games = states.view(DTYPE)
    seen = np.empty(states.size // counts.size, np.uint8).view(DTYPE)
    for game in range(first, last):
        seat = num(games[game].to_move)
        seen[0] = games[game]
        blind(seen[0], seat)
        for i in range(num(counts[game])):
            out[game, i] = worth(seen[0], seat, num(actions[game, i]))


@kernel
def choose(
    states: Data, actions: Array, counts: Array, dice: Array, who: int, out: Array, first: int, last: int
) -> None:
    """Write the action that the player `who` (RANDOM or GREEDY) chooses in every game."""
    games = states.view(DTYPE)
    seen = np.empty(states.size // counts.size, np.uint8).view(DTYPE)
    for game in range(first, last):
        if who == GREEDY:
            out[game] = best_of(games, game, actions[game], num(counts[game]), seen, dice[game])
        else:
            out[game] = actions[game, below(dice[game], num(counts[game]))]
