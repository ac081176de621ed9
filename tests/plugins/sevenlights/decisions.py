"""What Seven Lights asks: where to carry which card, or to rest (SL-2, SL-3)."""

from __future__ import annotations

from tabletowers.contract.decision import Decision

CARRY = Decision("carry", rule="SL-2")
DECISIONS = (CARRY,)
