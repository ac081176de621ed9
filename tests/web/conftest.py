"""A real server and a real Chromium for the tests of the page."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.libraries import surroundings
from tests.web.reached import Notes

from benchmarks.services import end, free_port
from tabletowers.build.chromium import find_chromium, launch

sync_api = pytest.importorskip("playwright.sync_api", reason="the browser tests need playwright")

ROOT = Path(__file__).parents[2]
#: What keeps a browser from doing anything of its own.
QUIET = (
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


#: Milliseconds after which nothing will happen any more, on a machine that has much else to do.
PATIENCE = 240_000


#: Seats and cards are the same at all tables of a game and number of players, so that no test depends on luck.
SAME_DEAL = """
from tabletowers.table import fairness
key_for, dealt = fairness.key_for, ("seats", "deal", "reshuffle")
fairness.key_for = lambda secret, nonces, purpose: (
    key_for("00" * 32, [], purpose) if purpose.startswith(dealt) else key_for(secret, nonces, purpose)
)
"""

#: A match has two deals, and only two of the strengths play it, which answer at once.
SHORT_MATCHES = """
import tabletowers.host.matches as matches
matches.LENGTH, matches.CONTESTANTS = 2, matches.CONTESTANTS[:2]
"""


class Server:
    """A server with quick bots, which can be stopped and started again, also as another version of itself."""

    def __init__(
        self, database: Path, *more: str, same_deal: bool = True, plugins: bool = False, weekly: bool = False
    ) -> None:
        """`more` is what else it is told.

        With `plugins`, it has the games of `tests/plugins`, too, and with `weekly` a match for everybody each week.
        """
        self._port = free_port()
        self._database = database
        self._more = (*more, *(() if weekly else ("--no-weekly-match",)))
        self._prepared = SHORT_MATCHES + (SAME_DEAL if same_deal else "")
        self._path = os.pathsep.join(map(str, [ROOT / "src", *([ROOT / "tests/plugins"] if plugins else [])]))
        self._process: subprocess.Popen[bytes] | None = None
        self.address = f"http://127.0.0.1:{self._port}"

    def start(self, version: str | None = None, *, until_it: str = "ready") -> Server:
        """Start, and wait until it is `ready` or answers at all (`health`)."""
        given = ["serve", "--port", str(self._port), "--database", str(self._database), "--quick-bots", "--no-limits"]
        given += ["--log-level", "warning", *self._more]
        pretend = f"tabletowers.__version__ = {version!r}\n" if version else ""
        command = f"import tabletowers\n{pretend}{self._prepared}from tabletowers.cli import main\nmain({given!r})"
        with self._database.with_suffix(".log").open("ab") as log:
            environment = surroundings(PYTHONPATH=self._path)
            self._process = subprocess.Popen([sys.executable, "-c", command], env=environment, stdout=log, stderr=log)
        for _ in range(600):
            try:
                urllib.request.urlopen(f"{self.address}/{until_it}", timeout=2).close()
                return self
            except OSError:
                if self._process.poll() is not None:
                    break
                time.sleep(0.2)
        self.stop()
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        """Stop, if it runs."""
        if self._process is not None:
            end(self._process)
            self._process = None


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with an empty database."""
    if not (ROOT / "src/tabletowers/web_dist/index.html").exists():
        pytest.fail("the page is not built: npm --prefix web run build")
    started = Server(tmp_path_factory.mktemp("server") / "table.db").start()
    yield started.address
    started.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Any]:
    """What drives browsers."""
    if find_chromium() is None:
        pytest.skip("Chromium is not installed (Debian's package chromium)")
    with sync_api.sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Any) -> Iterator[Any]:
    """A headless Chromium."""
    launched = launch(playwright, *QUIET)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def notes() -> Notes | None:
    """What notes the calls that pages make, where all tests of the page run (`tests.web.reached`)."""
    folder = os.environ.get("CALLED")
    return Notes(Path(folder).absolute()) if folder else None


@pytest.fixture
def open_page(browser: Any, server: str, notes: Notes | None) -> Iterator[Callable[..., Any]]:
    """Opens a page as a new person. At the end of the test no page may have complained."""
    contexts, complaints = [], []

    def opened(
        path: str = "/",
        *,
        allowed: tuple[str, ...] = (),
        address: str | None = None,
        script: str | None = None,
        **wishes: Any,
    ) -> Any:
        wishes = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "locale": "en-GB"} | wishes
        context = browser.new_context(base_url=address or server, **wishes)
        contexts.append(context)
        if notes is not None:
            notes.listen(context)
        if script is not None:
            context.add_init_script(script)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)

        def heard(message: Any) -> None:
            if message.type in ("error", "warning") and not any(part in message.text for part in allowed):
                complaints.append(f"{message.text} {message.location}")

        page.on("console", heard)
        page.on("pageerror", lambda error: complaints.append(f"{error} {error.stack}"))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where screenshots are kept, to be looked at."""
    folder = ROOT / "build" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
