"""What every game fulfils, and nothing about any one game."""

from tabletowers.contract.decision import Decision, StandingAnswer
from tabletowers.contract.errors import IllegalMove, Reason
from tabletowers.contract.events import Event
from tabletowers.contract.game import Game
from tabletowers.contract.options import Option
from tabletowers.contract.state import Position, Sight, State

__all__ = [
    "Decision",
    "Event",
    "Game",
    "IllegalMove",
    "Option",
    "Position",
    "Reason",
    "Sight",
    "StandingAnswer",
    "State",
]
