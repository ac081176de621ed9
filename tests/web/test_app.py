"""The page as an app: what a phone needs to install it, from a server and from a site without one."""

from __future__ import annotations

import json
import struct
import urllib.request
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from tests.web.conftest import QUIET

from tabletowers.build.chromium import FLAGS, find_chromium
from tabletowers.text import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"


class Silent(SimpleHTTPRequestHandler):
    """Serves the files of a folder and says nothing."""

    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".webmanifest": "application/manifest+json"}

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def site() -> Iterator[str]:
    """The address of the site without a server, below a path."""
    if not (ROOT / "build" / "site" / "manifest-en.webmanifest").exists():
        pytest.skip("the site is not built; make site takes some minutes")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(ROOT / "build"))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_port}/site"
        host.shutdown()


@pytest.fixture(params=["server", "site"])
def address(request: pytest.FixtureRequest) -> str:
    found: str = request.getfixturevalue(request.param)
    return found


def test_nothing_keeps_the_page_from_being_installed(playwright: Any, address: str, tmp_path: Path) -> None:
    """In a normal profile, because a private window installs nothing."""
    whole = find_chromium(whole=True)
    if whole is None:
        pytest.skip("the headless shell installs nothing; it takes the whole Chromium")
    context = playwright.chromium.launch_persistent_context(
        tmp_path / "profile", executable_path=whole, args=[*FLAGS, *QUIET], headless=True
    )
    try:
        page = context.new_page()
        page.goto(f"{address}/")
        page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        session = context.new_cdp_session(page)
        found = session.send("Page.getAppManifest")
        assert found["errors"] == []
        known = json.loads(found["data"])
        assert known["id"] == known["scope"] == known["start_url"] == "./"
        assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        assert page.locator("link[rel=apple-touch-icon]").count() == 1
    finally:
        context.close()


def size_of(name: str) -> tuple[int, int]:
    """The width and height of a PNG or of a WebP picture."""
    content = (PUBLIC / name).read_bytes()
    if content[:4] == b"\x89PNG":
        width, height = struct.unpack(">II", content[16:24])
        return width, height
    assert content[8:16] == b"WEBPVP8 "
    wide, high = struct.unpack("<HH", content[26:30])
    return wide & 0x3FFF, high & 0x3FFF


def test_the_manifest_says_what_its_pictures_are() -> None:
    known = json.loads((PUBLIC / "manifest.webmanifest").read_text("utf-8"))
    for picture in (*known["icons"], *known["screenshots"]):
        if picture["sizes"] != "any":
            width, height = size_of(picture["src"])
            assert picture["sizes"] == f"{width}x{height}", picture["src"]
    # An icon that may be cut to any shape looks too small where it is not cut.
    purposes = [icon["purpose"] for icon in known["icons"]]
    assert set(purposes) == {"any", "maskable"}
    assert {shot["form_factor"] for shot in known["screenshots"]} == {"wide", "narrow"}
    assert size_of("icon-apple.png") == (180, 180)


@pytest.mark.parametrize("language", LANGUAGES)
def test_shortcuts_are_in_the_language_of_the_reader(server: str, language: str) -> None:
    say = catalogue(language)
    asked = urllib.request.Request(f"{server}/manifest.webmanifest", headers={"Accept-Language": language})
    with urllib.request.urlopen(asked) as answer:
        known = json.load(answer)
    shortcuts = {shortcut["name"]: shortcut["url"] for shortcut in known["shortcuts"]}
    assert shortcuts == {say("web-daily-title"): "./puzzles/daily", say("app-resume"): "./history"}
    assert known["description"] == say("preview-start")
