"""Real views of a game as JSON, to look at its board without a table: `python dev/fixtures.py GAME SEATS SEED OUT`."""

import json
import random
import sys

import tabletowers as tt


def main(name: str, players: int, seed: int, out: str) -> None:
    """Play a game of greedy-ish random moves and keep views, legal moves and previews at several moments."""
    game = tt.game(name)
    state = game.new(players=players, seed=seed)
    dice = random.Random(seed)
    kept = []
    while not state.is_over:
        moves = state.legal_moves()
        seat = state.to_move
        kept.append((seat, state.view(seat), moves))
        good = [move for move in moves if not move.startswith(("x", "drop", "pass", "give up", "exchange"))] or moves
        move = dice.choice(good)
        state.play(move)
    kept.append((None, state.view(0), []))
    end = len(kept)
    picks = sorted({0, 1, end // 4, end // 2, end // 2 + 1, 3 * end // 4, end - 2, end - 1})
    decisions = {}
    for index, (_, view, _) in enumerate(kept):
        decisions.setdefault(view["decision"], []).append(index)
    for indexes in decisions.values():
        picks += [indexes[len(indexes) // 2]]
    chosen = [{"view": kept[i][1], "legal": kept[i][2]} for i in sorted(set(picks))]
    with open(out, "w", encoding="utf-8") as file:
        json.dump(chosen, file)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
