"""What designers ask of a game: who wins from which seat, with how many points for what, and which rules matter.

>>> from tabletowers.stats import Study, run
>>> told = run(Study("clocktowers", ("random", "random"), games=20, seed=1))
>>> [game.turns for game in told.games] == [58] * 20
True
"""

from tabletowers.stats.counting import Played, Tally
from tabletowers.stats.running import run
from tabletowers.stats.study import Study
from tabletowers.stats.summary import Table, tables

__all__ = ["Played", "Study", "Table", "Tally", "run", "tables"]
