"""What links to the site without a server show."""

from __future__ import annotations

import json
import re
import struct
from pathlib import Path

import pytest

from tabletowers.build.site import write_previews
from tabletowers.games import GAMES
from tabletowers.text import LANGUAGES, catalogue

WEB = Path(__file__).parents[2] / "web"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A site before its previews are written."""
    for file in (WEB / "index.html", WEB / "public" / "manifest.webmanifest"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    return tmp_path


def tag(page: Path, name: str) -> str:
    found = re.search(f'<meta property="{name}" content="([^"]*)">', page.read_text("utf-8"))
    return "" if found is None else found[1]


def test_the_site_and_each_game_have_a_title_and_a_picture(folder: Path) -> None:
    write_previews(folder, "https://example.org/games/")
    shown = {"index.html": ("", "start")} | {f"{name}.html": (f"{name}.html", name) for name in GAMES}
    for file, (path, picture) in shown.items():
        page = folder / file
        assert tag(page, "og:url") == f"https://example.org/games/{path}"
        assert tag(page, "og:image") == f"https://example.org/games/preview-{picture}.png"
        drawn = (folder / f"preview-{picture}.png").read_bytes()
        assert struct.unpack(">II", drawn[16:24]) == (1200, 630)
        assert len(drawn) <= 120_000
    assert len({tag(folder / file, "og:title") for file in shown}) == len(shown)
    assert 'content="0; url=./#/learn/babel"' in (folder / "babel.html").read_text("utf-8")
    assert (folder / "index.html").read_text("utf-8").count("<title>") == 1


def test_without_an_address_pictures_are_beside_the_page(folder: Path) -> None:
    write_previews(folder, "")
    assert tag(folder / "index.html", "og:image") == "./preview-start.png"
    assert tag(folder / "index.html", "og:url") == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_speaks_every_language_and_its_shortcuts_stay_in_the_page(folder: Path, language: str) -> None:
    write_previews(folder, "")
    known = json.loads((folder / f"manifest-{language}.webmanifest").read_text("utf-8"))
    say = catalogue(language)
    shortcuts = {shortcut["name"]: shortcut["url"] for shortcut in known["shortcuts"]}
    assert shortcuts == {say("web-daily-title"): "./#/puzzles/daily", say("app-resume"): "./#/history"}
    assert (known["id"], known["scope"], known["lang"]) == ("./", "./", language)
