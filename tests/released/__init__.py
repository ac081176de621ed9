"""The forms in which the last release stores and sends things, and how they compare with today's.

While servers are replaced one by one, those of two releases use the same database and the same Redis. Therefore each
has to read what the other one writes.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import tabletowers
from tabletowers.host.thinkers import Question
from tabletowers.server.workers import redis_jobs
from tabletowers.store import schema
from tabletowers.table import entries as e

#: The forms of the last release. `python -m tests.released.write` writes today's, when there is a new release.
FILE = Path(__file__).parent / "forms.json"
#: The parts of a JSON schema that describe no form.
_WORDS = {"title", "description"}


def released() -> dict[str, Any]:
    """Return the forms of the last release."""
    forms: dict[str, Any] = json.loads(FILE.read_text("utf-8"))
    return forms


def today() -> dict[str, Any]:
    """Return the forms of these sources."""
    return {
        "revision": schema.REVISION,
        "tables": {table.name: {column.name: _column(column) for column in table.columns} for table in _tables()},
        "log": _without_words(msgspec.json.schema(list[e.AnyEntry])),
        "news": {kind: sorted(keys) for kind, keys in sorted(news(Path(tabletowers.__file__).parent))},
        "question": list(Question._fields),
        "jobs": {job.__name__: sorted(_arguments(job)) for job in (redis_jobs._think, redis_jobs._coach)},
    }


def _tables() -> list[Any]:
    return list(schema.meta.sorted_tables)


def _column(column: Any) -> dict[str, Any]:
    return {"type": str(column.type), "nullable": bool(column.nullable), "key": bool(column.primary_key)}


def _arguments(job: Any) -> list[str]:
    """Return the names of the arguments that a job is sent with."""
    parameters = inspect.signature(job).parameters.values()
    return [parameter.name for parameter in parameters if parameter.kind is parameter.KEYWORD_ONLY]


def _without_words(value: Any) -> Any:
    if isinstance(value, dict):
        return {
            key: part if key == "enum" else _without_words(part)
            for key, part in value.items()
            if key not in _WORDS or isinstance(part, dict)
        }
    return [_without_words(part) for part in value] if isinstance(value, list) else value


def news(sources: Path) -> Iterator[tuple[str, set[str]]]:
    """Yield each kind of message between servers and its keys, the first of which names the kind."""
    forms: dict[str, set[str]] = {}
    texts = (file.read_text("utf-8") for file in sources.rglob("*.py"))
    for text in texts:
        for node in ast.walk(ast.parse(text)) if ".publish(" in text else ():
            if not (isinstance(node, ast.Call) and getattr(node.func, "attr", None) == "publish" and node.args):
                continue
            if isinstance(sent := node.args[0], ast.Dict):
                keys = [key.value for key in sent.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)]
                forms[keys[0]] = forms.get(keys[0], set(keys)) & set(keys)
    yield from forms.items()


def accepts(reader: Any, writer: Any, definitions: tuple[dict[str, Any], dict[str, Any]], where: str = "") -> list[str]:
    """Return what a reader with one JSON schema can't read of what a writer with another one may write.

    Readers ignore unknown keys. A writer omits a key that has its default.
    """
    reader, writer = _resolved(reader, definitions[0]), _resolved(writer, definitions[1])
    if not reader or reader == {"default": reader.get("default")}:
        return []
    if "anyOf" in writer:
        return [one for part in writer["anyOf"] for one in accepts(reader, part, definitions, where)]
    if "anyOf" in reader:
        wrong = [accepts(part, writer, definitions, where) for part in reader["anyOf"]]
        return min(wrong, key=len) if all(wrong) else []
    if "enum" in reader:
        beyond = set(writer.get("enum", ["anything"])) - set(reader["enum"])
        return [f"{where}: {sorted(map(str, beyond))}"] if beyond else []
    kind = writer.get("type") or ("string" if "enum" in writer else None)
    if reader.get("type") != kind:
        return [f"{where}: {kind} instead of {reader.get('type')}"]
    if kind == "array":
        return accepts(reader.get("items", {}), writer.get("items", {}), definitions, f"{where}[]")
    return _object(reader, writer, definitions, where) if kind == "object" else []


def _object(reader: Any, writer: Any, definitions: tuple[dict[str, Any], dict[str, Any]], where: str) -> list[str]:
    name = f"{where}.{reader.get('properties', {}).get('kind', {}).get('enum', [''])[0]}".rstrip(".")
    wrong = [f"{name}: no {key}" for key in reader.get("required", ()) if key not in writer.get("required", ())]
    for key, own in reader.get("properties", {}).items():
        other = writer.get("properties", {}).get(key)
        if other is not None:
            wrong += accepts(own, other, definitions, f"{name}.{key}")
            if "default" in other and other["default"] != own.get("default"):
                wrong.append(f"{name}.{key}: another default")
    return wrong


def _resolved(part: Any, definitions: dict[str, Any]) -> dict[str, Any]:
    resolved: dict[str, Any] = definitions[part["$ref"].rpartition("/")[2]] if "$ref" in part else part
    return resolved
