"""What every game fulfils: games end, nothing is lost, exactly the legal moves are accepted, records replay."""

from tabletowers.testing.suite.contract import *  # noqa: F403
