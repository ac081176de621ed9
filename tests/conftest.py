"""Settings of every test run."""

import os
import sys
from pathlib import Path

from hypothesis import HealthCheck, settings

# A fourth game, in a package of its own: every generic test runs on it too, here and in the programs that tests start.
PLUGINS = str(Path(__file__).parent / "plugins")
sys.path.insert(0, PLUGINS)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [PLUGINS, os.environ.get("PYTHONPATH")]))

# As in the Makefile: programs of the virtual environment come first, Node.js among them where the machine has none.
os.environ["PATH"] = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])

# Kernels compile on first use, so a single example may be slow; examples are the same in every run.
settings.register_profile(
    "tabletowers",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],
)
settings.load_profile("tabletowers")
