"""HTTP and websockets around the tables: the server that browsers and programs play through."""
