"""The server: everything a browser or a program does at a table goes through it."""
