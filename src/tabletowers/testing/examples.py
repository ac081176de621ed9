"""How many examples a property test tries: the same ones in every run, however long each takes."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

#: Seeds of games, and numbers of moves to make in them.
SEEDS = st.integers(0, 2**53 - 1)
PLIES = st.integers(0, 150)


def examples(count: int) -> settings:
    """Return a decorator for a property test that tries `count` examples."""
    # Kernels compile on first use, so a single example may be slow.
    calm = [HealthCheck.too_slow, HealthCheck.differing_executors]
    return settings(max_examples=count, deadline=None, derandomize=True, suppress_health_check=calm)
