"""`python -m tabletowers.fuzz GAME STATES SEED`: one process of `tabletowers fuzz`, which reads its tally as JSON."""

import json
import sys

from tabletowers.fuzz import fuzz

if __name__ == "__main__":
    name, states, seed = sys.argv[1:]
    json.dump(vars(fuzz(name, int(states), seed)), sys.stdout)
