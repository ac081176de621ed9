"""Settings of every test run."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.weights import seconds

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


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let a module that sets something up for all its tests run in one worker, and what takes longest begin first."""
    together = {item.path for item in items if "module" in _scopes(item)}
    for item in items:
        if item.path in together and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(item.nodeid.partition("::")[0]))
    items.sort(key=lambda item: seconds(item.nodeid), reverse=True)


def _scopes(item: pytest.Item) -> set[str]:
    """For how long the fixtures of a test live."""
    info = getattr(item, "_fixtureinfo", None)
    return {fixture.scope for fixtures in info.name2fixturedefs.values() for fixture in fixtures} if info else set()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Keep what was left out for the end of `make test`."""
    name = os.environ.get("LEFT_OUT")
    if name and not hasattr(terminalreporter.config, "workerinput"):
        with Path(name).open("a") as file:
            file.writelines(sorted({_left_out(report) for report in terminalreporter.getreports("skipped")}))


def _left_out(report: pytest.CollectReport | pytest.TestReport) -> str:
    """A line about a test, or a module, that was not run: which, and why."""
    assert isinstance(report.longrepr, tuple)
    return f" - {report.nodeid.partition('@')[0]}: {report.longrepr[2].removeprefix('Skipped: ')}\n"
