"""Pyodide's script as the site has it: every change is made, and a Pyodide that they no longer fit is refused."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from tabletowers.build import site

SCRIPT = site.PYODIDE / "pyodide.asm.mjs"
pytestmark = [
    pytest.mark.skipif(shutil.which("node") is None, reason="there is no node"),
    pytest.mark.skipif(not SCRIPT.exists(), reason="the npm package pyodide is not installed"),
]


def hurried(change: str, out: Path) -> str:
    """What is said when the script, with a change in it, is to be hurried into a file."""
    script = f"""
        import {{ readFileSync, writeFileSync }} from "node:fs";
        import {{ hurried }} from {json.dumps(str(Path(site.__file__).with_name("script.mjs")))};
        let text = readFileSync({json.dumps(str(SCRIPT))}, "utf-8");
        {change};
        try {{
            writeFileSync({json.dumps(str(out))}, hurried(text));
        }} catch (error) {{
            console.log(error.message);
        }}
    """
    command = ["node", "--input-type=module", "-e", script]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_every_change_is_made_and_the_script_can_still_be_read(tmp_path: Path) -> None:
    made = tmp_path / "script.mjs"
    assert hurried("", made) == ""
    text = made.read_text("utf-8")
    assert text.startswith("const _createPyodideModule=(async function")
    assert text.count("modulesOfTypes[sig]??=new WebAssembly.Module") == 1
    subprocess.run(["node", "--check", str(made)], check=True)


@pytest.mark.parametrize("change", ['text = text.replace("updateGOT(origExports);", "")', "text += text"])
def test_a_script_that_is_not_what_it_was_is_refused(change: str, tmp_path: Path) -> None:
    said = hurried(change, tmp_path / "script.mjs")
    assert "Pyodide's script no longer has what build/script.mjs changes" in said
    assert not (tmp_path / "script.mjs").exists()
