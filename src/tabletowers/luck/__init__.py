"""Luck and skill: what the cards gave each seat in a finished game, and what the players' decisions did."""

from tabletowers.luck.account import Account, Moment, account

__all__ = ["Account", "Moment", "account"]
