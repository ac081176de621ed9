"""The manifest of the app, in one language: what a phone shows of the page when it has been installed.

`web/public/manifest.webmanifest` has everything that no language changes.
"""

from __future__ import annotations

import json
from typing import Any

from tabletowers.text import Catalogue

#: The addresses of the shortcuts, each with its message.
_SHORTCUTS = {"app-puzzle": "/puzzles/daily", "app-resume": "/history"}
#: The messages for the screenshots, in their order.
_SCREENSHOTS = ("app-screenshot-table", "app-screenshot-home", "web-puzzles")


def manifest(template: str, say: Catalogue, *, hashed: bool) -> bytes:
    """Return the manifest in a language, made from the page's own.

    With `hashed`, addresses inside the page are behind a `#`, as on a site without a server.
    """
    known: dict[str, Any] = json.loads(template)
    known["lang"] = say.language
    known["description"] = say("preview-start")
    prefix = "./#" if hashed else "."
    icon = {"src": "./icon-192.png", "sizes": "192x192", "type": "image/png"}
    known["shortcuts"] = [
        {"name": say(message), "url": prefix + path, "icons": [icon]} for message, path in _SHORTCUTS.items()
    ]
    for shot, message in zip(known["screenshots"], _SCREENSHOTS, strict=True):
        shot["label"] = say(message)
    return json.dumps(known, ensure_ascii=False, indent=1).encode()
