"""The catalogues: every language says everything, and says it about every game."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import tabletowers
from tabletowers.testing.suite.texts import *  # noqa: F403
from tabletowers.text import LANGUAGES, catalogue, game_text
from tabletowers.text.formatter import FluentFormatter
from tabletowers.text.move_lists import in_reading_order

#: Values of variables: numbers of all kinds of plurals, and texts of which some are among the choices.
VALUES = (0, 1, 2, 1000, 1_234_567, 1_000_000, -1234, 1.0, 1.5, 0.12345, 1234.5678, "yes", "hidden", "Ada")
PACKAGE = Path(tabletowers.__file__).parent
#: The catalogues, by the place of the English one, and of each other language by its name instead.
CATALOGUES = [
    *(f"text/LANGUAGE/{path.name}" for path in sorted((PACKAGE / "text" / "en").glob("*.ftl"))),
    *(f"{path.parent.relative_to(PACKAGE)}/LANGUAGE.ftl" for path in sorted(PACKAGE.glob("games/*/**/text/en.ftl"))),
]


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The names of a file's messages, each with the variables it uses."""
    text = (PACKAGE / file.replace("LANGUAGE", language)).read_text("utf-8")
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    return {name: set(re.findall(r"\$(\w+)", body)) for name, body in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("file", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str, file: str) -> None:
    ours, english = messages(language, file), messages("en", file)
    assert set(ours) == set(english)
    for name, variables in ours.items():
        assert variables <= english[name], name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_button_for_more_is_called_what_is_written_on_it(language: str) -> None:
    text = (PACKAGE / "text" / language / "web.ftl").read_text("utf-8").lower()
    written, called = (
        re.findall(rf"^{name} = (.*)$", text, re.MULTILINE)[0] for name in ("web-more", "web-more-below")
    )
    assert written in called


@pytest.mark.parametrize("file", CATALOGUES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_curly_and_no_message_is_a_blank(language: str, file: str) -> None:
    """A message without a letter or a value, such as three dots, tells nobody anything."""
    text = (PACKAGE / file.replace("LANGUAGE", language)).read_text("utf-8")
    assert re.findall(r".*'.*", text) == []
    parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
    blank = [name for name, body in zip(parts[::2], parts[1::2], strict=True) if not re.search(r"[^\W\d_]", body)]
    assert blank == []


def test_french_marks_stay_with_their_words() -> None:
    """A no-break space before a colon, a semicolon, a question or exclamation mark and inside quotation marks."""
    files = [*PACKAGE.glob("**/text/fr/*.ftl"), *PACKAGE.glob("**/text/fr.ftl")]
    assert files
    for file in files:
        text = file.read_text("utf-8")
        assert re.findall(r"\S [:;!?»].*|.*« .*", text) == [], file


def test_no_french_button_says_both_more_and_no_more() -> None:
    """“Plus d’astuces” is read as “more tips” and as “no more tips”."""
    for file in [*PACKAGE.glob("**/text/fr/*.ftl"), *PACKAGE.glob("**/text/fr.ftl")]:
        assert re.findall(r"^[\w-]+ = Plus (?:d’|de )[^{}.]*$", file.read_text("utf-8"), re.MULTILINE) == [], file


#: Quotation marks of other languages, and words for things that have another name in the glossary.
FOREIGN_MARKS = {"en": "«»„‘", "it": "“”„‘", "fr": "“”„‘", "nl": "“”«»„", "de": "«»”‘"}
OTHER_WORDS = {"en": "chairs?", "fr": "pendules?", "nl": "deling"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_its_own_quotation_marks_and_one_word_for_a_thing(language: str) -> None:
    for file in CATALOGUES:
        text = (PACKAGE / file.replace("LANGUAGE", language)).read_text("utf-8")
        text = re.sub("^#.*$", "", text, flags=re.MULTILINE)
        assert re.findall(f".*[{FOREIGN_MARKS[language]}].*", text) == [], file
        if word := OTHER_WORDS.get(language):
            assert re.findall(rf"(?<![$\w-]){word}(?![\w-])", text) == [], file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(language: str) -> None:
    """Of two messages with the same name only one would ever be read."""
    root = Path(tabletowers.__file__).parent
    files = [*root.glob(f"**/text/{language}/*.ftl"), *root.glob(f"**/text/{language}.ftl")]
    names = [name for file in files for name in re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(ValueError, match="unknown language 'tlh'; choose from en, it, fr, nl, de"):
        catalogue("tlh")


RULES = Path(__file__).parents[1] / "docs" / "rules"
NUMBER = re.compile(r"\b[A-Z]{2}-\d+\b")


def explained(game: str, language: str) -> dict[str, set[str]]:
    """The messages that make up the rules on a game's page, each with the numbers of the rules that it explains."""
    path = Path(tabletowers.__file__).parent / "games" / game / "text" / f"{language}.ftl"
    parts = re.split(rf"^({game}-rules-[\w-]+) =", path.read_text("utf-8"), flags=re.MULTILINE)[1:]
    return {name: {*NUMBER.findall(text)} for name, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_numbered_rule_is_explained_on_the_page_that_players_read(language: str, game: str) -> None:
    numbered = {*re.findall(r"^\*\*([A-Z]{2}-\d+)", (RULES / f"{game}.md").read_text("utf-8"), flags=re.MULTILINE)}
    assert numbered
    assert set().union(*explained(game, language).values()) == numbered
    assert explained(game, language) == explained(game, "en")


@pytest.mark.parametrize("game", ["clocktowers", "oldtown", "babel"])
def test_the_numbered_rules_are_complete(game: str) -> None:
    """No number is left out, and each rule stands once."""
    text = (RULES / f"{game}.md").read_text("utf-8")
    numbers = [int(number) for number in re.findall(r"^\*\*[A-Z]{2}-(\d+)", text, flags=re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))


PRINTED = sorted((Path(__file__).parents[1] / "web" / "src" / "boards").glob("*/learn/printed.json"))


@pytest.mark.parametrize("path", PRINTED, ids=lambda path: path.parts[-3])
def test_the_words_of_the_printed_rulebooks_are_in_the_glossary_and_lead_to_ours(path: Path) -> None:
    game = path.parts[-3]
    glossary = (RULES.parent / "glossary.md").read_text("utf-8")
    for language, terms in json.loads(path.read_text("utf-8")).items():
        named = {"it": "Italian", "fr": "French", "nl": "Dutch"}[language]
        texts = (game_text(game, language) or "").lower()
        for term in terms:
            assert f"| {named} | {term['printed']} | {term['ours']} |\n" in glossary
            assert [word for word in term["find"] if word.lower() not in texts] == [], term


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_formatted_as_fluent_formats_them(language: str) -> None:
    texts = [(PACKAGE / file.replace("LANGUAGE", language)).read_text("utf-8") for file in CATALOGUES]
    ours, theirs = FluentFormatter(language, texts), FluentBundle([language], use_isolating=False)
    for text in texts:
        theirs.add_resource(FluentResource(text))
    assert len(ours.messages) > 1000
    variables = variables_of("".join(texts))
    for message in ours.messages:
        pattern = theirs.get_message(message).value
        assert pattern is not None
        # Without a variable, a message is the same whatever the values are.
        for value in VALUES if variables[message] else VALUES[:1]:
            values = dict.fromkeys(variables[message], value)
            expected, errors = theirs.format_pattern(pattern, values)
            assert (ours.text(message, values), errors) == (expected, []), message


def variables_of(text: str) -> dict[str, set[str]]:
    """The variables of every message, those of messages that it contains among them."""
    parts = re.split(r"^([a-zA-Z][\w-]*) *=", text, flags=re.MULTILINE)[1:]
    written = dict(zip(parts[::2], parts[1::2], strict=True))

    def of(message: str) -> set[str]:
        contained = re.findall(r"\{\s*([a-zA-Z][\w-]*)\s*\}", written[message])
        return set(re.findall(r"\$(\w+)", written[message])).union(*map(of, contained))

    return {message: of(message) for message in written}


def test_moves_are_listed_with_their_numbers_in_order() -> None:
    assert in_reading_order(["B10", "b7", "B7", "draw", "B7>2", "A12"]) == ["A12", "B7", "b7", "B7>2", "B10", "draw"]


def test_what_a_message_lacks_is_named() -> None:
    formatter = FluentFormatter("en", ["told = { $who } plays\nlost = { told } { nowhere }\nodd = { NUMBER($who) }\n"])
    for message, missing in (("told", "\\$who"), ("lost", "nowhere"), ("odd", "FunctionReference"), ("x", "message x")):
        with pytest.raises(KeyError, match=missing):
            formatter.text(message, {} if message == "told" else {"who": "Ada"})
