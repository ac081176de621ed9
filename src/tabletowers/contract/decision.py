"""The kinds of decisions that a game asks of a seat, each declared with what the other players may know about it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An answer that a seat can give in advance to all decisions of one kind, until it withdraws the answer."""

    #: The name and the value of the standing order, as in the API: `{"offers": "nothing"}`.
    name: str
    value: str
    #: The moves that carry it out; the table makes the first legal one.
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of decision. Unless the game declares otherwise, nothing about it is public."""

    name: str
    #: Whether some players don't know the options or the answer. Then nothing at the table may reveal how much choice
    #: there was. Where everyone knows the options, the table may make an only move by itself.
    hidden: bool = True
    #: Asked outside a player's own turn, usually with nothing to do. If it is hidden too, people have to pass
    #: themselves, and bots take as long as people do.
    interjection: bool = False
    #: All asked seats answer at once, without knowing each other's answers.
    simultaneous: bool = False
    #: Seats after the asked one may answer early, with several moves in a row.
    ahead: bool = False
    #: The pass move. If there is one, a live table doesn't wait for every answer: it collects answers for a while and
    #: then makes this move for the seats that have given none.
    silence: str | None = None
    standing: tuple[StandingAnswer, ...] = ()
    #: The number of the rule behind the decision, such as "CT-3"; pages link to it as help.
    rule: str | None = None
