"""One process of `tabletowers fuzz`: `python -m tabletowers.fuzz GAME STATES SEED` prints its tally as JSON."""

import json
import sys

from tabletowers.fuzz import fuzz

if __name__ == "__main__":
    name, states, seed = sys.argv[1:]
    json.dump(vars(fuzz(name, int(states), seed)), sys.stdout)
