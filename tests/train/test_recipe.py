"""The recipe: choices that can be changed by name, and errors that name them."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tabletowers.platforms import install
from tabletowers.train.recipe import Recipe, changed

#: A machine without PyTorch.
_WITHOUT_TORCH = """
import sys
sys.modules["torch"] = None
from tabletowers.cli import main
sys.exit(main(["train", "clocktowers"]))
"""


def test_choices_are_changed_by_name_and_keep_their_kind() -> None:
    other = changed(Recipe(), ["width=64", "rate=1e-3"])
    assert (other.width, other.rate, other.blocks) == (64, 0.001, Recipe().blocks)


@pytest.mark.parametrize(
    ("choice", "reason"),
    [("wdith=3", "unknown choice 'wdith'; the recipe has width, "), ("width=x", "like 384, not 'x'")],
)
def test_a_wrong_choice_is_an_error_that_helps(choice: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        changed(Recipe(), [choice])


def test_without_pytorch_the_error_names_the_extra() -> None:
    told = subprocess.run([sys.executable, "-c", _WITHOUT_TORCH], capture_output=True, text=True)
    assert told.returncode == 2
    assert install("train") in told.stderr
    assert "Traceback" not in told.stderr
