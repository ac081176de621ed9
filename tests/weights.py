"""How long tests take, where it is long: whatever takes longest begins first, and nothing long is left for the end."""

from __future__ import annotations

#: Seconds on one processor, roughly: of a module that runs in one worker, or of single tests, by how their names begin.
SECONDS = {
    "tests/server/test_faults.py": 150,
    "tests/server/test_alerts.py": 60,
    "tests/server/test_grown.py": 100,
    "tests/server/test_bad_bytes.py": 80,
    "tests/build/test_modules.py": 70,
    "tests/arena/test_arena.py::test_a_ray_cluster": 70,
    "tests/benchmarks/test_long_runs.py": 60,
    "tests/benchmarks/test_restore.py": 40,
    "tests/package/test_hosting.py": 60,
    "tests/package/test_wheel.py": 45,
    "tests/server/test_set_aside.py": 45,
    "tests/server/test_closed_deals.py": 45,
    "tests/server/test_recovery.py": 45,
    "tests/server/test_sessions.py": 45,
    "tests/server/test_notices.py": 40,
    "tests/server/test_identity.py": 40,
    "tests/test_site.py::test_every_page": 40,
    "tests/build/test_backend_check.py": 30,
    "tests/build/test_abroad.py": 30,
    "tests/store/test_store.py": 30,
    "tests/server/test_shares.py": 30,
    "tests/coach/test_positions.py": 15,
    "tests/server/test_background_compiler.py": 40,
    "tests/bots/test_strengths.py": 40,
    "tests/test_examples.py": 25,
    "tests/stats/test_stats.py": 20,
    "tests/conformance/test_wellformed.py": 20,
    "tests/web/test_anywhere.py": 120,
    "tests/web/test_newcomer.py": 110,
    "tests/web/test_pages.py::test_what_somebody_sees": 80,
    "tests/web/test_games.py": 80,
    "tests/web/test_account.py": 60,
    "tests/web/test_company.py": 50,
    "tests/web/test_away.py": 40,
    "tests/web/test_pages.py::test_tables": 40,
    "tests/web/test_learning.py": 30,
    "tests/web/test_together.py": 20,
}


def seconds(test: str) -> int:
    """How long a test takes, together with what runs in the same worker; 0 if that is short."""
    return max((weight for beginning, weight in SECONDS.items() if test.startswith(beginning)), default=0)
