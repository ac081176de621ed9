"""The former name of `contract.validation`, which plug-ins and programs may import."""

from tabletowers.contract.validation import *  # noqa: F403
