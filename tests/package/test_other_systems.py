"""What plays and serves can be imported on systems that lack what Linux has, and without NumPy."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import importlib, os, pkgutil, sys
class Blocked:
    def find_spec(self, name, *_):
        if name.split(".")[0] in ("resource", "fcntl", "pwd", "grp", "uvloop", "numpy", "numba", "llvmlite"):
            raise ModuleNotFoundError(name, name=name)
for name in ("resource", "fcntl", "pwd", "grp"):
    sys.modules.pop(name, None)
sys.meta_path.insert(0, Blocked())
for name in ("nice", "setpriority", "getpriority", "killpg", "fork", "getuid", "geteuid"):
    delattr(os, name)
#: Generic modules, which are compiled for each game and need NumPy.
generic = {
    *("bots.greedy", "bots.search", "bots.numba_evaluator", "nets.encoding", "nets.fast_player", "nets.inference"),
    *("nets.rollout", "store.migrations.env"),
}
count = 0
for part in ("cli", "bots", "coach", "contract", "games", "host", "nets", "server", "store", "table", "text", "record"):
    package = importlib.import_module(f"tabletowers.{part}")
    for found in pkgutil.walk_packages(getattr(package, "__path__", ()), f"{package.__name__}."):
        name = found.name.removeprefix("tabletowers.")
        if name not in generic and "kernels" not in name.split(".")[:-1] and ".versions." not in name:
            if not name.endswith(".kernels") :
                importlib.import_module(found.name)
                count += 1
from tabletowers.server.http.http_protocol import most_connections
from tabletowers.server.workers.processes import yield_to_others
yield_to_others()
print(count > 200, most_connections())
"""


def test_everything_that_plays_and_serves_is_imported() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("True 10000\n", 0), done.stderr
