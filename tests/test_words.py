"""Docstrings, comments and errors avoid the phrases that make them hard to understand (CONTRIBUTING, Taste)."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: The folders that are checked.
FOLDERS = (ROOT / "src" / "tabletowers", ROOT / "benchmarks")

#: What must not be written, and what to write instead.
PATTERNS = {
    r"\bso many\b": "name the number",
    r"\bwhoever\b": "name the role",
    r"\bsomebody\b": "name the role: a person, a player, the host",
    r"(?<!here )\bis no (?!longer\b|more\b|other\b|one\b)": "is not a",
    r"\b(?:come|comes|came|coming) off\b": "the result",
    r"; (?:\w+Error|Refused|Refusal|IllegalMove|Disagreement|Conflict|Unreadable) (?:if|for|says|names)\b": "Raises …",
    r"\b(?:is|are|was|were|been|be) (?:told|said)\b": "name what is reported, and to whom",
    r"\b(?:every|any|whichever|what) make\b|\ball makes\b": "backend",
    r"\bthe own\b(?! building)": "its own",
    r"\bby lot\b(?! \()": "at random",
    r"\bseats? to decide\b": "the seat to move",
    r"\bbest other (?:seat|bot|player)\b": "the highest-scoring other seat",
    r"\((?:None|−1): a spectator\)": "(None for a spectator)",
    r", or LEGAL \(": "or LEGAL if it is legal",
    r"` is whether\b": "says whether",
    r"\bas far as (?:\w+ )?\w+ may (?:see|know)\b": "limited to what one may see",
    r"\b(?:no person gives|ready for JSON)\b": "automatic; JSON-compatible",
    r"\be-mails?\b": "email",
}

#: How the docstring of a function that returns something must not begin: it says "Return …".
NOUN = re.compile(r"(?:The|A|An|Whether|What|Every|How|All|These|Everything) ")


def _texts(file: Path) -> Iterator[tuple[int, str]]:
    """The docstrings, comments and error messages of a file, with their lines."""
    source = file.read_text("utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, node.value.value
        if isinstance(node, ast.Raise):
            for part in ast.walk(node):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.lineno, part.value
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_plain_words(folder: Path) -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {match[0]!r} (instead: {instead})"
        for file in sorted(folder.rglob("*.py"))
        for line, text in _texts(file)
        for pattern, instead in PATTERNS.items()
        if (match := re.search(pattern, text, re.IGNORECASE))
    ]
    assert wrong == []


def _functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """The functions and methods of a file that are not properties."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not any(
            "property" in ast.unparse(decorator) or ast.unparse(decorator).endswith(".setter")
            for decorator in node.decorator_list
        ):
            yield node


def test_functions_say_what_they_do() -> None:
    nouns = [
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.name}"
        for file in sorted(FOLDERS[0].rglob("*.py"))
        for node in _functions(file)
        if NOUN.match(ast.get_docstring(node) or "")
    ]
    assert nouns == []


@pytest.mark.parametrize(
    "text",
    [
        "Go on for so many iterations.",
        "The seat of whoever plays.",
        "Somebody's attempt at a deal.",
        "this is no position",
        "Note how an attempt came off.",
        "A record; Refused if it is none.",
        "What the first game is told.",
        "The same with every make of the kernels.",
        "The views of all seats and the seat to decide.",
        "The log, as far as one viewer may see it.",
        "`open` is whether you may view the game.",
    ],
)
def test_each_pattern_is_noticed(text: str) -> None:
    assert any(re.search(pattern, text, re.IGNORECASE) for pattern in PATTERNS)


@pytest.mark.parametrize(
    "text",
    ["There is no net for this game.", "None if there is no Chromium.", "The crew is no longer referenced."],
)
def test_plain_sentences_pass(text: str) -> None:
    assert not any(re.search(pattern, text, re.IGNORECASE) for pattern in PATTERNS)
