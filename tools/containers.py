"""Runs a Dockerfile, a compose file and a systemd unit without Docker and systemd, with the kernel's own means.

An image is a folder. A container is a process in it with its own network, mounts and process numbers, the image's user
and environment, and what the compose file takes away from it. This understands as much of the three formats as our own
files use, and raises ValueError at anything else. It needs root, and a network namespace of its own (`isolated`).
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import IO, Any

#: Seconds until something that should happen is given up, and between two looks.
PATIENCE, _LOOK = 120.0, 0.1
#: What every image has on its path.
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
#: The test network: addresses that are reserved for examples (RFC 5737), so none of them is anybody's.
_NETWORK = "192.0.2"
_PROGRAMS = ("unshare", "nsenter", "setpriv", "ip", "mount", "chroot")
#: The user of a service with DynamicUser=yes.
_DYNAMIC = "61234:61234"


def why_not() -> str | None:
    """Return why containers can't be run here, or None if they can."""
    if sys.platform != "linux":
        return "namespaces are Linux's own"
    if os.geteuid() != 0:
        return "only root can mount folders and lay out networks"
    if missing := [program for program in _PROGRAMS if shutil.which(program) is None]:
        return f"{', '.join(missing)} is not installed"
    network = "ip link add towers type bridge && ip link add veth1 type veth peer name veth2"
    return failure(isolated(["sh", "-c", network]))


def failure(command: Sequence[str]) -> str | None:
    """Return the complaint of a command, or None if it works."""
    tried = subprocess.run(command, capture_output=True, text=True, check=False)
    return tried.stderr.strip() or f"{command[0]} failed" if tried.returncode else None


def isolated(command: Sequence[str]) -> list[str]:
    """Return a command that runs another one in a network of its own. All its processes end with it."""
    return ["unshare", "--net", "--mount", "--pid", "--fork", "--kill-child", "--mount-proc", *command]


# Images


@dataclass
class Image:
    """A root folder, and how a process is started in it."""

    root: Path
    environment: dict[str, str] = field(default_factory=dict)
    user: str = ""
    entrypoint: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    stop_signal: signal.Signals = signal.SIGTERM
    #: Folders and files of this machine that are mounted in every container, by their place there.
    mounts: dict[str, Path] = field(default_factory=dict)


def steps(dockerfile: Path) -> list[tuple[str, str]]:
    """Return the steps of a Dockerfile: what is done, and with what."""
    text = re.sub(r"\\\n\s*", "", dockerfile.read_text("utf-8"))
    lines = [line.partition(" ") for line in text.splitlines() if line and not line.startswith("#")]
    return [(what, rest.strip()) for what, _, rest in lines]


def described(dockerfile: Path, root: Path) -> Image:
    """Return what the last stage of a Dockerfile says about its image, with a root folder that exists already."""
    last: list[tuple[str, str]] = []
    for step in steps(dockerfile):
        last = [step] if step[0] == "FROM" else [*last, step]
    image = Image(root, {"PATH": PATH})
    for what, rest in last:
        _describe(image, what, rest)
    return image


def _describe(image: Image, what: str, rest: str) -> None:
    match what:
        case "ENV":
            for word in shlex.split(rest):
                name, _, value = word.partition("=")
                image.environment[name] = re.sub(r"\$(\w+)", lambda found: image.environment[found[1]], value)
        case "USER":
            image.user = rest
        case "ENTRYPOINT":
            image.entrypoint = _words(rest)
        case "CMD":
            image.command = _words(rest)
        case "HEALTHCHECK":
            image.health = _words(rest.partition("CMD ")[2])
        case "STOPSIGNAL":
            image.stop_signal = signal.Signals[rest]
        case "FROM" | "RUN" | "COPY" | "ADD" | "VOLUME" | "EXPOSE":
            pass
        case _:
            raise ValueError(f"unknown step {what} {rest}")


def _words(text: str) -> list[str]:
    import json

    words: list[str] = json.loads(text)
    return words


