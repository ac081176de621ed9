"""What Market Day asks: a secret bid of everybody at once (MD-2), then a choice in the open (MD-3)."""

from __future__ import annotations

from tabletowers.contract.decision import Decision

BID = Decision("bid", simultaneous=True)
TAKE = Decision("take", hidden=False)
DECISIONS = (BID, TAKE)
