"""A Model Context Protocol server through which a language model plays at a table.

It uses the API like any other client, either on this machine (`offline`) or on a server, and sees only what its own
seat sees.
"""