def build(dockerfile: Path, context: Path, folder: Path, base: Callable[[str], Path]) -> Image:
    """Carry out every step of a Dockerfile. `base` returns the folder of an image that it begins with."""
    stages: dict[str, Path] = {}
    root = folder
    for number, (what, rest) in enumerate(steps(dockerfile)):
        match what:
            case "FROM":
                image, _, name = rest.partition(" AS ")
                root = folder / (name or "image")
                _empty(root)
                _copy_tree(stages[image] if image in stages else base(image), root)
                stages[name] = root
            case "RUN":
                done = run_in(root, ["sh", "-c", rest], {"PATH": PATH})
                if done.returncode:
                    raise RuntimeError(f"step {number}, {rest}: {done.stdout}{done.stderr}")
            case "COPY" | "ADD":
                options, paths = _split(rest)
                *sources, target = paths
                origin = stages[options["--from"]] if "--from" in options else context
                place = root / target.lstrip("/")
                for source in sources:
                    found = sorted(origin.glob(source.lstrip("/")))
                    if not found:
                        raise ValueError(f"{what} {rest}: there is no {source}")
                    for each in found:
                        _put(each, place, into=target.endswith("/"), unpack=what == "ADD")
    image_made = described(dockerfile, root)
    for what, rest in steps(dockerfile):
        if what == "VOLUME":
            (root / rest.lstrip("/")).mkdir(exist_ok=True)
    return image_made


def _split(rest: str) -> tuple[dict[str, str], list[str]]:
    words = rest.split()
    options = dict(word.split("=", 1) for word in words if word.startswith("--"))
    return options, [word for word in words if not word.startswith("--")]


def _put(source: Path, target: Path, *, into: bool, unpack: bool) -> None:
    """Copy a file or a folder's contents, or unpack an archive."""
    if unpack and ".tar" in source.name:
        target.mkdir(parents=True, exist_ok=True)
        subprocess.run(["tar", "--extract", "--file", source, "--directory", target], check=True)
    elif source.is_dir():
        target.mkdir(parents=True, exist_ok=True)
        _copy_tree(source, target)
    else:
        (target if into else target.parent).mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)


def _empty(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)


def _copy_tree(source: Path, target: Path) -> None:
    subprocess.run(["cp", "--archive", "--reflink=auto", f"{source}/.", target], check=True)


# Processes in folders


def _mounting(root: Path, mounts: Mapping[str, Path], tmpfs: Sequence[str] = (), *, read_only: bool = False) -> str:
    """Return a shell script that mounts everything in a root folder, and then runs its arguments there."""
    place = shlex.quote(str(root))
    lines = [f"mount --bind {place} {place}", f"mount -t proc proc {place}/proc", f"mount --rbind /dev {place}/dev"]
    lines += [f"mount -t tmpfs -o mode=1777 tmpfs {place}{target}" for target in tmpfs]
    for target, source in mounts.items():
        there, here = f"{place}{shlex.quote(target)}", shlex.quote(str(source))
        room = (
            f"mkdir -p {there}" if source.is_dir() else f"mkdir -p $(dirname {there}); test -e {there} || touch {there}"
        )
        lines += [room, f"mount --bind {here} {there}"]
    if read_only:
        lines.append(f"mount -o remount,bind,ro {place}")
    return "\n".join(["set -e", *lines, f'cd /; exec chroot {place} "$@"'])


