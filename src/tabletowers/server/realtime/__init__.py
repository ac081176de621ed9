"""Realtime messages: the clients' websockets, and messages (news) between servers."""
