"""The types of the JSON that only a server responds with, by subject (`host/responses/` has the rest)."""
