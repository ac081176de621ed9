"""Information-set Monte Carlo tree search. Generic code, loaded once for each game (`backends.specialisation`).

Each iteration draws a determinization (a world that the searching seat can't tell from the true one), walks down the
tree, adds one decision to it, and plays on to the end. A node of the tree stands for what the searching seat and the
deciding seat *both* know. So no seat reacts to an offer that it has not seen, cards revealed by chance lead to
different nodes, and a hand that the searching seat only imagines doesn't split the tree into nodes that are never
visited twice.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tabletowers.kernel.compiling import kernel, num
from tabletowers.kernel.dice import Dice, below
from tabletowers.kernel.maths import log_of
from tabletowers.kernel.records import Data
from tabletowers.kernel.rows import COLUMNS

if TYPE_CHECKING:
    from tabletowers.kernel.required import DTYPE, apply, blind, consider, hasty, imagine, legal, scores, winners, worth

#: A decision in the tree: the hash of what is known there, its visits, and the index of its first edge.
NODE = np.dtype((np.record, np.dtype([("key", np.uint64), ("visits", np.int32), ("first", np.int32)], align=True)))

#: A move at a decision: how often it was available and was tried, and its total result for the seat that decides.
EDGE = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("total", np.float64),
                ("action", np.int32),
                ("next", np.int32),
                ("visits", np.int32),
                ("available", np.int32),
                ("worth", np.int32),
            ],
            align=True,
        ),
    )
)

#: The statistics of a move of the searching seat: its visits, and the sums of its results, of their squares, of the
#: shares of the win and of the points ahead of the highest-scoring other seat.
TALLY = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("value", np.float64),
                ("squares", np.float64),
                ("wins", np.float64),
                ("margin", np.float64),
                ("visits", np.int32),
                ("action", np.int32),
            ],
            align=True,
        ),
    )
)

#: The parameters of the search, which the kernel takes as one record.
MANNER = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("exploration", np.float64),  # UCB weight of moves that were rarely tried
                ("trust", np.float64),  # weight of a move's worth, which fades with its visits
                ("widening", np.float64),  # progressive widening: how soon another move is tried
                ("horizon", np.int32),  # decisions played beyond the tree before points are counted
                ("depth", np.int32),  # the largest depth of the tree
            ],
            align=True,
        ),
    )
)

#: Memory that every call of a search uses: its random generator, and a log that stores nothing. They are fields of one
#: record because views of a record's fields have no reference counts, whose updates in compiled code took up to a sixth
#: of the time.
SPACE = np.dtype(
    (np.record, np.dtype([("dice", np.uint64, (1,)), ("log", np.int32, (1, COLUMNS))], align=True)),
)

#: The weights of a result: the share of the win, the rank among the players, and the points ahead or behind.
_WIN, _PLACE, _MARGIN = 0.6, 0.1, 0.3

_LOW = np.uint64(0xFFFFFFFF)
_HALF = np.uint64(32)
_MIX = np.uint64(4294883355)

#: The size of the arrays for one path through the tree; `Manner.depth` must be smaller.
_DEEPEST = 256


@kernel
def think(
    sight: Data,
    seat: int,
    nodes: NDArray[Any],
    edges: NDArray[Any],
    table: NDArray[np.int32],
    filled: NDArray[np.int64],
    place: NDArray[np.int32],
    tally: NDArray[Any],
    manner: NDArray[Any],
    most_legal: int,
    iterations: int,
    space: NDArray[Any],
) -> None:
    """Run `iterations` iterations of the search for a seat.

    `sight` is what the seat sees. `filled` counts the nodes and edges in use, `table` is the hash table of the nodes,
    and `place` is scratch memory for one edge per action. `tally` contains one row of statistics for each move of the
    seat.
    """
    source = sight.view(DTYPE)
    world = np.empty(sight.size, np.uint8).view(DTYPE)
    seen_bytes = np.empty(sight.size, np.uint8)
    seen = seen_bytes.view(DTYPE)
    words = seen_bytes.view(np.uint64)
    moves = np.empty(most_legal, np.int32)
    path = np.empty(_DEEPEST, np.int32)
    movers = np.empty(_DEEPEST, np.int32)
    players = num(source[0].players)
    points = np.zeros(players, np.int64)
    won = np.zeros(players, np.int64)
    values = np.zeros(players, np.float64)
    dice = space[0].dice[:]
    log = space[0].log[:]
    for _ in range(iterations):
        world[0] = source[0]
        state = world[0]
        imagine(state, seat, dice)
        depth = 0
        own = -1
        while state.to_move >= 0 and depth < manner[0].depth:
            mover = num(state.to_move)
            count = legal(state, mover, moves)
            if count > 1:
                count = consider(state, mover, moves, count)
            if count == 1:
                if own < 0 and mover == seat:
                    own = num(moves[0])
                apply(state, num(moves[0]), log)
                continue
            seen[0] = world[0]
            blind(seen[0], seat)
            if mover != seat:
                blind(seen[0], mover)
            node = find(hashed(words), nodes, table, filled)
            edge = -1
            if node >= 0:
                edge = select(state, mover, nodes[node], edges, filled, moves, count, place, manner, dice)
            if edge < 0:
                break
            path[depth] = edge
            movers[depth] = mover
            depth += 1
            if own < 0 and mover == seat:
                own = num(edges[edge].action)
            apply(state, num(edges[edge].action), log)
            if edges[edge].visits == 0:
                break
        own = play_on(state, seat, own, moves, num(manner[0].horizon), dice, log)
        judge(state, points, won, values)
        for i in range(depth):
            edges[path[i]].visits += 1
            edges[path[i]].total += values[movers[i]]
        note(tally, own, seat, points, won, values)


@kernel
def hashed(words: NDArray[np.uint64]) -> np.uint64:
    """Return the hash of a state whose hidden values are blanked.

    It is computed in two lanes that are combined at the end. No intermediate product exceeds 64 bits.
    """
    one = np.uint64(0x9E3779B97F4A7C15)
    two = np.uint64(0x2545F4914F6CDD1D)
    pairs = words.size // 2
    for i in range(pairs):
        one = one ^ words[2 * i]
        one = (one & _LOW) * _MIX + (one >> _HALF)
        two = two ^ words[2 * i + 1]
        two = (two & _LOW) * _MIX + (two >> _HALF)
    if words.size % 2:
        one = one ^ words[words.size - 1]
    for _ in range(2):
        one = one ^ (two >> np.uint64(29))
        one = (one & _LOW) * _MIX + (one >> _HALF)
        two = two ^ one
        two = (two & _LOW) * _MIX + (two >> _HALF)
    return one ^ two


@kernel
def find(key: np.uint64, nodes: NDArray[Any], table: NDArray[np.int32], filled: NDArray[np.int64]) -> int:
    """Return the index of the node with this key, creating it if necessary, or −1 if there is no room for it."""
    mask = table.size - 1
    slot = np.int64(key & np.uint64(mask))
    while table[slot] != 0:
        node = num(table[slot]) - 1
        if nodes[node].key == key:
            return node
        slot = (slot + 1) & mask
    node = num(filled[0])
    if node >= nodes.size:
        return -1
    filled[0] = node + 1
    table[slot] = node + 1
    nodes[node].key = key
    nodes[node].visits = 0
    nodes[node].first = -1
    return node


@kernel
def select(
    state: np.record,
    mover: int,
    node: np.record,
    edges: NDArray[Any],
    filled: NDArray[np.int64],
    moves: NDArray[np.int32],
    count: int,
    place: NDArray[np.int32],
    manner: NDArray[Any],
    dice: Dice,
) -> int:
    """Select the edge to follow at a node and return its index, or −1 if there is no room for a new edge.

    Progressive widening: untried moves are added in the order of their heuristic value, each only when the tried moves
    have had enough visits, so that a hundred similar moves don't overwhelm the search. Among tried moves, UCB decides:
    the mean result plus a bonus for moves that were rarely tried relative to how often they were available.
    """
    edge = num(node.first)
    while edge >= 0:
        place[edges[edge].action] = edge + 1
        edge = num(edges[edge].next)
    node.visits += 1
    best_liked = -(1 << 60)
    least_liked = 1 << 60
    for i in range(count):
        action = num(moves[i])
        edge = num(place[action]) - 1
        if edge < 0:
            edge = num(filled[1])
            if edge >= edges.size:
                continue
            filled[1] = edge + 1
            place[action] = edge + 1
            edges[edge].action = action
            edges[edge].next = node.first
            edges[edge].visits = 0
            edges[edge].available = 0
            edges[edge].total = 0.0
            edges[edge].worth = worth(state, mover, action)
            node.first = edge
        edges[edge].available += 1
        best_liked = max(best_liked, num(edges[edge].worth))
        least_liked = min(least_liked, num(edges[edge].worth))
    trust = manner[0].trust / max(1, best_liked - least_liked)
    tried = ties = 0
    fresh = best = -1
    top = -1.0
    liked = -(1 << 60)
    for i in range(count):
        edge = num(place[num(moves[i])]) - 1
        if edge < 0:
            continue
        visits = num(edges[edge].visits)
        if visits == 0:
            if edges[edge].worth > liked:
                liked = num(edges[edge].worth)
                ties = 0
            if edges[edge].worth == liked:
                ties += 1
                if below(dice, ties) == 0:
                    fresh = edge
            continue
        tried += 1
        rarely = math.sqrt(log_of(num(edges[edge].available)) / visits)
        score = edges[edge].total / visits + manner[0].exploration * rarely
        score += trust * (num(edges[edge].worth) - least_liked) / (1 + visits)
        if score > top:
            top = score
            best = edge
    edge = num(node.first)
    while edge >= 0:
        place[edges[edge].action] = 0
        edge = num(edges[edge].next)
    if fresh >= 0 and (best < 0 or tried < manner[0].widening * math.sqrt(num(node.visits))):
        return fresh
    return best


@kernel
def play_on(
    state: np.record,
    seat: int,
    own: int,
    moves: NDArray[np.int32],
    horizon: int,
    dice: Dice,
    log: NDArray[np.int32],
) -> int:
    """Play quick moves, chosen by `hasty`, to the end of the game or for `horizon` decisions.

    Returns the searching seat's first move: `own` if the seat has already moved, otherwise the move that it makes here.
    """
    for _ in range(horizon):
        mover = num(state.to_move)
        if mover < 0:
            break
        action = hasty(state, mover, moves, dice)
        if own < 0 and mover == seat:
            own = action
        apply(state, action, log)
    return own


@kernel
def judge(state: np.record, points: NDArray[np.int64], won: NDArray[np.int64], values: NDArray[np.float64]) -> None:
    """Compute the result of every seat, from 0 to 1, and write it into `values`.

    Also sets `points` to each seat's points ahead of the highest-scoring other seat, and `won` to 1 for winners and 0
    for others.
    """
    players = num(state.players)
    scores(state, points)
    first = second = -(1 << 60)
    leaders = 0
    for seat in range(players):
        if points[seat] > first:
            second = first
            first = points[seat]
            leaders = 1
        elif points[seat] == first:
            second = first
            leaders += 1
        else:
            second = max(second, points[seat])
    if state.to_move < 0:
        winners(state, won)
        leaders = 0
        for seat in range(players):
            leaders += won[seat]
    else:
        for seat in range(players):
            won[seat] = 1 if points[seat] == first else 0
    scale = 2.0 + abs(first) / 4.0
    for seat in range(players):
        beaten = 0.0
        for other in range(players):
            if other != seat:
                if points[seat] > points[other]:
                    beaten += 1.0
                elif points[seat] == points[other]:
                    beaten += 0.5
        ahead = points[seat] - (second if points[seat] == first else first)
        lead = 0.5 + 0.5 * ahead / (abs(ahead) + scale)
        # Before the end of the game a lead is not yet a win, so the lead counts in its place.
        win = won[seat] / leaders if state.to_move < 0 else lead
        values[seat] = _WIN * win + _PLACE * beaten / (players - 1) + _MARGIN * lead
    for seat in range(players):
        points[seat] -= second if points[seat] == first else first


@kernel
def note(
    tally: NDArray[Any],
    action: int,
    seat: int,
    ahead: NDArray[np.int64],
    won: NDArray[np.int64],
    values: NDArray[np.float64],
) -> None:
    """Add a result to the statistics of the searching seat's first move."""
    winners_count = 0
    for other in range(won.size):
        winners_count += won[other]
    for i in range(tally.size):
        if tally[i].action == action:
            tally[i].visits += 1
            tally[i].value += values[seat]
            tally[i].squares += values[seat] * values[seat]
            tally[i].wins += won[seat] / winners_count
            tally[i].margin += ahead[seat]
            return
