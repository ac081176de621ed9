"""Tables without a server: what the server does at a table, done in a page or in a program of one's own.

The same commands, payloads, bots, replays and puzzles as at a server run here, for one person and whoever sits at the
same device. What is missing is what only a server can do: other people, accounts, and a database.
"""
