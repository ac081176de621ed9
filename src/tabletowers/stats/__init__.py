"""Statistics for game designers: how often each seat wins, where points come from, and which rules matter.

>>> from tabletowers.stats import Study, run
>>> import tabletowers as tt
>>> tally = run(Study(tt.GAMES[0], ("random", "random"), games=20, seed=1))
>>> len(tally.games)
20
"""

from tabletowers.stats.study import Study
from tabletowers.stats.study_run import run
from tabletowers.stats.summary_tables import Table, tables
from tabletowers.stats.tally import Played, Tally

__all__ = ["Played", "Study", "Table", "Tally", "run", "tables"]
