"""The types of the JSON data that the API responds with, by subject.

Handlers return them, and /api/openapi.json describes them. The types for tables and coaches are in
`table/payload_types.py` and `coach/payload_types.py`.
"""
