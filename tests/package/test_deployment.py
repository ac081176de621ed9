"""What runs a server elsewhere: the image, the services around it and the unit say what this release understands."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

import tabletowers
from tabletowers.cli import parser
from tabletowers.platforms import FOLDER, wheel
from tabletowers.server.http.http_protocol import ConnectionLimit
from tools import containers

yaml = pytest.importorskip("yaml", reason="compose.yaml is read with PyYAML")

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "tabletowers.service"
COPIER = ROOT / "deploy" / "tabletowers-litestream.service"


def services() -> dict[str, Any]:
    """The services of compose.yaml, with names and passwords filled in."""
    text = re.sub(r"\$\{\w+(:\?[^}]*)?\}", "example", (ROOT / "compose.yaml").read_text("utf-8"))
    declared: dict[str, Any] = yaml.safe_load(text)["services"]
    return declared


def test_the_image_runs_without_root_is_checked_and_compiles_nothing() -> None:
    image = containers.described(ROOT / "Dockerfile", ROOT)
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", image.user)
    assert "/ready" in image.health[-1]
    locked = (ROOT / "requirements" / "server.txt").read_text("utf-8")
    assert re.findall(r"(?m)^(numba|llvmlite|numpy)==", locked) == []
    # The engine is the folder that is packed into the site's archive.
    assert ("ADD", "build/release/*-site.tar.xz /app/") in containers.steps(ROOT / "Dockerfile")
    assert image.command[-2:] == ["--engine", "/app/site"]


def test_everything_that_is_copied_into_the_image_is_part_of_the_context_and_of_a_release() -> None:
    ignored, *kept = [line for line in (ROOT / ".dockerignore").read_text("utf-8").split("\n") if line[:1] not in "#"]
    assert ignored == "*"
    version = tabletowers.__version__
    files = [f"{FOLDER}/{wheel(target)}" for target in ("x86_64", "aarch64")]
    files += [f"{FOLDER}/tabletowers-{version}-site.tar.xz", "requirements/server.txt"]
    copied = {
        source
        for what, rest in containers.steps(ROOT / "Dockerfile")
        if what in ("COPY", "ADD") and "--from" not in rest
        for source in rest.split()[:-1]
    }
    for file in files:
        assert any(fnmatch(file, pattern) for pattern in copied), file
        assert any(fnmatch(file, pattern.removeprefix("!")) for pattern in kept), file
    assert not any(fnmatch(f"{FOLDER}/{wheel('amd64')}", pattern) for pattern in copied)
    assert not any(fnmatch("secrets/database-password", pattern.removeprefix("!")) for pattern in kept)


def test_every_command_of_ours_is_one_that_this_release_understands() -> None:
    image = containers.described(ROOT / "Dockerfile", ROOT)
    assert image.entrypoint == ["tabletowers"]
    commands = [image.command]
    commands += [service["command"] for service in services().values() if service["image"] == "tabletowers"]
    unit = re.findall(r"(?m)^ExecStart\w*=\S+/tabletowers (.*) \$OPTIONS$", UNIT.read_text("utf-8"))
    commands += map(shlex.split, unit)
    assert [command[0] for command in commands] == ["serve", "serve", "bot-worker", "serve"]
    for command in commands:
        parser().parse_args(command)


def test_secrets_are_files_that_no_command_and_no_image_has() -> None:
    text = (ROOT / "compose.yaml").read_text("utf-8")
    assert set(re.findall(r"\$\{(\w+)", text)) == {"NAME"}
    declared = yaml.safe_load(text)["secrets"]
    ignored = (ROOT / ".gitignore").read_text("utf-8").split()
    for secret in declared.values():
        assert f"/{Path(secret['file']).parts[0]}/" in ignored
    for service in services().values():
        settings = service.get("environment", {})
        assert all(value.startswith("/run/secrets/") for name, value in settings.items() if "PASSWORD" in name)


def test_there_is_one_compose_text() -> None:
    listed = subprocess.run(["git", "ls-files", "*.md", "*.yaml", "*.yml"], cwd=ROOT, capture_output=True, text=True)
    files = [path for path in listed.stdout.split() if "\nservices:\n" in (ROOT / path).read_text("utf-8")]
    assert files == ["compose.yaml"]


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


@pytest.mark.parametrize("unit", [UNIT, COPIER], ids=lambda unit: unit.name)
def test_systemd_understands_the_unit(unit: Path, tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd-analyze is not on this machine")
    copy = tmp_path / unit.name
    # The program is not installed here; another stands in for it.
    copy.write_text(re.sub(r"/opt/tabletowers/bin/\w+", sys.executable, unit.read_text("utf-8")), "utf-8")
    added = re.findall(r"(?ms)^```ini\n(.*?)^```", (ROOT / "docs" / "hosting.md").read_text("utf-8"))
    assert len(added) == 1
    (tmp_path / f"{unit.name}.d").mkdir()
    (tmp_path / f"{unit.name}.d" / "override.conf").write_text(added[0], "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (done.returncode, unit.name in done.stderr) == (0, False), done.stderr


@pytest.mark.parametrize(
    ("passed_on", "person"),
    [
        ("203.0.113.7", "203.0.113.7"),
        # A proxy that appends: what stands before the person's address, the person has written.
        ("198.51.100.9, 203.0.113.7", "203.0.113.7"),
        # A second proxy of one's own, in a private network.
        ("198.51.100.9, 203.0.113.7, 10.0.3.2", "203.0.113.7"),
    ],
)
def test_nobody_chooses_an_address_behind_the_proxies_of_the_compose_file(passed_on: str, person: str) -> None:
    trusted = services()["server"]["environment"]["FORWARDED_ALLOW_IPS"]
    seen: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope["client"][0])

    scope: Any = {"type": "http", "client": ("172.18.0.5", 4000), "headers": [(b"x-forwarded-for", passed_on.encode())]}
    unused: Any = None
    asyncio.run(ProxyHeadersMiddleware(app, trusted)(scope, unused, unused))
    assert seen == [person]


def test_the_proxy_of_the_compose_file_may_have_more_connections_than_a_person() -> None:
    trusted = tuple(services()["server"]["environment"]["FORWARDED_ALLOW_IPS"].split(","))
    doors = ConnectionLimit(most=100, each=2, proxies=trusted)
    assert [doors.enter("172.18.0.5") for _ in range(4)] == [True] * 4
    assert [doors.enter("203.0.113.7") for _ in range(4)] == [True, True, False, False]
