"""The web app manifest in one language, which describes the page to a phone that installs it as an app.

`web/public/manifest.webmanifest` contains everything that is the same in all languages.
"""

from __future__ import annotations

import json
from typing import Any

from tabletowers.contract.registry import extras
from tabletowers.text import Catalogue

#: The address of the list of one's own tables, with its message. The games' extras may have shortcuts, too.
_RESUME = {"app-resume": "/history"}
#: The messages for the screenshots, in their order.
_SCREENSHOTS = ("app-screenshot-table", "app-screenshot-home", "web-learn")


def manifest(template: str, say: Catalogue, *, hashed: bool) -> bytes:
    """Return the web app manifest, translated by `say`, based on the JSON string `template`.

    With `hashed`, URLs inside the app begin with `#`, as on a site without a server.
    """
    known: dict[str, Any] = json.loads(template)
    known["lang"] = say.language
    known["description"] = say("preview-start")
    prefix = "./#" if hashed else "."
    icon = {"src": "./icon-192.png", "sizes": "192x192", "type": "image/png"}
    known["shortcuts"] = [
        {"name": say(message), "url": prefix + path, "icons": [icon]} for message, path in _shortcuts().items()
    ]
    for shot, message in zip(known["screenshots"], _SCREENSHOTS, strict=True):
        shot["label"] = say(message)
    return json.dumps(known, ensure_ascii=False, indent=1).encode()


def _shortcuts() -> dict[str, str]:
    """Return the addresses of all shortcuts, keyed by the ids of the messages that name the shortcuts."""
    pages = (extra.load("previews") for extra in extras())
    own: dict[str, str] = {message: path for one in pages if one is not None for message, path in one.SHORTCUTS.items()}
    return own | _RESUME
