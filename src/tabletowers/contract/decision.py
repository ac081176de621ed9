"""What a game may ask a seat: every decision is declared with what the others know of it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StandingAnswer:
    """An answer that a seat may give once and for all, until it says otherwise."""

    #: The name of the order and its value, as the API carries them: `{"offers": "nothing"}`.
    name: str
    value: str
    #: The moves that carry it out; the first legal one is made.
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """One kind of question. Unless a game says otherwise, nothing about it is public."""

    name: str
    #: Not everybody knows what can be chosen, or what was answered. Then nothing at the table may show how much choice
    #: there was. Where everybody knows the options, the table may give the only answer left at once.
    hidden: bool = True
    #: Asked outside one's own turn, mostly with nothing to say. Where it is hidden too, people have to say even that
    #: themselves, and bots take longer for it, as people do.
    interjection: bool = False
    #: All asked seats answer at once, none knowing the others' answers.
    simultaneous: bool = False
    #: Seats after the one asked may already answer, with several moves in a row.
    ahead: bool = False
    #: The move of whoever has nothing to say. Where there is one, a live table doesn't wait for everybody: it collects
    #: answers for a while, and then makes this move for those who have given none.
    silence: str | None = None
    standing: tuple[StandingAnswer, ...] = ()
    #: The number of the rule by which it is asked, such as "CT-3": whoever wonders what to do reads on there.
    rule: str | None = None
