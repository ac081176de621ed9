"""Old Town for one player (OT-21): solve, explain, grade, generate and print its puzzles.

>>> from tabletowers import puzzles
>>> puzzles.solve(puzzles.official(3)).towns[0][:4]
('school', 'printer', 'hotel', 'pharmacy')
>>> puzzles.grade(puzzles.official(3)).level
'medium'

Results are small objects with a `to_json` method. The message catalogues contain their texts in five languages. This
package is an alias of `tabletowers.games.oldtown.puzzles`.
"""

from tabletowers.games.oldtown.data import LEVELS, Puzzle
from tabletowers.games.oldtown.puzzles.daily import daily
from tabletowers.games.oldtown.puzzles.exact import Solutions, solve
from tabletowers.games.oldtown.puzzles.explain import Explanation, explain, grade
from tabletowers.games.oldtown.puzzles.generator import CannotGenerate, Generated, generate
from tabletowers.games.oldtown.puzzles.grading import Grade
from tabletowers.games.oldtown.puzzles.hints import Check, Hint, check, hint
from tabletowers.games.oldtown.puzzles.links import DamagedLink, OtherVersion, from_link, link_of
from tabletowers.games.oldtown.puzzles.model import Position, load, official, position, read_file, to_json
from tabletowers.games.oldtown.puzzles.steps import Step

__all__ = [
    "LEVELS",
    "CannotGenerate",
    "Check",
    "DamagedLink",
    "Explanation",
    "Generated",
    "Grade",
    "Hint",
    "OtherVersion",
    "Position",
    "Puzzle",
    "Solutions",
    "Step",
    "check",
    "daily",
    "explain",
    "from_link",
    "generate",
    "grade",
    "hint",
    "link_of",
    "load",
    "official",
    "position",
    "read_file",
    "solve",
    "to_json",
]
