"""Bytes from outside: a state or a sight that can be played to its end, or a ValueError with a sentence."""

from tabletowers.testing.suite.wellformed import *  # noqa: F403
