"""A server that lets pages play by themselves: what it hands out, to whom, and under which policy."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletowers
from tabletowers.server.http.web_client import checked_engine
from tests.server import plain_http
from tests.server.server_process import ServerProcess


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As much of a site as a server has to know."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "secret.txt").write_text("not for anybody")
    engine = folder / "engine"
    (engine / "pyodide-1").mkdir(parents=True)
    (engine / "engine.json").write_text(json.dumps({"version": tabletowers.__version__}))
    (engine / "python.0123456789ab.pack.gz").write_bytes(b"packed")
    (engine / "pyodide-1" / "pyodide.mjs").write_text("export {}")
    return folder


@pytest.fixture(scope="module")
def sparing(tmp_path_factory: pytest.TempPathFactory, site: Path) -> Iterator[ServerProcess]:
    opened = ServerProcess(tmp_path_factory.mktemp("house"), "--no-limits", "--engine", str(site)).start()
    yield opened
    opened.stop()


def test_the_engine_is_handed_out_and_kept_as_long_as_its_names_last(sparing: ServerProcess) -> None:
    listed = plain_http.get(f"{sparing.url}/engine/engine.json")
    assert (listed.status_code, listed.headers["cache-control"]) == (200, "no-cache")
    packed = plain_http.get(f"{sparing.url}/engine/python.0123456789ab.pack.gz")
    assert packed.content == b"packed"
    assert "immutable" in packed.headers["cache-control"]
    assert "content-encoding" not in packed.headers
    module = plain_http.get(f"{sparing.url}/engine/pyodide-1/pyodide.mjs")
    assert module.headers["content-type"].startswith("text/javascript")
    for path in ("/engine/", "/engine/nothing.gz", "/engine/..%2fsecret.txt", "/engine/%2e%2e/secret.txt"):
        response = plain_http.get(sparing.url + path)
        assert "not for anybody" not in response.text
    assert plain_http.get(f"{sparing.url}/engine/nothing.gz").status_code == 404


def test_only_workers_may_run_webassembly(sparing: ServerProcess) -> None:
    policy = plain_http.get(f"{sparing.url}/assets/worker-ab.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval' blob:;" in policy
    for path in ("/", "/assets/other.js", "/engine/engine.json", "/api/v1/games"):
        assert "wasm-unsafe-eval" not in plain_http.get(sparing.url + path).headers["content-security-policy"]


def test_without_an_engine_nothing_is_handed_out(house: ServerProcess) -> None:
    assert "pyodide" not in plain_http.get(f"{house.url}/engine/engine.json").text
    assert "wasm" not in plain_http.get(f"{house.url}/assets/worker-ab.js").headers["content-security-policy"]
    assert 'name="engine"' not in plain_http.get(house.url).text


def test_a_site_that_is_missing_or_of_another_version_is_refused_with_the_next_step(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="tabletowers build site --out"):
        checked_engine(tmp_path)
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "engine.json").write_text('{"version": "0.0.1"}')
    with pytest.raises(ValueError, match=r"has version 0\.0\.1"):
        checked_engine(tmp_path)
