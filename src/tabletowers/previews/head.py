"""The meta tags in a page's head from which other sites build its link preview (Open Graph and Twitter)."""

from __future__ import annotations

import re
from html import escape

from tabletowers.previews.picture import HEIGHT, WIDTH
from tabletowers.previews.preview import SITE, Preview

_TITLE = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION = re.compile(r'\s*<meta\s+name="description"\s+content="[^"]*"\s*/?>')


def with_preview(page: str, preview: Preview, address: str, picture: str) -> str:
    """Return an HTML page with a preview's title, sentence and picture in the page's head.

    `address` and `picture` are the web addresses of the page and of its picture. An empty `address` is left out.
    """
    page = _DESCRIPTION.sub("", page, 1)
    tags = f"<title>{escape(preview.page_title)}</title>{_tags(preview, address, picture)}"
    return _TITLE.sub(lambda _: tags, page, 1)


def _tags(preview: Preview, address: str, picture: str) -> str:
    shown = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": preview.language,
        "og:title": preview.title,
        "og:description": preview.sentence,
        "og:url": address,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    described = f'<meta name="description" content="{escape(preview.sentence)}">'
    card = '<meta name="twitter:card" content="summary_large_image">'
    graph = (f'<meta property="{name}" content="{escape(value)}">' for name, value in shown.items() if value)
    return "\n    ".join(["", described, *graph, card])
