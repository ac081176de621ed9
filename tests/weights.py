"""How long tests take, where it is long: whatever takes longest begins first, and nothing long is left for the end."""

from __future__ import annotations

#: Seconds of processor time, of a file or of single tests by the beginning of their names.
SECONDS = {
    "tests/server/test_faults.py": 150,
    "tests/build/test_modules.py::test_the_same_sources": 110,
    "tests/server/test_bad_bytes.py": 80,
    "tests/arena/test_arena.py::test_a_ray_cluster": 70,
    "tests/test_docs.py": 60,
}


def seconds(test: str) -> int:
    """How long a test takes with all that runs in the same worker; 0 if that is short."""
    return max((weight for beginning, weight in SECONDS.items() if test.startswith(beginning)), default=0)
