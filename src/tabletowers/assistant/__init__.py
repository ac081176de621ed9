"""A Model Context Protocol server through which a language model plays at a table.

Like any other client, it uses the API, either on this machine (`offline`) or on a server. The language model sees only
what its own seat sees.
"""
