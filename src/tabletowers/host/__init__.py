"""Tables in memory, with bots and clocks, and the API calls by which people play at them.

The server, and the page that works without one, build on this package. They provide what stores logs, computes moves
and identifies people.
"""
