"""The games go as they went when the golden playthroughs were reviewed (`make golden` writes them anew)."""

import pytest

from tests.conformance.cases import Case
from tests.golden.write import FOLDER, golden_cases, path_of, playthrough


@pytest.mark.parametrize("case", golden_cases(), ids=str)
def test_the_playthrough_is_the_reviewed_one(case: Case) -> None:
    assert playthrough(case) == path_of(case).read_text("utf-8")


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*.txt")} == {path_of(case).name for case in golden_cases()}
