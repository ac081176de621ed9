"""The former name of `offline.local_host`, kept for plug-ins and programs that import it."""

from tabletowers.offline.local_host import *  # noqa: F403
from tabletowers.offline.local_host import LocalConnection, LocalHost

House = LocalHost
Wire = LocalConnection
