"""Tables without a server: a host for one person and other players at the same device, in a web page or a program.

This package implements `host.ports` with logs stored on the device and bots that run in its workers. It lacks
everything that needs a server: other people, accounts, and a database.
"""
