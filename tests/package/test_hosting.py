"""What `docs/hosting.md` tells an operator to do, done with the wheel and this machine's databases and proxies.

The steps of the Dockerfile are left to `tools/release --check`, which does everything with Debian's packages.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletowers.platforms import TAGS, this_machine
from tests.build.modules import needs_linker
from tools import hosting_check

pytest.importorskip("yaml", reason="compose.yaml is read with PyYAML")

SITE = Path(__file__).parents[2] / "build" / "site"

pytestmark = [
    pytest.mark.xdist_group("wheel"),
    needs_linker,
    pytest.mark.skipif(this_machine() not in TAGS, reason="there is no wheel for this kind of machine"),
]

#: Everything that is tried, in its order.
TRIED = [
    "the service starts, with a root folder that can only be read",
    "Caddy's example: page and websocket by https",
    "the service: backed up and restored",
    "the service: updated",
    "the service: a table goes on",
    "the service: restored to a point in time",
    "nginx's example: page and websocket by https",
    "the service: nothing is compiled",
    "the image by itself, on SQLite",
    "the services start, and two servers are ready",
    "the proxy of compose.yaml: page and websocket by https",
    "no process has a password in its arguments",
    "compose.yaml: backed up and restored",
    "compose.yaml: updated",
    "compose.yaml: a table goes on",
    "compose.yaml: restored to a point in time",
    "no container can write into its image",
    "commands for operators, in a server",
    "compose.yaml: nothing is compiled",
    "all containers end by themselves when they are asked to",
]


def test_an_operator_installs_backs_up_restores_updates_and_the_table_goes_on(
    built_wheel: Path, tmp_path: Path
) -> None:
    if (reason := hosting_check.why_not_short()) is not None:
        pytest.skip(reason)
    if not SITE.exists():
        pytest.skip("the site is not built (make site)")
    results = list(hosting_check.short(built_wheel, SITE, tmp_path))
    assert [result for result in results if not result.is_fine] == []
    assert [result.what for result in results] == TRIED
