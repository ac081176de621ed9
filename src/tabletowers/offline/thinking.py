"""The former name of `offline.local_jobs`, kept for plug-ins and programs that import it."""

from tabletowers.offline.local_jobs import *  # noqa: F403
from tabletowers.offline.local_jobs import Thinkers

Minds = Thinkers
