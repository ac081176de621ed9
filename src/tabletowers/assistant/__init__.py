"""Assistants at the table: a Model Context Protocol server through which a language model plays.

It uses the API like any other client, either on this machine (`offline`) or at a server, and sees only what its own
seat sees.
"""
