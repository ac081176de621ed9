"""The former name of `offline.routes`, kept for plug-ins and programs that import it."""

from tabletowers.offline.routes import *  # noqa: F403