def run_in(
    root: Path,
    command: Sequence[str],
    environment: Mapping[str, str],
    mounts: Mapping[str, Path] = MappingProxyType({}),
) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder as root, with the network of this process and its settings of pip."""
    mounts = {**mounts, "/etc/resolv.conf": Path("/etc/resolv.conf")}
    surroundings = dict(environment)
    for name, value in os.environ.items():
        if name.startswith("PIP_") or name.lower().endswith("_proxy"):
            surroundings[name] = value
    if certificates := os.environ.get("PIP_CERT"):
        mounts["/run/certificates.pem"] = Path(certificates)
        surroundings["PIP_CERT"] = "/run/certificates.pem"
    surroundings |= {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    script = _mounting(root, mounts)
    return subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "sh", *command],
        env=surroundings,
        capture_output=True,
        text=True,
        check=False,
    )


class Network:
    """The network of a project: a bridge, and an address for each container."""

    def __init__(self) -> None:
        """Lay out the network. This process has to have one of its own (`isolated`)."""
        Path("/run/netns").mkdir(parents=True, exist_ok=True)
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", "/run/netns"], check=True)
        self._addresses: dict[str, str] = {}
        for command in (
            "link set lo up",
            "link add towers type bridge",
            f"addr add {_NETWORK}.1/24 dev towers",
            "link set towers up",
        ):
            _ip(command)

    def address(self, name: str) -> str:
        """Return the address of a place in the network, which is laid out when it is first asked for."""
        if name not in self._addresses:
            number = len(self._addresses) + 2
            self._addresses[name] = f"{_NETWORK}.{number}"
            _ip(f"netns add {name}")
            _ip(f"link add veth{number} type veth peer name eth0 netns {name}")
            _ip(f"link set veth{number} master towers up")
            for command in (
                f"addr add {self._addresses[name]}/24 dev eth0",
                "link set eth0 up",
                "link set lo up",
            ):
                _ip(f"-n {name} {command}")
        return self._addresses[name]


def _ip(command: str) -> None:
    subprocess.run(["ip", *command.split()], check=True)


@dataclass
class Container:
    """A process in an image's folder, with what was taken away from it."""

    name: str
    image: Image
    #: The place in the network, which several containers may share.
    place: str
    command: list[str]
    log: Path
    environment: dict[str, str] = field(default_factory=dict)
    mounts: dict[str, Path] = field(default_factory=dict)
    tmpfs: list[str] = field(default_factory=list)
    read_only: bool = False
    powerless: bool = False
    #: What it may do nevertheless, as setpriv calls it.
    capabilities: tuple[str, ...] = ()
    patience: float = 30.0
    process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the process."""
        mounts = {**self.image.mounts, **self.mounts}
        script = _mounting(self.image.root, mounts, self.tmpfs, read_only=self.read_only)
        inside = ["nsenter", f"--net=/run/netns/{self.place}"]
        inside += ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", script, "sh"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*inside, *self._identity(), *self.image.entrypoint, *self.command],
                env=self._surroundings(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )

    def _surroundings(self) -> dict[str, str]:
        return {"PATH": PATH, **self.image.environment, **self.environment}

    def _identity(self) -> list[str]:
        words = []
        if self.image.user:
            user, _, group = self.image.user.partition(":")
            words += ["--reuid", user, "--regid", group, "--clear-groups"]
        if self.powerless:
            kept = "".join(f",+{name}" for name in self.capabilities)
            words += [f"--bounding-set=-all{kept}", "--inh-caps=-all", "--no-new-privs"]
        return ["setpriv", *words, "--"] if words else []

    @property
    def is_running(self) -> bool:
        """Whether the process lives."""
        return self.process is not None and self.process.poll() is None

    @property
    def first(self) -> int:
        """The number of the container's first process, outside."""
        assert self.process is not None
        until = time.monotonic() + PATIENCE
        while self.is_running and time.monotonic() < until:
            children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
            if children:
                return int(children[0])
            time.sleep(_LOOK)
        raise RuntimeError(f"{self.name} has ended: {self.tail()}")

    def execute(
        self, command: Sequence[str], stdin: IO[Any] | None = None, stdout: IO[Any] | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run another command in the container."""
        inside = ["nsenter", "--target", str(self.first), "--mount", "--net", "--pid", "--root", "--wd"]
        return subprocess.run(
            [*inside, *self._identity(), *command],
            env=self._surroundings(),
            stdin=stdin or subprocess.DEVNULL,
            stdout=stdout or subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    def is_healthy(self) -> bool:
        """Whether the image's own check finds nothing wrong. Raises RuntimeError if the process has ended."""
        if not self.is_running:
            raise RuntimeError(f"{self.name} has ended: {self.tail()}")
        return self.execute(self.image.health).returncode == 0

    def stop(self) -> bool:
        """Ask the process to end. Returns whether it did so by itself."""
        if self.process is None or not self.is_running:
            return True
        os.kill(self.first, self.image.stop_signal)
        try:
            self.process.wait(self.patience)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return False
        return True

    def tail(self) -> str:
        """Return the end of what it has written."""
        return self.log.read_text("utf-8", "replace")[-2000:]


def wait_for(what: str, true: Callable[[], bool]) -> None:
    """Wait until something is true. Raises RuntimeError if it never is."""
    until = time.monotonic() + PATIENCE
    while not true():
        if time.monotonic() > until:
            raise RuntimeError(f"{what} did not happen")
        time.sleep(_LOOK)


# Compose


class Project:
    """The services of a compose file, and the commands of `docker compose` for them."""

    def __init__(self, folder: Path, state: Path, network: Network, images: Callable[[str], Image]) -> None:
        """Prepare the services of `folder`/compose.yaml. Volumes and logs are in `state`.

        `images` returns an image by its name; for an image of our own it is asked anew with each --build.
        """
        self.folder, self._state, self._network, self._find = folder, state, network, images
        self._images: dict[str, Image] = {}
        self.containers: dict[str, list[Container]] = {}
        #: The containers that did not end by themselves when they were stopped.
        self.stubborn: list[str] = []

    def declared(self) -> dict[str, Any]:
        """Return the compose file with the variables of `.env` filled in."""
        import yaml  # type: ignore[import-untyped]

        variables = self._variables()

        def filled(value: Any) -> Any:
            if isinstance(value, dict):
                return {key: filled(each) for key, each in value.items()}
            if isinstance(value, list):
                return [filled(each) for each in value]
            if isinstance(value, str):
                return re.sub(r"\$\{(\w+)(:\?[^}]*)?\}", lambda found: variables[found[1]], value)
            return value

        text = (self.folder / "compose.yaml").read_text("utf-8")
        declared: dict[str, Any] = filled(yaml.safe_load(text))
        chosen = {variables.get("COMPOSE_PROFILES")}
        services = declared["services"].items()
        declared["services"] = {
            name: service for name, service in services if "profiles" not in service or chosen & {*service["profiles"]}
        }
        return declared

    def _variables(self) -> dict[str, str]:
        lines = (self.folder / ".env").read_text("utf-8").split()
        return dict(line.split("=", 1) for line in lines)

    def run(self, line: str) -> None:
        """Run a line `docker compose …`. Raises RuntimeError if it fails."""
        match = re.fullmatch(r"(.*?)(?: (<|>) (\S+))?", line)
        assert match is not None
        words = shlex.split(match[1])[2:]
        match words:
            case ["up", *options] if set(options) <= {"--build", "--detach", "--wait"}:
                self._up(anew="--build" in options)
            case ["stop", *names]:
                for name in names:
                    self._stop(name)
            case ["exec", *more]:
                service, *command = [word for word in more if word != "-T"]
                with self._redirected(match[2], match[3]) as streams:
                    done = self.containers[service][0].execute(command, *streams)
                if done.returncode:
                    raise RuntimeError(f"{line}: {done.stderr}")
            case ["run", "--rm", "--no-deps", "-T", name, *command]:
                self._run_once(name, command)
            case _:
                raise ValueError(f"{line} is not understood")

    def _run_once(self, name: str, command: list[str]) -> None:
        """Run a command in a container of its own, in the place of a service that is stopped."""
        declared, place = self.declared(), self.containers[name][0].place
        container = self._container(place, declared["services"][name], declared, self._state / "hosts")
        container.command, container.log = command, self._state / f"{place}-run.log"
        container.start()
        assert container.process is not None
        if container.process.wait(PATIENCE):
            raise RuntimeError(f"{' '.join(command)}: {container.tail()}")

    def _redirected(self, sign: str | None, file: str | None) -> _Streams:
        return _Streams(sign, None if file is None else self.folder / file)

    def _up(self, *, anew: bool) -> None:
        declared = self.declared()
        # Every place has its address before the first container looks for the others.
        places = {
            name: [f"{name}-{number + 1}" for number in range(service.get("deploy", {}).get("replicas", 1))]
            for name, service in declared["services"].items()
        }
        hosts = self._state / "hosts"
        named = [(self._network.address(place), name) for name, each in places.items() for place in each]
        hosts.write_text("127.0.0.1 localhost\n" + "".join(f"{address} {name}\n" for address, name in named))
        for name, service in _in_order(declared["services"]):
            if "build" in service and (anew or name not in self.containers):
                self._images[service["image"]] = self._find(service["image"])
                for user, other in declared["services"].items():
                    if other["image"] == service["image"]:
                        self._stop(user)
        for name, service in _in_order(declared["services"]):
            if all(container.is_running for container in self.containers.get(name, ())) and name in self.containers:
                continue
            for other, wish in service.get("depends_on", {}).items():
                if wish["condition"] == "service_healthy":
                    self._wait_until_healthy(other)
            self.containers[name] = [self._container(place, service, declared, hosts) for place in places[name]]
            for container in self.containers[name]:
                container.start()
        for name in self.containers:
            self._wait_until_healthy(name)

    def _wait_until_healthy(self, name: str) -> None:
        for container in self.containers[name]:
            if container.image.health:
                wait_for(f"{container.name}: healthy", container.is_healthy)

    def _stop(self, name: str) -> None:
        self.stubborn += [container.name for container in self.containers.get(name, ()) if not container.stop()]

    def stop(self) -> None:
        """Stop everything."""
        for name in reversed(self.containers):
            self._stop(name)

    def _container(self, place: str, service: dict[str, Any], declared: dict[str, Any], hosts: Path) -> Container:
        known = "image build environment secrets volumes healthcheck restart command depends_on deploy read_only tmpfs"
        known += " profiles stop_signal"
        if unknown := service.keys() - {*known.split(), "cap_drop", "security_opt", "stop_grace_period", "ports"}:
            raise ValueError(f"unknown in compose.yaml: {', '.join(unknown)}")
        found = self._images.get(service["image"]) or self._find(service["image"])
        check = service.get("healthcheck", {})
        health = [] if check.get("disable") else check["test"][1:] if "test" in check else found.health
        ending = signal.Signals[service["stop_signal"]] if "stop_signal" in service else found.stop_signal
        image = Image(**{**vars(found), "health": health, "stop_signal": ending})
        mounts = {"/etc/hosts": hosts}
        for secret in service.get("secrets", ()):
            mounts[f"/run/secrets/{secret}"] = self.folder / declared["secrets"][secret]["file"]
        for volume in service.get("volumes", ()):
            name, target, *_ = volume.split(":")
            if name.startswith("./"):
                mounts[target] = self.folder / name
                continue
            mounts[target] = self._state / "volumes" / name
            mounts[target].mkdir(parents=True, exist_ok=True)
        return Container(
            name=place,
            image=image,
            place=place,
            command=service.get("command", image.command),
            log=self._state / f"{place}.log",
            environment=service.get("environment", {}),
            mounts=mounts,
            tmpfs=service.get("tmpfs", []),
            read_only=service.get("read_only", False),
            powerless=service.get("cap_drop") == ["ALL"] and service.get("security_opt") == ["no-new-privileges:true"],
            patience=float(service.get("stop_grace_period", "10s").removesuffix("s")),
        )


class _Streams:
    """The file that a command reads or writes, as a context manager."""

    def __init__(self, sign: str | None, file: Path | None) -> None:
        self._file = None if file is None else file.open("rb" if sign == "<" else "wb")
        self._streams = (self._file, None) if sign == "<" else (None, self._file)

    def __enter__(self) -> tuple[IO[Any] | None, IO[Any] | None]:
        return self._streams

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.close()


def _in_order(services: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Return the services, each after those that it depends on."""
    done: set[str] = set()
    while len(done) < len(services):
        ready = [name for name in services if name not in done and done >= services[name].get("depends_on", {}).keys()]
        for name in ready:
            done.add(name)
            yield name, services[name]


# Units


class Unit:
    """A service of systemd, and the commands of `systemctl` for it."""

    #: What is taken from the unit.
    _TRIED = "DynamicUser StateDirectory Environment EnvironmentFile ExecStart NoNewPrivileges ProtectSystem PrivateTmp"
    #: What a container has anyway, or what can't be tried here.
    _KNOWN = (
        "Description After Wants Type TimeoutStopSec Restart RestartSec LimitNOFILE PrivateDevices ProtectHome UMask "
        "ProtectKernelTunables ProtectKernelModules ProtectControlGroups RestrictAddressFamilies RestrictNamespaces "
        "RestrictRealtime LockPersonality SystemCallArchitectures WantedBy CapabilityBoundingSet ReadWritePaths Before"
    )

    def __init__(self, image: Image, name: str, place: str, log: Path) -> None:
        """Prepare a service whose file is in the image's /etc/systemd/system."""
        self._image, self.name, self._place, self._log = image, name, place, log
        self.container: Container | None = None

    def run(self, line: str) -> None:
        """Run a line `systemctl …`, if it is about this service."""
        match line.split()[1:]:
            case ["daemon-reload"]:
                pass
            case ["enable", "--now", *names] | ["start" | "stop" | "restart", *names] if self.name not in names:
                pass
            case ["enable", "--now", *_] | ["start", *_]:
                self._start()
            case ["stop", *_]:
                self.stop()
            case ["restart", *_]:
                self.stop()
                self._start()
            case _:
                raise ValueError(f"{line} is not understood")

    def _settings(self) -> dict[str, str]:
        text = (self._image.root / "etc/systemd/system" / f"{self.name}.service").read_text("utf-8")
        settings = dict(re.findall(r"(?m)^(\w+)=(.*)$", text))
        if unknown := settings.keys() - {*self._TRIED.split(), *self._KNOWN.split()}:
            raise ValueError(f"unknown in the unit: {', '.join(unknown)}")
        return settings

    def _start(self) -> None:
        settings = self._settings()
        assert (settings["ProtectSystem"], settings["PrivateTmp"]) == ("strict", "yes")
        root = self._image.root
        written = settings.get("ReadWritePaths", "").replace("-/", "/").split()
        mounts = {path: root / path[1:] for path in written if (root / path[1:]).exists()}
        if "StateDirectory" in settings:
            state = root / "var/lib" / settings["StateDirectory"]
            state.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.chown(state, *map(int, _DYNAMIC.split(":")))
            mounts[f"/var/lib/{settings['StateDirectory']}"] = state
        environment = dict(word.split("=", 1) for word in shlex.split(settings.get("Environment", "")))
        file = root / settings["EnvironmentFile"].lstrip("-/")
        if file.exists():
            environment |= dict(word.split("=", 1) for word in shlex.split(file.read_text("utf-8")))
        command = []
        for word in shlex.split(settings["ExecStart"]):
            command += environment.get(word[1:], "").split() if word.startswith("$") else [word]
        self.container = Container(
            name=self.name,
            image=Image(root, user=_DYNAMIC if "DynamicUser" in settings else "", mounts=self._image.mounts),
            place=self._place,
            command=command,
            log=self._log,
            environment=environment,
            mounts=mounts,
            tmpfs=["/tmp"],
            read_only=True,
            powerless=settings["NoNewPrivileges"] == "yes",
            capabilities=tuple(name.lower() for name in re.findall(r"CAP_(\w+)", settings["CapabilityBoundingSet"])),
            patience=float(settings["TimeoutStopSec"].removesuffix("s")),
        )
        self.container.start()

    def stop(self) -> None:
        """Stop the service. Raises RuntimeError if it does not end by itself."""
        if self.container is not None and not self.container.stop():
            raise RuntimeError(f"{self.name} did not end by itself")
