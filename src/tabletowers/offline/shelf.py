"""The former name of `offline.log_store`, which plug-ins and programs may import."""

from tabletowers.offline.log_store import *  # noqa: F403
