"""The documentation builds as a site without a warning, and needs nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The built site. A link to nowhere, a page that no list names or a broken docstring would be a warning."""
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-d", str(tmp_path / "doctrees")]
    command += ["docs", str(tmp_path / "html")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return tmp_path / "html"


def test_every_page_is_there_and_loads_nothing_from_elsewhere(site: Path) -> None:
    for page in (ROOT / "docs").rglob("*.md"):
        built = site / page.relative_to(ROOT / "docs").with_suffix(".html")
        text = built.read_text("utf-8")
        assert not re.findall(r'<(?:script|img|iframe)[^>]* src="https?:', text)
        assert not re.findall(r'<link[^>]* href="https?:', text)
    for style in site.rglob("*.css"):
        assert not re.findall(r"(?:@import|url\()\s*[\"']?https?:", style.read_text("utf-8"))
    # The reference is made from the docstrings.
    text = (site / "reference" / "contract.html").read_text("utf-8")
    for name in ("Game.new", "Position.legal_moves", "State.why_not", "Sight.imagine", "IllegalMove"):
        assert f'id="tabletowers.contract.{name}"' in text


def test_what_the_readme_points_at_exists() -> None:
    for page in ("README.md", "CONTRIBUTING.md"):
        for target in re.findall(r"\]\(([^)#:]+)\)", (ROOT / page).read_text("utf-8")):
            assert (ROOT / target).exists(), f"{page}: {target}"
