// The Python of a page, in Node.js: does jobs (checksums.py), one a line on standard input, with a game's library for pages; an answer
// a line on standard output. node pyodide.mjs PYODIDE SOURCES DESCRIPTION PACKAGE prove (or speed)
import { dirname, join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const [folder, sources, described] = process.argv.slice(2, 5).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, "pyodide.mjs")));
const python = await loadPyodide({ indexURL: folder });
for (const [place, root] of [["/sources", sources], ["/modules", dirname(described)]]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, place);
}
const names = { package: process.argv[5], task: process.argv[6], described: described.slice(dirname(described).length + 1) };
for (const [name, value] of Object.entries(names)) python.globals.set(name, value);
const answer = python.runPython(`
import json, sys
from importlib import import_module
from pathlib import Path
sys.dont_write_bytecode = True
sys.path.insert(0, "/sources")
from tabletowers.build import checksums
from tabletowers.backends.ctypes_runtime import Library
from tabletowers.backends.module import checked
game = import_module(package).GAME
library = Library(game.kernel_spec, checked(Path("/modules", described), game.kernel_spec, "emscripten"))
lambda line: json.dumps(getattr(checksums, task)(library.function, library.records, json.loads(line)))
`);
for await (const line of createInterface({ input: process.stdin })) process.stdout.write(`${answer(line)}\n`);
process.exit(0);
