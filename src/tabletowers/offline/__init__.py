"""Tables without a server: a host for one person and other players at the same device, in a page or in a program.

This package provides what a host needs (`host.ports`): logs on the device, and bots in its workers. Only what needs a
server is missing: other people, accounts, and a database.
"""
