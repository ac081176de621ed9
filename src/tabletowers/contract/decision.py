"""The kinds of decisions that a game asks seats to make, each with what other players may know about it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An answer that a seat can give in advance to all decisions of one kind, until it withdraws that answer."""

    #: The name and the value of the standing order, as in the API: `{"offers": "nothing"}`.
    name: str
    value: str
    #: The moves that carry out the answer; the table makes the first one that is legal.
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of decision. By default, nothing about it is public."""

    name: str
    #: Whether some players don't know the options or the answer. If so, nothing at the table may reveal how much choice
    #: there was. If everyone knows the options, the table may make a forced move by itself.
    hidden: bool = True
    #: Whether it is asked outside a player's own turn, usually with nothing to do. If it is hidden too, people must
    #: pass by hand, and bots take as long as people do.
    interjection: bool = False
    #: Whether all asked seats answer at once, without knowing each other's answers.
    simultaneous: bool = False
    #: Whether seats that come after the asked one may answer early, with several moves in a row.
    ahead: bool = False
    #: The pass move. If there is one, a live table doesn't wait for every answer: it collects answers for a while and
    #: then passes for the seats that have not answered.
    silence: str | None = None
    standing: tuple[StandingAnswer, ...] = ()
    #: The number of the rule that the decision comes from, such as "CT-3"; the page links to it as help.
    rule: str | None = None
