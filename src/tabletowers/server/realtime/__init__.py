"""The websocket: connections, messages to them, and news between servers."""
