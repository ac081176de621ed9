"""Tables without a server, in a web page or a program, for one person and other players at the same device.

This package implements `host.ports` with logs stored on the device and bots that run in the device's workers. It lacks
everything that needs a server: other people, accounts, and a database.
"""
