"""Runs every command of docs/hosting.md, the image, the services and the unit: install, back up, restore, update.

The whole form (`whole`, a part of `tools/release --check`) runs the steps of the Dockerfile in a folder that mmdebstrap
makes, with Debian's PostgreSQL, Redis, Caddy and nginx. The short form (`short`, for tests) runs everything but these
steps on top of this machine's own files, none of which it changes, with the packages of the tests.
"""

from __future__ import annotations

import http.client
import json
import os
import re
import secrets
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, NamedTuple, Self

from tabletowers.games import GAMES
from tabletowers.platforms import this_machine
from tools import containers
from tools.containers import PATH, Container, Image, Network, Project, Unit, run_in, wait_for

ROOT = Path(__file__).resolve().parents[1]
#: The name under which the servers are reached here: one for which Caddy makes the certificate itself.
NAME = "tables.localhost"
#: The name in the documentation.
_IN_DOCS = "tables.example.org"
#: A password with everything that means something in an address, a shell or a compose file.
PASSWORD = "p@ss:w/o?r#d%41 \"'`$HOME ${X:-y} \\ [é] & | ; <> * ="
#: Commands of the documentation that make the release that is tried here.
_MAKES_THE_RELEASE = ("git pull", "tools/release --target x86_64")
#: Debian's packages in place of the images that others make, and what a person installs for the service.
_PACKAGES = "caddy,nginx-light,postgresql,redis-server,python3-venv,ca-certificates"
#: What the commands make, besides files of the packages.
_OF_OPERATORS = (
    *("/app", "/data", "/opt/tabletowers", "/etc/tabletowers.env", "/var/lib/tabletowers", "/etc/letsencrypt"),
    *("/var/backups/tabletowers.db", "/var/backups/before-update.db", "/var/lib/postgresql/data"),
    *("/var/backups/tabletowers", "/etc/litestream.yml"),
)
#: What only compiles: where nothing is compiled, it need not be there.
_COMPILERS = ("numba", "llvmlite", "numpy")
_NO_COMPILERS = f"import sys; sys.modules.update(dict.fromkeys({_COMPILERS}))"
#: The commands that docs/hosting.md lists for operators, and what is run for each of them.
_OPERATORS = {
    "tabletowers export FILE": "tabletowers export /tmp/all.jsonl",
    "tabletowers import FILE": "tabletowers import --database /tmp/other.db /tmp/all.jsonl",
    "tabletowers admin backup FILE": "tabletowers admin --database /tmp/other.db backup /tmp/backup.db",
    "tabletowers verify --all": "tabletowers verify --all",
    "tabletowers admin check": "tabletowers admin --database /tmp/backup.db check",
    "tabletowers admin --help": "tabletowers admin --help",
    "tabletowers admin people NAME": "tabletowers admin people Anna",
    "tabletowers admin operator PERSON": "tabletowers admin operator PERSON",
    "tabletowers admin password PERSON --public https://your.name": "tabletowers admin password PERSON --public https://x",
    # The image doesn't have the extra that it needs; tests/store/test_public_games.py runs it.
    "tabletowers export --public FILE.parquet": "tabletowers export --help",
}
#: The section about a service that goes back in time.
_TO_TIME = "The service, restored to a point in time"
#: The time in the documentation's examples.
_TIME_IN_DOCS = "2027-01-31T20:15:00Z"
#: What the entrypoint of the image `postgres` does, with Debian's package.
_POSTGRES = """set -eu
[ $# = 0 ] || exec "$@"
data=/var/lib/postgresql/data
run() { setpriv --reuid postgres --regid postgres --init-groups "$@"; }
mkdir -p "$data" /var/run/postgresql
chown postgres:postgres "$data" /var/run/postgresql
if [ ! -s "$data/PG_VERSION" ]; then
    cp "$POSTGRES_PASSWORD_FILE" /tmp/password
    chown postgres /tmp/password
    run initdb -D "$data" --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust \
        --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8 --no-sync
    rm /tmp/password
    echo 'host all all all scram-sha-256' >>"$data/pg_hba.conf"
    echo "CREATE DATABASE $POSTGRES_DB;" | run postgres --single -D "$data" postgres
fi
exec setpriv --reuid postgres --regid postgres --init-groups postgres -D "$data" -c listen_addresses='*' \
    -c unix_socket_directories=/var/run/postgresql
"""


