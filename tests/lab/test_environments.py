"""Every game in Batch, Gymnasium, PettingZoo and OpenSpiel, with their own tests."""

from tabletowers.testing.suite.environments import *  # noqa: F403
