"""Old Town under rules version 1, in which markers that can't be right are recovered at once by default."""

from __future__ import annotations

from tabletowers.contract.options import with_defaults
from tabletowers.games.oldtown import OldTown


class Version1(OldTown):
    """Old Town with the default of version 1 for one option (OT-10)."""

    rules_version = 1
    options = with_defaults(OldTown.options, tidy="auto")


GAME = Version1()
