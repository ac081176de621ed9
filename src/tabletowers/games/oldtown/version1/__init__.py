"""Old Town under version 1 of the rules, in which impossible markers are recovered automatically by default."""

from __future__ import annotations

from tabletowers.contract.options import with_defaults
from tabletowers.games.oldtown import OldTown


class Version1(OldTown):
    """Old Town under version 1 of the rules, in which only the default of the option `tidy` differs (OT-10)."""

    rules_version = 1
    options = with_defaults(OldTown.options, tidy="auto")


GAME = Version1()
