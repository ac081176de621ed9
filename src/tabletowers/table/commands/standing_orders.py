"""The command that sets standing orders, which answer certain decisions of a seat automatically."""

from __future__ import annotations

import msgspec

from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, needs_own, time_of
from tabletowers.table.orders import Orders
from tabletowers.table.requests import OrdersIn
from tabletowers.table.table import Table


def give_orders(table: Table, now: int, person: str, request: OrdersIn) -> Done:
    """Set a seat's standing orders (automatic answers), which no other player can see."""
    seat, orders = request.seat, Orders.from_json(msgspec.to_builtins(request.orders))
    needs_own(table, person, seat)
    if table.seats[seat].orders == orders:
        return done(table)
    table.add(e.Ordered(at=time_of(table, now), seat=seat, orders=orders.to_json()))
    return done(table)
