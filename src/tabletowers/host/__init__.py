"""Tables in memory, with bots and clocks, and the API calls by which people play at them.

The server and the web page that works without a server both build on this package. Each provides its own way to store
logs, compute moves and identify people.
"""
