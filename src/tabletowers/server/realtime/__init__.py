"""The websocket: connections, what is sent to them, and how several servers hear of each other."""
