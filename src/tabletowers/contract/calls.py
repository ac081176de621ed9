"""The former name of `contract.extra_calls`, kept for plug-ins and programs that import it."""

from tabletowers.contract.extra_calls import *  # noqa: F403
