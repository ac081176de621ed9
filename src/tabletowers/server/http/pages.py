"""The pages that the server renders itself: the API documentation, and a notice if the browser client is missing."""

from __future__ import annotations

from html import escape
from typing import Any

_STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { color: #222; background: #fff }
code, pre { font-family: ui-monospace, monospace; font-size: .9em }
pre { background: #f4f1ea; padding: .6rem; overflow-x: auto }
section { border-top: 1px solid #ccc; padding: .4rem 0 }
h2 { margin-top: 2rem } h3 { margin: .4rem 0 } .method { display: inline-block; min-width: 4.5rem; font-weight: 700 }
table { border-collapse: collapse } td, th { text-align: left; padding: .1rem .8rem .1rem 0; vertical-align: top }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1c1b19 } pre { background: #2a2824 } a { color: #9cf }
}
"""


def _page(title: str, body: str) -> str:
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{_STYLE}</style></head><body>{body}</body></html>'
    )


def plain_page() -> str:
    """Return the page that is displayed if the browser client has not been built."""
    return _page(
        "Tabletowers",
        "<h1>Tabletowers</h1><p>The server is running. The browser client has not been built on this machine; "
        "<code>make play</code> builds it.</p><p>Programs play through the API: "
        '<a href="/api/docs">its description</a>, <a href="/api/openapi.json">the same for machines</a>.</p>',
    )


def description_page(description: dict[str, Any]) -> str:
    """Return a human-readable page of API documentation, generated from the OpenAPI description."""
    parts = [f"<h1>{escape(description['info']['title'])} {escape(description['info']['version'])}: the API</h1>"]
    parts.append(f"<p>{escape(description['info']['description'])}</p>")
    parts.append('<p><a href="/api/openapi.json">OpenAPI description</a></p><h2>Calls</h2>')
    for path, calls in description["paths"].items():
        for method, call in calls.items():
            parts.append(_call(path, method, call))
    parts.append("<h2>Types</h2>")
    for name, schema in description["components"]["schemas"].items():
        parts.append(_type(name, schema))
    return _page("Tabletowers: the API", "".join(parts))


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    open_to_all = "" if "security" in call else " <small>(no identity needed)</small>"
    rows = [
        f"<tr><th>{escape(part['name'])}</th><td>{escape(part['in'])}</td><td>{_kind(part['schema'])}</td></tr>"
        for part in call["parameters"]
    ]
    if "requestBody" in call:
        rows.append(f"<tr><th>body</th><td></td><td>{_kind(_schema(call['requestBody']))}</td></tr>")
    for status, answer in call["responses"].items():
        if "content" in answer and status.startswith("2"):
            rows.append(f"<tr><th>{status}</th><td></td><td>{_kind(_schema(answer))}</td></tr>")
    return (
        f'<section><h3><span class="method">{method.upper()}</span> <code>{escape(path)}</code>{open_to_all}</h3>'
        f"<p>{escape(call['summary'])}</p><table>{''.join(rows)}</table></section>"
    )


def _schema(content: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of a request or response body from its OpenAPI `content`, which has only one media type."""
    (media,) = content["content"].values()
    schema: dict[str, Any] = media["schema"]
    return schema


def _type(name: str, schema: dict[str, Any]) -> str:
    rows = [
        f"<tr><th>{escape(field)}{'' if field in schema.get('required', ()) else '?'}</th><td>{_kind(kind)}</td></tr>"
        for field, kind in schema.get("properties", {}).items()
    ]
    about = escape(schema.get("description", ""))
    return f'<section id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p><table>{"".join(rows)}</table></section>'


def _kind(schema: dict[str, Any]) -> str:
    """Describe the type that a JSON schema defines, in a few words."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f'<a href="#{escape(name)}">{escape(name)}</a>'
    if "anyOf" in schema:
        return " or ".join(_kind(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items', {}))}"
    return escape(str(schema.get("type", "anything")))
