"""What any game can offer besides being played: what plugs it in finds it by its declaration alone."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tabletowers.contract.conformance import BrokenContract, check
from tests.conformance.test_declarations import plug_in

FAIR = """
from marketday import MarketDay
class Fair(MarketDay):
    name = "fair"
    extras = ("fortune",)
GAME = Fair()
"""
PARTS = {
    "__init__.py": "",
    "calls.py": """
from tabletowers.contract.extra_calls import ExtraCall, Refused
def luck(name):
    if not name:
        raise ValueError("nobody has no luck")
    return len(name)
async def tell(asked):
    \"\"\"How lucky somebody is.\"\"\"
    if asked.path["name"] == "nobody":
        raise Refused("no_such_fortune", "nobody is not lucky")
    return {"luck": await asked.work("luck", asked.path["name"])}
CALLS = (ExtraCall("GET", "/fortunes/{name}", tell, dict[str, int], limit="advice"),)
JOBS = {"luck": luck}
STATUS = {"no_such_fortune": 404}
""",
    "command.py": """
def add_parser(commands, tools):
    commands.add_parser("fortune").set_defaults(run=lambda chosen: print("seven", tools.language))
""",
    "warm_up.py": "def warm():\n    pass\n",
    "text/en.ftl": "fortune-teller = Madame Soleil\n",
}
PROGRAM = """
import asyncio, sys
sys.path.insert(0, sys.argv[1])
from tabletowers.bots import stages
from tabletowers.cli import main
from tabletowers.offline.routes import answer
from tabletowers.offline.local_host import LocalHost as House, Owner
from tabletowers.offline.log_store import InMemory
from tabletowers.offline.local_jobs import at_once
from tabletowers.server.http.handlers import api
from tabletowers.text import catalogue

main(["fortune"])
print(stages.all_stages()[-1], stages.parts(["fair: rules", "fair: fortune"]))
print(catalogue("de")("fortune-teller"))
(route,) = [route for route in api.routes if route.path.startswith("/fortunes")]
print(route.method, route.path, route.summary)

async def told():
    house = House(InMemory(), at_once, Owner("you", "Anna"))
    for name in ("Anna", "nobody"):
        found = await answer(house, "GET", f"/fortunes/{name}")
        print(found.status, found.body.decode())

asyncio.run(told())
"""


@pytest.fixture
def fair(tmp_path: Path) -> Path:
    """A folder with a plug-in that declares an extra."""
    plug_in(tmp_path, "fair", FAIR)
    for name, content in PARTS.items():
        file = tmp_path / "fair" / "fortune" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, "utf-8")
    return tmp_path


@pytest.mark.parametrize("compiles", ["warm_up.py", "warming.py"])  # its name, and its former one
def test_an_extra_is_found_by_everything_that_it_plugs_into(fair: Path, compiles: str) -> None:
    (fair / "fair" / "fortune" / "warm_up.py").rename(fair / "fair" / "fortune" / compiles)
    command = [sys.executable, "-c", PROGRAM, str(fair)]
    environment = {**os.environ, "LC_ALL": "en_GB"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "seven en",
        "fair: fortune ['fair', 'fair: fortune']",
        "Madame Soleil",
        "GET /fortunes/{name} How lucky somebody is.",
        '200 {"luck":4}',
        '404 {"error":{"code":"no_such_fortune","message":"nobody is not lucky","details":{}}}',
    ]


def test_an_extra_that_is_not_there_is_named(fair: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = (fair / "fair" / "__init__.py").read_text("utf-8").replace('"fortune"', '"fortune", "lottery"')
    (fair / "fair" / "__init__.py").write_text(source, "utf-8")
    monkeypatch.syspath_prepend(fair)
    with pytest.raises(BrokenContract, match=r"there is no package fair\.lottery"):
        check("fair", import_module("fair").GAME)
