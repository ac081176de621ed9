"""The interface that every game implements (its contract). Nothing here is specific to one game."""

from tabletowers.contract.benchmark import Benchmark
from tabletowers.contract.decision import Decision, StandingAnswer
from tabletowers.contract.declaration import Declaration
from tabletowers.contract.events import Event, Events, Scored
from tabletowers.contract.game import Game, Position, Sight, State
from tabletowers.contract.kernels import Question
from tabletowers.contract.options import Option
from tabletowers.contract.reasons import IllegalMove, Reason, Reasons
from tabletowers.contract.strength import Strength

__all__ = [
    "Benchmark",
    "Decision",
    "Declaration",
    "Event",
    "Events",
    "Game",
    "IllegalMove",
    "Option",
    "Position",
    "Question",
    "Reason",
    "Reasons",
    "Scored",
    "Sight",
    "StandingAnswer",
    "State",
    "Strength",
]
