"""What runs a server elsewhere: the image, the services around it and the unit say what this release understands."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletowers.cli import parser

yaml = pytest.importorskip("yaml", reason="compose.yaml is read with PyYAML")

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "tabletowers.service"


def steps() -> list[tuple[str, str]]:
    """The steps of the Dockerfile: what is done, and with what."""
    text = re.sub(r"\\\n\s*", "", (ROOT / "Dockerfile").read_text("utf-8"))
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(what, rest.strip()) for what, _, rest in lines]


def services() -> dict[str, Any]:
    """The services of compose.yaml, with names and passwords filled in."""
    text = re.sub(r"\$\{\w+(:\?[^}]*)?\}", "example", (ROOT / "compose.yaml").read_text("utf-8"))
    declared: dict[str, Any] = yaml.safe_load(text)["services"]
    return declared


def test_the_image_runs_without_root_is_checked_and_is_built_by_scripts_that_work_without_it() -> None:
    made = steps()
    last = len(made) - 1 - [what for what, _ in reversed(made)].index("FROM")
    final = dict(made[last:])
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", final["USER"])
    assert "/ready" in final["HEALTHCHECK"]
    built = " ".join(rest for what, rest in made if what == "RUN")
    for command in ("tools/install-server /app", "tools/build-engine /app /app/engine"):
        assert command in built
        script = ROOT / command.split()[0]
        subprocess.run(["sh", "-n", str(script)], check=True)
        assert script.stat().st_mode & 0o111
    assert ("COPY", "--from=engine --chown=tabletowers:tabletowers /app/engine /app/engine") in made[last:]
    assert "--engine" in json.loads(final["CMD"])
    # What the script compiles and for whom is what the image runs with.
    assert "TABLETOWERS_CACHE=/app/cache NUMBA_CPU_NAME=generic" in final["ENV"]


def test_everything_that_is_copied_into_the_image_is_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text("utf-8").split()
    for what, rest in steps():
        if what == "COPY" and "--from" not in rest:
            *sources, _ = rest.split()
            assert all((ROOT / source).exists() and source not in ignored for source in sources), rest


def test_every_command_of_ours_is_one_that_this_release_understands() -> None:
    final = dict(steps())
    assert json.loads(final["ENTRYPOINT"]) == ["tabletowers"]
    commands = [json.loads(final["CMD"])]
    commands += [service["command"] for service in services().values() if service["image"] == "tabletowers"]
    unit = re.findall(r"(?m)^ExecStart\w*=\S+/tabletowers (.*)$", UNIT.read_text("utf-8"))
    commands += map(shlex.split, unit)
    assert [command[0] for command in commands] == ["serve", "serve", "bot-worker", "warm", "serve"]
    for command in commands:
        parser().parse_args(command)


def test_services_that_others_wait_for_say_whether_they_are_ready() -> None:
    declared = services()
    checked = {name for name, service in declared.items() if "test" in service.get("healthcheck", {})}
    # The server's own check is in its image.
    checked.add("server")
    for service in declared.values():
        for name, wish in service.get("depends_on", {}).items():
            assert name in declared
            assert wish["condition"] != "service_healthy" or name in checked
        if service["image"] == "tabletowers":
            assert (service["read_only"], service["cap_drop"]) == (True, ["ALL"])


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not on this machine")
    copy = tmp_path / UNIT.name
    # The program is not installed here; another stands in for it.
    copy.write_text(UNIT.read_text("utf-8").replace("/opt/tabletowers/bin/tabletowers", sys.executable), "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (done.returncode, UNIT.name in done.stderr) == (0, False), done.stderr
