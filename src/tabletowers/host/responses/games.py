"""The responses about games, their texts and drawings."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    """An option of a game."""

    name: str
    values: list[Any] | None
    default: Any
    by_days: Any
    free: bool


class StandingAnswerInfo(Struct):
    """A standing order that answers a decision until it is changed, as in `orders`."""

    name: str
    value: str


class DecisionInfo(Struct):
    """A decision that a game may ask of a seat.

    `hidden`: not everyone knows the choices or the answer. `ahead`: seats that are not asked yet may already answer.
    `simultaneous`: all asked seats answer at once. `silence`: the move for saying nothing, which the table makes for
    seats that have not answered when the window closes. `rule`: the number of the rule about this decision.
    """

    name: str
    hidden: bool
    ahead: bool
    simultaneous: bool
    silence: str | None
    standing: list[StandingAnswerInfo]
    rule: str | None


class VersionInfo(Struct):
    """A version of a game's rules that can be played, and the defaults of its options."""

    rules: int
    defaults: dict[str, Any]


class GameInfo(Struct):
    """A game that can be played.

    `told` has the kinds of events that a log for people shows only to the seat they concern (`own`) or not at all
    (`none`), and those that begin a turn (`turn`). `bots` are all that can be seated; `strengths` are those of them
    that people are offered, from the weakest to the strongest.
    """

    name: str
    title: str
    authors: str
    year: int
    minutes: int
    rules: int
    versions: list[VersionInfo]
    players: list[int]
    sources: list[str]
    told: dict[str, str]
    decisions: list[DecisionInfo]
    options: list[OptionInfo]
    bots: list[str]
    strengths: list[str]
    orders: list[str]


class Games(Struct):
    """The games and languages that are available."""

    games: list[GameInfo]
    languages: list[str]


class Texts(Struct):
    """The catalogues of a language, as Fluent files."""

    language: str
    files: dict[str, str]


class Span(Struct):
    """A piece of a line in one style, with Rich's name for the style (such as `bold red`; empty for plain text)."""

    text: str
    style: str


class Drawing(Struct):
    """A view drawn as text, line by line, and the moves in words (empty if the notation already says it all)."""

    lines: list[list[Span]]
    labels: dict[str, str]
