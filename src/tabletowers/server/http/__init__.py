"""The HTTP API: its calls and their types, and the files of the browser client."""
