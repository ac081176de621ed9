"""The rules of Seven Lights, compiled."""
