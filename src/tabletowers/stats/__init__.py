"""What designers ask of a game: who wins from which seat, with how many points for what, and which rules matter.

>>> from tabletowers.stats import Study, run
>>> import tabletowers as tt
>>> tally = run(Study(tt.GAMES[0], ("random", "random"), games=20, seed=1))
>>> len(tally.games)
20
"""

from tabletowers.stats.counting import Played, Tally
from tabletowers.stats.running import run
from tabletowers.stats.study import Study
from tabletowers.stats.summary import Table, tables

__all__ = ["Played", "Study", "Table", "Tally", "run", "tables"]