class Result(NamedTuple):
    """The result of a check: what was tried, whether it is as expected, and a remark."""

    what: str
    is_fine: bool
    remark: str


def whole(release: Path, place: Path) -> Iterator[Result]:
    """Try a release in folders that mmdebstrap makes below `place`, or say why that is left out."""
    if (reason := why_not_whole()) is not None:
        yield Result("hosting", True, f"left out: {reason}")
        return
    started = time.monotonic()
    clone = _clone(place, release)
    base = place / "debian"
    # As `FROM debian:trixie-slim` says.
    suite = re.search(r"FROM debian:(\w+)-slim", (ROOT / "Dockerfile").read_text("utf-8"))
    assert suite is not None
    machine = place / "machine"
    for root, packages in ((base, "ca-certificates"), (machine, _PACKAGES)):
        made = _debian(suite[1], root, packages)
        if made.returncode:
            yield Result("hosting", True, f"left out: mmdebstrap failed: {made.stderr.strip().splitlines()[-1]}")
            return
    containers.build(ROOT / "Dockerfile", clone, place / "stages", lambda _: base)
    yield Result("the steps of the Dockerfile", True, f"{time.monotonic() - started:.0f} s, with Debian's packages")
    # Those of pip need the network, which the machine doesn't have later.
    for line in (*_install_lines(), *filter(_is_pip, blocks(_TO_TIME)[0])):
        _need(run_in(machine, ["sh", "-c", f"cd /clone && {line}"], {"PATH": PATH}, {"/clone": clone}), line)
    yield from _apart({"form": "whole", "place": str(place)})


def short(wheel: Path, site: Path, place: Path) -> Iterator[Result]:
    """Try a wheel and a site on top of this machine's own files."""
    clone = _clone(place, None)
    (clone / "build" / "release").mkdir(parents=True)
    shutil.copy(wheel, clone / "build" / "release")
    yield from _apart({"form": "short", "place": str(place), "site": str(site)})


def why_not_whole() -> str | None:
    """Return why the whole form can't run here, or None if it can."""
    if this_machine() != "x86_64":
        return "the commands of the documentation name the wheel for x86-64"
    if shutil.which("mmdebstrap") is None:
        return "mmdebstrap is not installed"
    return containers.why_not()


def why_not_short() -> str | None:
    """Return why the short form can't run here, or None if it can."""
    from benchmarks.services import find_litestream, find_postgres, find_redis

    programs = {
        "caddy": shutil.which("caddy"),
        "nginx": shutil.which("nginx", path=PATH),
        "openssl": shutil.which("openssl"),
        "PostgreSQL": find_postgres(),
        "Redis": find_redis(),
        "Litestream": find_litestream(),
    }
    if missing := [name for name, program in programs.items() if program is None]:
        return f"not installed: {', '.join(missing)}"
    return containers.why_not() or containers.failure(["unshare", "--mount", "sh", "-c", _layered("/mnt")])


def _clone(place: Path, release: Path | None) -> Path:
    """Make a folder with what the commands find in a clone, and a release if there is one."""
    clone = place / "clone"
    deployed = ("tabletowers.service", "tabletowers-litestream.service", "litestream.yml", "postgres-archive")
    for name in ("Dockerfile", "compose.yaml", "requirements/server.txt", *(f"deploy/{name}" for name in deployed)):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, clone / name)
    if release is not None:
        shutil.copytree(release, clone / "build" / "release")
    return clone


