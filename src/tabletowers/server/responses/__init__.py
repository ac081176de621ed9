"""The types of the JSON responses that only a server sends, by subject (`host/responses/` has the rest)."""
