"""Tables without a server, in a web page or a program, for people at a single device.

This package implements `host.ports` with logs stored on the device and bots that run in the device's workers. It lacks
everything that needs a server: people on other devices, accounts, and a database.
"""
