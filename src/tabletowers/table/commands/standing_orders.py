"""Giving standing orders."""

from __future__ import annotations

from tabletowers.table import entries as e
from tabletowers.table.commands.conditions import Done, done, needs_own, time_of
from tabletowers.table.orders import Orders
from tabletowers.table.table import Table


def give_orders(table: Table, now: int, person: str, seat: int, orders: Orders) -> Done:
    """Set the standing orders of a seat, which nobody else learns of."""
    needs_own(table, person, seat)
    if table.seats[seat].orders == orders:
        return done(table)
    table.add(e.Ordered(at=time_of(table, now), seat=seat, orders=orders.to_json()))
    return done(table)
