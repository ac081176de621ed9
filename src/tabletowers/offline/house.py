"""The former name of `offline.local_host`, which plug-ins and programs may import."""

from tabletowers.offline.local_host import *  # noqa: F403
from tabletowers.offline.local_host import LocalConnection, LocalHost

House = LocalHost
Wire = LocalConnection
