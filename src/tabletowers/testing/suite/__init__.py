"""The tests that run on any game."""

from tabletowers.testing.suite.compiling import *  # noqa: F403
from tabletowers.testing.suite.contract import *  # noqa: F403
from tabletowers.testing.suite.declarations import *  # noqa: F403
from tabletowers.testing.suite.environments import *  # noqa: F403
from tabletowers.testing.suite.goldens import *  # noqa: F403
from tabletowers.testing.suite.observations import *  # noqa: F403
from tabletowers.testing.suite.scenes import *  # noqa: F403
from tabletowers.testing.suite.secrets import *  # noqa: F403
from tabletowers.testing.suite.texts import *  # noqa: F403
from tabletowers.testing.suite.wellformed import *  # noqa: F403
