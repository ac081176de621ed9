"""The former name of `offline.local_jobs`, which plug-ins and programs may import."""

from tabletowers.offline.local_jobs import *  # noqa: F403
from tabletowers.offline.local_jobs import Thinkers

Minds = Thinkers
