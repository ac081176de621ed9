"""The commands that people, bots and the table itself can give.

A command adds entries to the log, or raises Refused and leaves the table unchanged. The function for a person's command
takes the table, the current time, the person's id and the request.
"""

from collections.abc import Callable

from tabletowers.table import requests
from tabletowers.table.commands.automatic_moves import Task, answer, answer_ahead, tasks
from tabletowers.table.commands.chat import CHAT_LINES, CHAT_WITHIN, chat, remove_chat
from tabletowers.table.commands.conditions import Done
from tabletowers.table.commands.creation import begin_deal, bring, create, go_on, rematch
from tabletowers.table.commands.moves import move, point, unseal
from tabletowers.table.commands.proposals import propose, vote
from tabletowers.table.commands.seating import (
    begin,
    change,
    close,
    come_back,
    expire,
    give_nonce,
    give_to_bot,
    go_away,
    join,
    leave,
    remove,
    seat,
    start,
)
from tabletowers.table.commands.standing_orders import give_orders
from tabletowers.table.commands.take_back import undo

#: The commands that a person may give at a table, each with the type of its request.
COMMANDS: dict[str, tuple[type[requests.In], Callable[..., Done]]] = {
    "move": (requests.MoveIn, move),
    "point": (requests.PointIn, point),
    "unseal": (requests.SeatIn, unseal),
    "undo": (requests.UndoIn, undo),
    "vote": (requests.VoteIn, propose),
    "answer": (requests.AnswerIn, vote),
    "return": (requests.SeatIn, come_back),
    "orders": (requests.OrdersIn, give_orders),
    "chat": (requests.ChatIn, chat),
    "start": (requests.Start, start),
    "leave": (requests.Leave, leave),
    "remove": (requests.RemoveIn, remove),
    "nonce": (requests.NonceIn, give_nonce),
}

__all__ = [
    "CHAT_LINES",
    "CHAT_WITHIN",
    "COMMANDS",
    "Done",
    "Task",
    "answer",
    "answer_ahead",
    "begin",
    "begin_deal",
    "bring",
    "change",
    "chat",
    "close",
    "come_back",
    "create",
    "expire",
    "give_nonce",
    "give_orders",
    "give_to_bot",
    "go_away",
    "go_on",
    "join",
    "leave",
    "move",
    "point",
    "propose",
    "rematch",
    "remove",
    "remove_chat",
    "seat",
    "start",
    "tasks",
    "undo",
    "unseal",
    "vote",
]
