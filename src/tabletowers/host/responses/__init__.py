"""The JSON that the API answers with, as types by subject: what handlers return and /api/openapi.json describes.

The results of tables and coaches are described where they are made (`table/payload_types.py`,
`coach/payload_types.py`).
"""
