"""The former name of `contract.validation`, kept for plug-ins and programs that import it."""

from tabletowers.contract.validation import *  # noqa: F403
