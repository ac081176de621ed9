"""What people, bots and the table itself may do, and when. A command adds entries to the table's log or is Refused.

Times are passed in. A command that is refused leaves the table as it was.
"""

from tabletowers.table.commands.autoplay import Task, answer, answer_ahead, tasks
from tabletowers.table.commands.chatting import CHAT_LINES, CHAT_WITHIN, chat
from tabletowers.table.commands.conditions import Done
from tabletowers.table.commands.creation import begin_deal, bring, create, go_on, rematch
from tabletowers.table.commands.moves import move, point, unseal
from tabletowers.table.commands.proposals import propose, vote
from tabletowers.table.commands.seating import (
    change,
    come_back,
    expire,
    give_nonce,
    go_away,
    join,
    leave,
    remove,
    start,
)
from tabletowers.table.commands.standing_orders import give_orders
from tabletowers.table.commands.takebacks import undo

__all__ = [
    "CHAT_LINES",
    "CHAT_WITHIN",
    "Done",
    "Task",
    "answer",
    "answer_ahead",
    "begin_deal",
    "bring",
    "change",
    "chat",
    "come_back",
    "create",
    "expire",
    "give_nonce",
    "give_orders",
    "go_away",
    "go_on",
    "join",
    "leave",
    "move",
    "point",
    "propose",
    "rematch",
    "remove",
    "start",
    "tasks",
    "undo",
    "unseal",
    "vote",
]
