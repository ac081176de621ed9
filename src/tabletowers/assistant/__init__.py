"""Assistants at the table: a server of the Model Context Protocol, by which a language model plays and asks.

It talks to tables through the API like any other client, on this machine (`offline`) or at a server, and looks from its
own seat alone.
"""
