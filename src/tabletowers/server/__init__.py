"""The server, at whose tables browsers and programs play over HTTP and websockets."""
