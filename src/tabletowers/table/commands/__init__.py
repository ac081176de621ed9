"""What people, bots and the table itself may do, and when. Each command says its entries to the table or is Refused.

Times are passed in. A command that is refused leaves the table as it was.
"""

from tabletowers.table.commands.alone import Task, answer, give_orders, tasks
from tabletowers.table.commands.moving import move, unseal
from tabletowers.table.commands.setting import change, create, give_nonce, go_on, join, leave, rematch, start
from tabletowers.table.commands.shared import Done
from tabletowers.table.commands.together import CHAT_LINES, CHAT_WITHIN, chat, come_back, propose, undo, vote

__all__ = [
    "CHAT_LINES",
    "CHAT_WITHIN",
    "Done",
    "Task",
    "answer",
    "change",
    "chat",
    "come_back",
    "create",
    "give_nonce",
    "give_orders",
    "go_on",
    "join",
    "leave",
    "move",
    "propose",
    "rematch",
    "start",
    "tasks",
    "undo",
    "unseal",
    "vote",
]
