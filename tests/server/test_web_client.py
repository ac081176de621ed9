"""The browser client's files, as they are and compressed."""

from __future__ import annotations

import gzip

import pytest

from tabletowers.server.http.web_client import WEB, web_file


@pytest.mark.parametrize(
    ("codings", "coding"),
    [
        ("gzip, deflate, br, zstd", "gzip"),
        ("br;q=1.0, GZIP ;q=0.5", "gzip"),
        ("gzip;q=0.01", "gzip"),
        ("", None),
        ("br", None),
        ("gzip;q=0, br", None),
        ("br, gzip; q=0.000", None),
        ("gzip;q=", "gzip"),
        ("\xff;;,", None),
    ],
)
def test_a_file_is_compressed_for_whoever_accepts_that(codings: str, coding: str | None) -> None:
    answer = web_file("begin.js", codings)
    assert answer is not None
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    content = bytes(answer.body)
    assert (gzip.decompress(content) if coding else content) == (WEB / "begin.js").read_bytes()


def test_a_picture_comes_as_it_is() -> None:
    answer = web_file("icon-192.png", "gzip")
    assert answer is not None
    assert "content-encoding" not in answer.headers
    assert answer.headers["content-type"] == "image/png"
