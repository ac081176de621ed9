"""The responses for games, their message catalogues and their text drawings."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    """An option of a game: its name, possible values and defaults.

    `by_days` is the default at tables where a game is played over days. `free`: the possible values can't be listed.
    """

    name: str
    values: list[Any] | None
    default: Any
    by_days: Any
    free: bool


class StandingAnswerInfo(Struct):
    """A standing order, which answers a kind of decision automatically: its name, and the answer that it gives."""

    name: str
    value: str


class DecisionInfo(Struct):
    """A kind of decision that a game may ask a seat to make.

    `hidden`: not everyone knows the choices or the answer. `ahead`: seats may answer before it is their turn.
    `simultaneous`: all seats concerned answer at the same time. `silence`: the move that means saying nothing, which
    the table makes for seats that have not answered when the time for optional answers is over. `rule`: the number of
    the rule about this decision.
    """

    name: str
    hidden: bool
    ahead: bool
    simultaneous: bool
    silence: str | None
    standing: list[StandingAnswerInfo]
    rule: str | None


class VersionInfo(Struct):
    """A playable version of a game's rules, and the defaults of its options."""

    rules: int
    defaults: dict[str, Any]


class GameInfo(Struct):
    """A game that can be played.

    `told` maps kinds of events to how a human-readable log treats them: shown only to the seat they concern (`own`),
    not shown at all (`none`), or shown as the beginning of a turn (`turn`). `bots` are all bots that can play a seat.
    `strengths` are the bots that people can choose from, from the weakest to the strongest. `scene`: views of the game
    have a `scene`, which describes the table to clients that have no board for the game. `introduction`: the game's
    package has an introduction.
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
    scene: bool
    introduction: bool


class Games(Struct):
    """The games and languages that are available."""

    games: list[GameInfo]
    languages: list[str]


class Texts(Struct):
    """The message catalogues of a language, as Fluent files."""

    language: str
    files: dict[str, str]


class Span(Struct):
    """A piece of a line of text in one style.

    The style is named as in Rich (such as `bold red`), or empty for plain text.
    """

    text: str
    style: str


class MoveMeaning(Struct):
    """A description of a move: its kind and, in a few words, its effect.

    The kind is a short name that is the same in all languages.
    """

    kind: str
    words: str


class Drawing(Struct):
    """A view drawn as text, line by line, with descriptions of moves.

    `labels` contains what a move's notation leaves out, or an empty string if the notation is clear enough. `meanings`
    describe moves to readers who don't know the notation.
    """

    lines: list[list[Span]]
    labels: dict[str, str]
    meanings: dict[str, MoveMeaning]
