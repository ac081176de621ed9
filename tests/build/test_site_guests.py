"""Games of other packages on the site without a server."""

from __future__ import annotations

import pytest

from tabletowers.build import site


def test_a_site_has_our_games_and_those_of_the_named_packages() -> None:
    ours = ["clocktowers", "oldtown", "babel"]
    assert site.games_of([]) == ours
    assert set(site.games_of(["sevenlights"])) == {*ours, "sevenlights"}
    with pytest.raises(
        ValueError, match="no game of the package 'chess' is installed; there are marketday, sevenlights"
    ):
        site.games_of(["chess"])


def test_a_guest_brings_its_sources_texts_and_pictures() -> None:
    files = {name for _, name in site._files_of_guests(["clocktowers", "sevenlights"])}
    assert {"sevenlights/__init__.py", "sevenlights/scene.py", "sevenlights/text/de.ftl"} <= files
    assert {"sevenlights/pictures/coast.svg", "sevenlights/lesson.py"} <= files
    assert not [name for name in files if "kernels" in name or not name.startswith("sevenlights/")]
    english = {name for _, name in site._files_of_guests(["sevenlights"], english=True)}
    assert english == {"sevenlights/text/en.ftl", "sevenlights/kernels/__init__.py"}
