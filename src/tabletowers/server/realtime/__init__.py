"""Realtime messages: websockets, and news between servers."""