def _debian(suite: str, root: Path, packages: str) -> subprocess.CompletedProcess[str]:
    command = ["mmdebstrap", "--variant=minbase", f"--include={packages}", suite, str(root)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def _apart(wish: dict[str, str]) -> Iterator[Result]:
    """Run this module in a network of its own, and read its results."""
    command = [sys.executable, "-m", "tools.hosting_check", json.dumps(wish)]
    with subprocess.Popen(containers.isolated(command), cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield Result(*json.loads(line))
    if process.returncode:
        yield Result("hosting", False, f"failed with exit code {process.returncode}, see above")


# The documentation


def _section(title: str, level: str = "###") -> str:
    text = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    _, found, rest = text.partition(f"\n{level} {title}\n")
    if not found:
        raise ValueError(f"docs/hosting.md has no section {title}")
    return re.split(r"(?m)^##", rest)[0]


def blocks(title: str, language: str = "sh") -> list[list[str]]:
    """Return the commands in a section of docs/hosting.md, block by block, without remarks."""
    found = re.findall(rf"(?ms)^```{language}\n(.*?)^```$", _section(title))
    return [[re.sub(r"\s+# .*", "", line) for line in block.splitlines()] for block in found]


def _install_lines() -> list[str]:
    """Return the commands that install the service, but for those of systemd."""
    return [line for line in blocks("As a service: systemd")[0] if not line.startswith("systemctl ")]


# In the network of its own


def main(wish: dict[str, str]) -> None:
    """Run the service and the project, and print every result as a line of JSON."""
    place = Path(wish["place"])
    network = Network()
    trial = (_Whole if wish["form"] == "whole" else _Short)(place, wish)
    for results in (_service(trial, network), _single(trial, network), _project(trial, network)):
        for result in results:
            print(json.dumps(result), flush=True)


class _Whole:
    """The folders that were made before: the image, and a machine with Debian's packages."""

    def __init__(self, place: Path, wish: dict[str, str]) -> None:
        self.place = place
        self.clone = place / "clone"
        self.machine = Image(place / "machine", mounts={"/clone": self.clone})
        self._image = place / "stages" / "image"
        (place / "state").mkdir()

    def image(self) -> Image:
        """Return the image of the Dockerfile."""
        return containers.described(ROOT / "Dockerfile", self._image)


def _layered(folder: str) -> str:
    """Return shell commands that lay memory over this machine's files: in FOLDER/root they can be changed."""
    layers = f"lowerdir=/,upperdir={folder}/upper,workdir={folder}/work"
    room = f"mkdir {folder}/upper {folder}/work {folder}/root"
    return f"mount -t tmpfs -o mode=755 tmpfs {folder} && {room} && mount -t overlay overlay -o {layers} {folder}/root"


class _Short(_Whole):
    """This machine's own files, with a thin layer in memory that takes what is written."""

    def __init__(self, place: Path, wish: dict[str, str]) -> None:
        from benchmarks.services import find_litestream

        super().__init__(place, wish)
        layer = place / "layer"
        layer.mkdir()
        _shell(_layered(str(layer)))
        self._image = layer / "root"
        # What an operator may have here is neither used nor changed.
        for path in _OF_OPERATORS:
            _shell(f"rm -rf {self._image}{path}")
        lent = {path: Path(path) for path in (sys.base_prefix, sysconfig.get_path("purelib"))}
        # They may be in folders that only root can enter; the layer in memory lets others in.
        for path in lent:
            for folder in Path(path).parents:
                inside = self._image / str(folder).lstrip("/")
                inside.chmod(inside.stat().st_mode | 0o011)
        self.machine = Image(self._image, mounts={"/clone": self.clone, **lent})
        self._mounts = {"/app/site": Path(wish["site"]), **lent}
        # The folder of the image's user, who has no name here.
        (self._image / "data").mkdir()
        os.chown(self._image / "data", 10001, 10001)
        self._install("/opt/tabletowers")
        shutil.copy(str(find_litestream()), self._image / "opt/tabletowers/bin")
        (self._image / "app").mkdir()
        (self._image / "app" / "venv").symlink_to("/opt/tabletowers")
        for line in _install_lines():
            if line.startswith("cp "):
                self.call(line)

    def call(self, line: str) -> None:
        """Run a command on the machine."""
        mounts = {**self.machine.mounts, sys.prefix: Path(sys.prefix)}
        _need(run_in(self.machine.root, ["sh", "-c", f"cd /clone && {line}"], {"PATH": PATH}, mounts), line)

    def _install(self, target: str) -> None:
        """Install the wheel into an environment of its own; what it needs is lent by the environment of the tests."""
        self.call(
            f"{sys.base_prefix}/bin/python{sys.version_info[0]}.{sys.version_info[1]} -m venv --without-pip {target}"
        )
        pip = f"{sys.executable} -m pip --python {target}/bin/python install --quiet --no-index --no-deps"
        self.call(f"{pip} build/release/*.whl")
        (own,) = (self.machine.root / target.lstrip("/")).glob("lib/python*/site-packages")
        (own / "lent.pth").write_text(f"{sysconfig.get_path('purelib')}\n{_NO_COMPILERS}\n")

    def image(self) -> Image:
        """Return what the Dockerfile says of the image, on top of this machine."""
        image = super().image()
        image.mounts = self._mounts
        return image


def _service(trial: _Whole, network: Network) -> Iterator[Result]:
    """Install the service, play, back up, restore, update, go on; and reach it by the proxies of the documentation."""
    install, back_up, restore, update = blocks("As a service: systemd")
    network.address("machine")
    root = trial.machine.root
    (root / "etc" / "tabletowers.env").write_text(f'OPTIONS="--secure --public https://{NAME}"\n')
    unit = Unit(trial.machine, "tabletowers", "machine", trial.place / "state" / "unit.log")
    copier = Unit(trial.machine, "tabletowers-litestream", "machine", trial.place / "state" / "litestream.log")

    def run(lines: Sequence[str]) -> None:
        for line in lines:
            if line.startswith("systemctl "):
                unit.run(line)
                copier.run(line)
                if unit.container is not None and unit.container.is_running:
                    wait_for("the service: ready", lambda: _is_up(unit.container))
            else:
                command = ["sh", "-c", f"cd /clone && {line}"]
                _need(run_in(root, command, {"PATH": PATH}, trial.machine.mounts), line)

    try:
        run([line for line in install if line.startswith("systemctl ")])
        assert unit.container is not None
        yield Result("the service starts, with a root folder that can only be read", True, _user_of(unit.container))
        with _proxy(trial, network, _caddy_of_docs(trial)) as proxy:
            yield from _proxied("Caddy's example", proxy, _caddy_certificate(trial))
            player = Player(proxy, _caddy_certificate(trial))
            yield from _gone_on("the service", player, run, (back_up, restore, _update(update, trial)))
            begin, to_time = blocks(_TO_TIME)
            run(_without_pip(begin))
            copy = root / "var/backups/tabletowers"
            yield _restored("the service", player, run, to_time, lambda: _last_copied(copy))
        with _proxy(trial, network, _nginx_of_docs(trial)) as proxy:
            yield from _proxied("nginx's example", proxy, trial.place / "state" / "nginx.pem")
        assert unit.container is not None
        yield _nothing_compiled("the service", [unit.container])
    finally:
        unit.stop()
        copier.stop()


def _update(lines: list[str], trial: _Whole) -> list[str]:
    """Return the commands of an update to a later release. In the short form, the environment has no pip for that."""
    if isinstance(trial, _Short):
        return _without_pip(lines)
    (wheel,) = (trial.clone / "build" / "release").glob("*manylinux*x86_64.whl")
    later = _later(wheel)
    return [line.replace(wheel.name, later.name) for line in lines]


def _without_pip(lines: list[str]) -> list[str]:
    return [line for line in lines if not _is_pip(line)]


def _is_pip(line: str) -> bool:
    return "/pip install" in line


def _later(wheel: Path) -> Path:
    """Write the same wheel under a later version, so that there is something to update to."""
    version = wheel.name.split("-")[1]
    newer = f"{version}.post1"
    later = wheel.with_name(wheel.name.replace(version, newer, 1))
    with zipfile.ZipFile(wheel) as old, zipfile.ZipFile(later, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            content = old.read(name)
            if name.endswith(".dist-info/METADATA"):
                content = content.replace(
                    f"\nVersion: {version}\n".encode(), f"\nVersion: {version}.post1\n".encode(), 1
                )
            elif name.endswith(".dist-info/RECORD"):
                content = content.replace(f"-{version}.dist-info".encode(), f"-{newer}.dist-info".encode())
            new.writestr(name.replace(f"-{version}.dist-info", f"-{newer}.dist-info"), content)
    return later


def _single(trial: _Whole, network: Network) -> Iterator[Result]:
    """Run the image by itself, as `docker run` does."""
    found = re.search(r"`docker run --publish 8000:8000 --volume tables:(\S+) tabletowers`", _section("Compose"))
    assert found is not None
    target, image, volume = found[1], trial.image(), trial.place / "state" / "tables"
    network.address("single")
    volume.mkdir()
    # A new volume belongs to the owner of the folder that it is mounted on.
    owner = (image.root / target.lstrip("/")).stat()
    os.chown(volume, owner.st_uid, owner.st_gid)
    log = trial.place / "state" / "single.log"
    container = Container("single", image, "single", image.command, log, mounts={target: volume})
    container.start()
    try:
        wait_for("the image by itself: healthy", container.is_healthy)
        stored = [path.name for path in volume.iterdir()]
    finally:
        ended = container.stop()
    yield Result("the image by itself, on SQLite", ended and "tables.db" in stored, " ".join(stored))


def _project(trial: _Whole, network: Network) -> Iterator[Result]:
    """Do the same with containers."""
    install, back_up, restore, update = blocks("Compose")
    archive, again, to_time, without = blocks("Compose, restored to a point in time")
    state = trial.place / "state"
    images = {
        "postgres": Image(
            trial.machine.root,
            {"PATH": f"{_postgres_folder(trial.machine.root)}:{PATH}"},
            entrypoint=["sh", "-c", _POSTGRES, "postgres"],
            stop_signal=signal.SIGINT,
        ),
        # The image has no protected mode: other containers may reach it.
        "redis": Image(trial.machine.root, entrypoint=["sh", "-c", 'exec "$@" --protected-mode no', "redis"]),
        "caddy": Image(trial.machine.root, {"XDG_DATA_HOME": "/data", "XDG_CONFIG_HOME": "/config"}),
    }
    project = Project(
        trial.clone,
        state,
        network,
        lambda name: trial.image() if name == "tabletowers" else images[name.partition(":")[0]],
    )

    def run(lines: Sequence[str]) -> None:
        for line in lines:
            if line.startswith("docker compose "):
                project.run(line)
            elif line not in _MAKES_THE_RELEASE:
                _shell(line.replace(_IN_DOCS, NAME), trial.clone)
            if line.startswith("chmod "):
                # A password as a person might choose one.
                (trial.clone / "secrets" / "database-password").write_text(f"{PASSWORD}\n", "utf-8")

    try:
        run(install)
        servers = project.containers["server"]
        yield Result("the services start, and two servers are ready", len(servers) == 2, _user_of(servers[0]))
        certificate = state / "volumes/certificates/caddy/pki/authorities/local/root.crt"
        proxy = network.address("proxy-1")
        yield from _proxied("the proxy of compose.yaml", proxy, certificate)
        yield _no_secret_in_arguments()
        player = Player(proxy, certificate)
        yield from _gone_on("compose.yaml", player, run, (back_up, restore, update))
        run(archive)
        run(again)
        yield _restored("compose.yaml", player, run, to_time, time.time)
        run(without)
        player.play(1)
        ran = [*project.containers["server"], *project.containers["bots"]]
        wrote = [each.name for each in ran if not each.execute(["sh", "-c", "touch /app/x || touch /x"]).returncode]
        yield Result("no container can write into its image", not wrote, " ".join(wrote))
        yield from _operated(ran[0], whole=not isinstance(trial, _Short))
        yield _nothing_compiled("compose.yaml", ran)
    finally:
        project.stop()
    yield Result(
        "all containers end by themselves when they are asked to", not project.stubborn, " ".join(project.stubborn)
    )


def _operated(server: Container, *, whole: bool) -> Iterator[Result]:
    """Whether the commands for operators work in a server: one of them, or all that the documentation lists."""
    if named := set(re.findall(r"`(tabletowers [^`]+)`", _section("Looking after it", "##"))) ^ _OPERATORS.keys():
        raise ValueError(f"not in both docs/hosting.md and its check: {named}")
    person = server.execute(["tabletowers", "admin", "people", "Anna"]).stdout.split(" ")[0]
    failed = []
    for line in _OPERATORS.values() if whole else ["tabletowers admin check"]:
        done = server.execute(shlex.split(line.replace("PERSON", person)))
        if done.returncode:
            failed.append(f"{line}: {done.stdout}{done.stderr}")
    yield Result("commands for operators, in a server", bool(person) and not failed, " ".join(failed)[-1000:])


def _postgres_folder(root: Path) -> str:
    """Return the folder of PostgreSQL's programs, the newest."""
    folders = sorted(root.glob("usr/lib/postgresql/*/bin"), key=lambda folder: float(folder.parent.name))
    return f"/{folders[-1].relative_to(root)}" if folders else PATH


def _gone_on(
    where: str, player: Player, run: Any, commands: tuple[list[str], list[str], list[str]]
) -> Iterator[Result]:
    """Play, back up, play, restore, go on, update, go on."""
    back_up, restore, update = commands
    player.begin()
    player.play(2)
    run(back_up)
    at_backup = player.position()
    player.play(2)
    later = player.position()
    run(restore)
    yield Result(f"{where}: backed up and restored", player.position() == at_backup != later, f"position {at_backup}")
    player.play(1)
    before = player.position()
    run(update)
    yield Result(f"{where}: updated", player.position() == before, f"position {before}")
    player.play(1)
    yield Result(f"{where}: a table goes on", player.position() > before, f"to position {player.position()}")


def _restored(where: str, player: Player, run: Any, lines: list[str], copied: Callable[[], float]) -> Result:
    """Play, restore everything to a moment before the last moves, and go on. `copied` is the age of the copy."""
    player.play(1)
    at_moment, now = player.position(), time.time()
    # Something new, by which the copy shows how far it is.
    player.another()
    wait_for(f"{where}: copied", lambda: copied() >= now)
    time.sleep(1)
    moment = datetime.now(UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    time.sleep(1)
    player.play(2)
    later = player.position()
    run([line.replace(_TIME_IN_DOCS, moment) for line in lines])
    is_there = player.position() == at_moment != later
    player.play(1)
    return Result(f"{where}: restored to a point in time", is_there, f"position {at_moment}, not {later}")


def _last_copied(folder: Path) -> float:
    """Return when Litestream read the newest part of its copy."""
    return max((part.stat().st_mtime for part in folder.rglob("*.ltx")), default=0.0)


def _nothing_compiled(where: str, ran: Sequence[Container]) -> Result:
    said = [line for container in ran for line in container.log.read_text("utf-8").splitlines() if "compil" in line]
    return Result(f"{where}: nothing is compiled", not said, " ".join(said)[-500:])


def _no_secret_in_arguments() -> Result:
    """Whether no process shows the password to others."""
    shown = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = file.read_bytes().split(b"\0")
        except OSError:
            continue
        # This process and the shells have the password in no argument either.
        if any(PASSWORD.encode() in word for word in words):
            shown.append(words[0].decode())
    return Result("no process has a password in its arguments", not shown, " ".join(shown))


def _user_of(container: Container) -> str:
    status = Path(f"/proc/{container.first}/status").read_text("utf-8")
    found = dict(re.findall(r"(?m)^(Uid|CapBnd|NoNewPrivs):\t(\S+)", status))
    if found["Uid"] == "0" or int(found["CapBnd"], 16) or found["NoNewPrivs"] != "1":
        raise RuntimeError(f"{container.name} may do more than it should: {found}")
    return f"as user {found['Uid']}, without capabilities"


# Proxies


class _proxy:  # noqa: N801 (used like a function)
    """A proxy of the documentation, beside the service: a context manager that returns its address."""

    def __init__(self, trial: _Whole, network: Network, command: list[str]) -> None:
        self._address = network.address("machine")
        home = trial.place / "state" / "home"
        home.mkdir(exist_ok=True)
        image = Image(trial.machine.root, {"XDG_DATA_HOME": "/run/proxy", "XDG_CONFIG_HOME": "/run/proxy"})
        log = trial.place / "state" / "proxy.log"
        mounts = {"/clone": trial.clone, "/run/proxy": home}
        self._container = Container("proxy", image, "machine", command, log, mounts=mounts)

    def __enter__(self) -> str:
        self._container.start()
        wait_for("the proxy: listening", self._listens)
        return self._address

    def _listens(self) -> bool:
        if not self._container.is_running:
            raise RuntimeError(f"the proxy has ended: {self._container.tail()}")
        try:
            socket.create_connection((self._address, 443), 1).close()
        except OSError:
            return False
        return True

    def __exit__(self, *_: object) -> None:
        self._container.stop()


def _caddy_of_docs(trial: _Whole) -> list[str]:
    (lines,) = blocks("A proxy: Caddy", "")
    (trial.clone / "Caddyfile").write_text("\n".join(lines).replace(_IN_DOCS, NAME) + "\n", "utf-8")
    return ["caddy", "run", "--config", "/clone/Caddyfile"]


def _caddy_certificate(trial: _Whole) -> Path:
    return trial.place / "state" / "home/caddy/pki/authorities/local/root.crt"


def _nginx_of_docs(trial: _Whole) -> list[str]:
    (lines,) = blocks("A proxy: nginx", "")
    text = "\n".join(lines).replace(_IN_DOCS, NAME)
    own = "daemon off; pid /run/nginx.pid; error_log stderr; events {} "
    (trial.clone / "nginx.conf").write_text(own + "http { access_log off; " + text + " }\n", "utf-8")
    folder = trial.machine.root / "etc/letsencrypt/live" / NAME
    folder.mkdir(parents=True)
    made = f"openssl req -x509 -newkey rsa:2048 -nodes -subj /CN={NAME} -addext subjectAltName=DNS:{NAME} -days 1"
    _shell(f"{made} -keyout {folder}/privkey.pem -out {folder}/fullchain.pem")
    shutil.copy(folder / "fullchain.pem", trial.place / "state" / "nginx.pem")
    return ["nginx", "-c", "/clone/nginx.conf"]


def _proxied(what: str, address: str, certificate: Path) -> Iterator[Result]:
    """Whether the page, its own check and a websocket come through a proxy, by https."""
    wait_for("a certificate", certificate.exists)
    wait_for(what, lambda: _answers(address, certificate))
    with _Https(address, certificate) as connection:
        connection.request("GET", "/")
        page = connection.getresponse().read()
    with _Https(address, certificate) as connection:
        asked = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
        asked |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Origin": f"https://{NAME}"}
        token = Player(address, certificate).token
        connection.request("GET", "/api/v1/ws", headers={**asked, "Authorization": f"Bearer {token}"})
        status = connection.getresponse().status
    fine = b"<html" in page and status == 101
    yield Result(f"{what}: page and websocket by https", fine, f"websocket: {status}")


def _answers(address: str, certificate: Path) -> bool:
    try:
        with _Https(address, certificate) as connection:
            connection.request("GET", "/ready")
            return connection.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False


def _is_up(service: Container | None) -> bool:
    """Whether the service on the machine is ready: it listens only there, so a command asks it there."""
    if service is None or not service.is_running:
        raise RuntimeError(f"the service has ended: {service and service.tail()}")
    program = "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/ready', timeout=4)"
    command = ["nsenter", "--net=/run/netns/machine", sys.executable, "-c", program]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


class _Https(http.client.HTTPSConnection):
    """A connection to a proxy by its address, which asks for its name."""

    def __init__(self, address: str, certificate: Path) -> None:
        self._tls = ssl.create_default_context(cafile=str(certificate))
        super().__init__(NAME, timeout=30, context=self._tls)
        self._address = address

    def connect(self) -> None:
        """Connect to the address instead of looking the name up."""
        self.sock = self._tls.wrap_socket(socket.create_connection((self._address, 443), 30), server_hostname=NAME)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Player:
    """A guest who plays against a bot through a proxy."""

    def __init__(self, address: str, certificate: Path) -> None:
        self._where = address, certificate
        self.token = ""
        self.token = self.another()
        self.table = ""

    def another(self) -> str:
        """Begin as another guest, and return the token."""
        token: str = self._call("POST", "/guests", {"name": "Anna"})["token"]
        return token

    def begin(self) -> None:
        """Begin a game."""
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        self.table = self._call("POST", "/tables", {"game": GAMES[0], "seats": seats})["id"]
        self._call("POST", f"/tables/{self.table}/start", {"fill": True})

    def play(self, moves: int) -> None:
        """Make some moves, each the first that is legal."""
        while moves:
            wait_for("the bot's answer", lambda: bool(self._state()["legal"]))
            state = self._state()
            wish = {"seat": state["you"]["seat"], "move": state["legal"][0], "position": state["position"]}
            if "seq" in self._call("POST", f"/tables/{self.table}/moves", {**wish, "key": secrets.token_hex(8)}):
                moves -= 1
        wait_for("the bot's answer", lambda: bool(self._state()["legal"]))

    def position(self) -> int:
        """Return how far the game has come."""
        position: int = self._state()["position"]
        return position

    def _state(self) -> Any:
        return self._call("GET", f"/tables/{self.table}")

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self.token}"} if self.token else {}
        )
        with _Https(*self._where) as connection:
            connection.request(method, f"/api/v1{path}", None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            text = answer.read()
        if answer.status >= 400 and b"stale_position" not in text:
            raise RuntimeError(f"{method} {path}: {answer.status} {text[:500].decode()}")
        return json.loads(text)


def _shell(line: str, folder: Path | None = None) -> None:
    _need(subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, text=True, check=False), line)


def _need(done: subprocess.CompletedProcess[str], line: str) -> None:
    if done.returncode:
        raise RuntimeError(f"{line} failed: {done.stdout[-1000:]}{done.stderr[-2000:]}")


if __name__ == "__main__":
    main(json.loads(sys.argv[1]))
