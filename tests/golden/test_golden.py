"""The games go as they went when the golden playthroughs were reviewed (`make golden` writes them anew)."""

from tabletowers.testing.suite.goldens import *  # noqa: F403
