"""The server: browsers and programs play at its tables over HTTP and websockets."""
