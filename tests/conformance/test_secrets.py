"""Nothing hidden leaves the rules: the design's secrecy property, and what `sight` and `imagine` mean."""

from tabletowers.testing.suite.secrets import *  # noqa: F403
