"""Short descriptions of devices, by which their owners can recognise them."""

from __future__ import annotations

#: Words in a `User-Agent`, and the browsers they stand for. Browsers that imitate others come first.
_BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
_SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def described(agent: str) -> str | None:
    """Return the browser and operating system named in a `User-Agent` header, or None if it names neither."""
    browser = next((name for sign, name in _BROWSERS.items() if sign in agent), None)
    system = next((name for sign, name in _SYSTEMS.items() if sign in agent), None)
    return ", ".join(part for part in (browser, system) if part is not None) or None
