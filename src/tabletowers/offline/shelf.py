"""The former name of `offline.log_store`, kept for plug-ins and programs that import it."""

from tabletowers.offline.log_store import *  # noqa: F403
