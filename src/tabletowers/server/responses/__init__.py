"""The JSON that only a server answers with, as types, by subject (`host/responses/` has the rest)."""
