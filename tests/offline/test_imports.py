"""What a page runs needs no library of others but msgspec, and no processes."""

from __future__ import annotations

import subprocess
import sys

#: What a page doesn't have.
MISSING = (
    *(
        "numpy",
        "numba",
        "llvmlite",
        "sqlalchemy",
        "alembic",
        "starlette",
        "uvicorn",
        "prometheus_client",
        "redis",
        "saq",
    ),
    *("argon2", "http_ece", "py_vapid", "fluent", "babel", "rich", "platformdirs", "_multiprocessing"),
)

_BLOCKED = """
import importlib, sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in sys.argv[1].split(","):
            raise ImportError(f"{name} is blocked")

sys.meta_path.insert(0, Blocked())
import tabletowers.offline.page
from tabletowers.host.tables.game_catalogue import offered
assert len(offered().games) >= 3
"""


def test_a_page_has_everything_that_tables_without_a_server_import() -> None:
    subprocess.run([sys.executable, "-c", _BLOCKED, ",".join(MISSING)], check=True)


def test_names_that_were_documented_once_go_on() -> None:
    from tabletowers.offline import calls, house, local_host, local_jobs, log_store, routes, shelf, thinking

    assert (calls.answer, house.House, house.Owner) == (routes.answer, local_host.LocalHost, local_host.Owner)
    assert (shelf.InMemory, thinking.at_once) == (log_store.InMemory, local_jobs.at_once)
