"""Docstrings, comments, errors and pages avoid phrases that make them hard to understand (CONTRIBUTING, Taste)."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
#: The folders that are checked.
FOLDERS = (ROOT / "src" / "tabletowers", ROOT / "benchmarks")

#: The sources of the page, and the files beside the package, whose comments are checked.
WEB = ROOT / "web"
WEB_SUFFIXES = (".ts", ".svelte", ".mjs", ".js", ".css", ".html")
TOOLS = (*sorted((ROOT / "tools").iterdir()), ROOT / "Makefile")
#: The pages of the documentation, except the rules, which are worded as rulebooks are, and what is generated from code.
PAGES = (
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "web/README.md")),
    *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name != "observations.md"),
)
_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![\w:/'\"`])//[^\n]*", re.DOTALL)

REPORTED = r"\b(?:is|are|was|were|been|be) (?:told|said)\b(?! apart)"
#: What must not be written, and what to write instead.
PATTERNS = {
    r"\bso many\b": "name the number",
    r"\bwhoever\b": "name the role",
    r"\bsomebody\b(?! to play with)": "name the role: a person, a player, the host",
    r"(?<!here )\bis no (?!longer\b|more\b|other\b|one\b)": "is not a",
    r"\b(?:come|comes|came|coming) off\b": "the result",
    r"; (?:\w+Error|Refused|Refusal|IllegalMove|Disagreement|Conflict|Unreadable) (?:if|for|says|names)\b": "Raises …",
    REPORTED: "name what is reported, and to whom",
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


def _wrong(file: Path, texts: Iterable[tuple[int, str]], patterns: Mapping[str, str] = PATTERNS) -> list[str]:
    """The places in a file that have one of the patterns, each with what to write instead."""
    return [
        f"{file.relative_to(ROOT)}:{line}: {match[0]!r} (instead: {instead})"
        for line, text in texts
        for pattern, instead in patterns.items()
        if (match := re.search(pattern, text, re.IGNORECASE))
    ]


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_plain_words(folder: Path) -> None:
    assert [wrong for file in sorted(folder.rglob("*.py")) for wrong in _wrong(file, _texts(file))] == []


def test_plain_words_in_the_comments_of_the_page() -> None:
    files = [
        file
        for folder in ("src", "test", "site", "public", "dev")
        for file in sorted((WEB / folder).rglob("*"))
        if file.suffix in WEB_SUFFIXES and file.name != "schema.ts"  # written by `npm run types`
    ]
    assert len(files) > 200
    assert [wrong for file in files for wrong in _wrong(file, _comments(file))] == []


def _comments(file: Path) -> Iterator[tuple[int, str]]:
    """The comments of a source of the page, with their lines."""
    source = file.read_text("utf-8")
    for found in _COMMENT.finditer(source):
        yield source.count("\n", 0, found.start()) + 1, found[0]


@pytest.mark.parametrize("file", [file for file in TOOLS if file.is_file()], ids=lambda file: file.name)
def test_plain_words_in_tools(file: Path) -> None:
    source = file.read_text("utf-8")
    if file.suffix == ".py" or source.startswith("#!/usr/bin/env python"):
        texts = list(_texts(file))
    else:
        texts = [(number, line) for number, line in enumerate(source.splitlines(), 1) if "#" in line]
    assert _wrong(file, texts) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_plain_words_in_the_documentation(page: Path) -> None:
    # "You are told why" is fine on a page; in code it hides who reports what.
    patterns = {pattern: instead for pattern, instead in PATTERNS.items() if pattern != REPORTED}
    assert _wrong(page, _prose(page), patterns) == []


def _prose(page: Path) -> Iterator[tuple[int, str]]:
    """The lines of a page outside its blocks of code."""
    in_code = False
    for number, line in enumerate(page.read_text("utf-8").splitlines(), 1):
        in_code ^= line.startswith("```")
        if not in_code:
            yield number, line


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
    [
        "There is no net for this game.",
        "None if there is no Chromium.",
        "The crew is no longer referenced.",
        "Players can be told apart by colour.",
    ],
)
def test_plain_sentences_pass(text: str) -> None:
    assert not any(re.search(pattern, text, re.IGNORECASE) for pattern in PATTERNS)
