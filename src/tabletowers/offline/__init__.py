"""Tables without a server: a host for one person and other players at the same device, in a page or in a program.

This package implements `host.ports` with logs on the device and bots in its workers. It lacks what needs a server:
other people, accounts, and a database.
"""
