"""Formats messages from Fluent catalogues (https://projectfluent.org).

Only the features that our catalogues use are supported. A message consists of text, variables, references to other
messages, and choices by a variable's value. Functions, terms and attributes are rejected. Numbers and plurals follow
Unicode's rules (CLDR) for our languages.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from fluent.syntax import FluentParser, ast

#: What separates groups of three digits, and what a fraction begins with.
_SEPARATORS = {"en": (",", "."), "it": (".", ","), "fr": ("\u202f", ","), "nl": (".", ","), "de": (".", ",")}
#: The languages in which one and a half is singular too, and those with a form of their own for whole millions.
_SINGULAR_BELOW_TWO = ("fr",)
_FORM_FOR_MILLIONS = ("fr", "it")

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
_PARSER = FluentParser(with_spans=False)

#: Writes a part of a message with the values of its variables.
_Part = Callable[[Mapping[str, Any]], str]


class FluentFormatter:
    """A message formatter for the catalogues of one language."""

    def __init__(self, language: str, catalogues: list[str]) -> None:
        self._language = language
        #: Every message as it is written. It is parsed when it is first wanted: all of them take a third of a second.
        self._written: dict[str, str] = {}
        self._read: dict[str, _Part] = {}
        for text in catalogues:
            starts = [*_MESSAGE.finditer(text)]
            ends = [*(start.start() for start in starts[1:]), len(text)]
            for start, end in zip(starts, ends, strict=True):
                self._written.setdefault(start[1], text[start.start() : end])

    @property
    def messages(self) -> list[str]:
        """The names of all messages."""
        return list(self._written)

    def has(self, message: str) -> bool:
        """Return whether a message exists."""
        return message in self._written

    def text(self, message: str, values: Mapping[str, Any]) -> str:
        """Return a formatted message. Raises a KeyError that names the message or value if it is missing."""
        return self._message(message)(values)

    def _message(self, name: str) -> _Part:
        if name not in self._read:
            if name not in self._written:
                raise KeyError(f"there is no message {name}")
            entry = _PARSER.parse_entry(self._written[name])
            if not isinstance(entry, ast.Message) or entry.value is None:
                raise KeyError("it has no text")
            self._read[name] = self._pattern(entry.value)
        return self._read[name]

    def _pattern(self, pattern: ast.Pattern) -> _Part:
        parts = [self._part(element) for element in pattern.elements]
        if len(parts) == 1:
            return parts[0]
        return lambda values: "".join([part(values) for part in parts])

    def _part(self, node: Any) -> _Part:
        """Return a function that formats one node of a message's syntax tree.

        The node is an element of a pattern, or an expression in it.
        """
        if isinstance(node, ast.TextElement):
            return _constant(node.value)
        if isinstance(node, ast.Placeable):
            return self._part(node.expression)
        if isinstance(node, ast.StringLiteral):
            return _constant(node.parse()["value"])
        if isinstance(node, ast.NumberLiteral):
            return _constant(self.number(_number(node)))
        if isinstance(node, ast.VariableReference):
            return self._variable(node.id.name)
        if isinstance(node, ast.MessageReference) and node.attribute is None:
            other = node.id.name
            return lambda values: self._message(other)(values)
        if isinstance(node, ast.SelectExpression) and isinstance(node.selector, ast.VariableReference):
            return self._choice(node.selector.id.name, node.variants)
        raise KeyError(f"{type(node).__name__} is not supported in messages")

    def _variable(self, name: str) -> _Part:
        def write(values: Mapping[str, Any]) -> str:
            value = _value(values, name)
            return value if isinstance(value, str) else self.number(value)

        return write

    def _choice(self, name: str, variants: list[ast.Variant]) -> _Part:
        by_key: dict[Any, _Part] = {}
        for variant in variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else _number(variant.key)
            by_key[key] = self._pattern(variant.value)
            if variant.default:
                default = by_key[key]
        keys = list(by_key)

        def choose(values: Mapping[str, Any]) -> str:
            value = _value(values, name)
            fitting = {value} if isinstance(value, str) else {value, self.plural(value)}
            # The first that fits, in the order of the message.
            part = next((by_key[key] for key in keys if key in fitting), default)
            return part(values)

        return choose

    def plural(self, number: float) -> str:
        """Return the plural category of a number: one, many or other."""
        amount = abs(number)
        if self._language in _FORM_FOR_MILLIONS and amount and amount % 1_000_000 == 0:
            return "many"
        if self._language in _SINGULAR_BELOW_TWO:
            return "one" if amount < 2 else "other"
        return "one" if amount == 1 else "other"

    def number(self, number: float) -> str:
        """Return a number as a string, with digits in groups of three and at most three decimal places."""
        group, point = _SEPARATORS[self._language]
        whole, _, fraction = f"{round(Decimal(str(number)), 3):,f}".partition(".")
        fraction = fraction.rstrip("0")
        return whole.replace(",", group) + (point + fraction if fraction else "")


def _constant(text: str) -> _Part:
    return lambda values: text


def _number(literal: ast.NumberLiteral) -> float:
    return float(literal.value) if "." in literal.value else int(literal.value)


def _value(values: Mapping[str, Any], name: str) -> Any:
    if name not in values:
        raise KeyError(f"the variable ${name} has no value")
    return values[name]
