"""Chat at a table, and the removal of messages by operators of the server."""

from __future__ import annotations

from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, time_of
from tabletowers.table.errors import Refused
from tabletowers.table.requests import PHRASES, ChatIn
from tabletowers.table.table import Table

#: The maximum length of a message, and how many messages a person may write within how many milliseconds.
MOST_CHAT, CHAT_LINES, CHAT_WITHIN = 500, 6, 10_000


def chat(table: Table, now: int, person: str, request: ChatIn) -> Done:
    """Send a chat message, or one of the predefined PHRASES."""
    key, phrase = request.key, request.phrase
    if not table.seats_of(person) and person != table.host:
        raise Refused("not_your_seat", "spectators can't chat")
    if key is not None and (before := table.chat_keys.get((person, key))) is not None:
        return Done(*before)
    if not table.settings.chat:
        raise Refused("not_possible", "there is no chat at this table")
    text = " ".join("".join(sign for sign in request.text if sign.isprintable() or sign.isspace()).split())
    if phrase is not None and (phrase not in PHRASES or text):
        raise Refused("bad_request", "a phrase can't be combined with a text", path="phrase")
    if phrase is None and not 1 <= len(text) <= MOST_CHAT:
        raise Refused("bad_request", f"a line of chat has 1 to {MOST_CHAT} characters, not {len(text)}", path="text")
    at = time_of(table, now)
    lines = 0
    for logged in reversed(table.log):
        if logged.entry.at < at - CHAT_WITHIN:
            break
        lines += isinstance(logged.entry, e.Chatted) and logged.entry.person == person
    if lines >= CHAT_LINES:
        raise Refused("too_many", "you are writing too fast", retry_after=CHAT_WITHIN // 1000)
    table.add(e.Chatted(at=at, person=person, text=text, key=key, phrase=phrase))
    return done(table)


def remove_chat(table: Table, now: int, line: int, operator: str, reason: str) -> str:
    """Remove the chat message with the number `line` for an operator. Returns the person who wrote it.

    Raises Refused if there is no such message.
    """
    for logged in table.log:
        if logged.seq == line and isinstance(logged.entry, e.Chatted):
            if logged.entry.removed is None:
                table.add(e.ChatRemoved(at=time_of(table, now), line=line, operator=operator, reason=reason))
            return logged.entry.person
    raise Refused("bad_request", f"there is no line of chat {line}", path="line")
