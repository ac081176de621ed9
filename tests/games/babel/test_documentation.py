"""What the rules' text says about editions is what the game does."""

import json
import re
from pathlib import Path

from tabletowers.games.babel.edition import DEFAULT

RULES = Path(__file__).parents[3] / "docs" / "rules" / "babel.md"


def test_the_documented_edition_is_the_default() -> None:
    match = re.search(r"```json\n(.*?)```", RULES.read_text("utf-8"), re.DOTALL)
    assert match is not None
    assert json.loads(match[1]) == DEFAULT


def test_every_rule_is_there() -> None:
    text = RULES.read_text("utf-8")
    assert re.findall(r"^\*\*BB-(\d+)", text, re.MULTILINE) == [str(number) for number in range(1, 21)]
