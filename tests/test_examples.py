"""The examples in the documentation run and give what they say."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("page", ["README.md", "docs/python.md", "docs/puzzles.md", "docs/statistics.md"])
def test_the_examples_of_a_page(page: str) -> None:
    tried = doctest.testfile(str(ROOT / page), module_relative=False, verbose=False)
    assert tried.attempted > 0
    assert tried.failed == 0
