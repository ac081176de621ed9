"""The API over HTTP: calls, their types, and the pages of the browser client."""
