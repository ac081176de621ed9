// The Python that a page runs, made ready ahead of time: bytecode instead of sources, a standard library without what nobody
// imports, and a picture of its memory once everything that can be is imported. Where there is a picture, less is needed
// besides: the names in OUT that begin with "rest-" are for that case. node engine.mjs PYODIDE SOURCES OUT
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { linked } from "../../../web/src/local/linking.js";
import { hurried } from "./script.mjs";
import { packed, unpacked } from "../../../web/src/local/packs.js";
import { differ, squeezed } from "../../../web/src/local/segments.js";

// What went wrong, without the line of Pyodide in which it did: that has a million letters.
process.on("uncaughtException", (error) => {
  console.error(String(error?.message ?? error));
  process.exit(1);
});

const [pyodideFolder, sources, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")));
const PLACE = "/lib/python3.14/site-packages";

// Bytecode.
const pyodide = await loadPyodide({ indexURL: pyodideFolder });
pyodide.FS.mkdirTree("/sources");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, "/sources");
pyodide.globals.set("PLACE", PLACE);
pyodide.runPython(`
import json, marshal, os, py_compile, pathlib, types
def bare(code):
    # Without line numbers, which take a tenth of everything; what went wrong is told by the names of functions.
    inner = (bare(const) if isinstance(const, types.CodeType) else const for const in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))
def bytecode(file, place):
    # Named by the place where it will lie, so that nothing tells where it was made.
    py_compile.compile(str(file), "/tmp/made.pyc", dfile=place, doraise=True, optimize=2,
                       invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    made = pathlib.Path("/tmp/made.pyc").read_bytes()
    return made[:16] + marshal.dumps(bare(marshal.loads(made[16:])))
packs = json.loads(pathlib.Path("/sources/packs.json").read_text())
def compiled(name):
    file = pathlib.Path("/sources", name)
    # Kernels are not run here, but read.
    if not name.endswith(".py") or "/kernels/" in name:
        return name, file.read_bytes()
    return name + "c", bytecode(file, f"{PLACE}/{name}")
`);
for (const pack of Object.keys(JSON.parse(readFileSync(join(sources, "packs.json"), "utf-8")))) {
  pyodide.globals.set("pack", pack);
  writeFileSync(join(out, pack), packed(pyodide.runPython("[compiled(name) for name in packs[pack]]").toJs()));
}

// The standard library: what is imported by everything that a page may run, and what that may import when it is used.
unpack(pyodide);
pyodide.runPython(`
import importlib, io, sys, zipfile
for name in json.loads(pathlib.Path("/sources/imported.json").read_text()):
    importlib.import_module(name)
whole = zipfile.ZipFile("/lib/python314.zip")
parts = {name.partition(".")[0] for name in sys.modules} | {"encodings", "warnings", "traceback", "linecache", "tokenize"}
# Of these, single modules are enough.
single = {"encodings", "multiprocessing", "email", "unittest", "http", "xml", "pydoc_data"}
single |= {"asyncio", "concurrent", "ctypes", "json", "logging", "sysconfig", "urllib"}
library = {}
for info in sorted(whole.infolist(), key=lambda info: info.filename):
    first, _, rest = info.filename.partition("/")
    module = info.filename.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    wanted = module in sys.modules if first in single else first.removesuffix(".py") in parts
    if wanted and not info.is_dir():
        content = whole.read(info)
        if info.filename.endswith(".py"):
            pathlib.Path("/tmp/made.py").write_bytes(content)
            library[info.filename + "c"] = bytecode("/tmp/made.py", f"/lib/python314.zip/{info.filename}")
        else:
            library[info.filename] = content
def write_library(file, without):
    # Not compressed: the whole file will be.
    with zipfile.ZipFile(file, "w") as slim:
        for name, content in library.items():
            if f"/lib/python314.zip/{name}" not in without:
                slim.writestr(zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0)), content)
write_library("/tmp/python_stdlib.zip", ())
`);
writeFileSync(join(out, "python_stdlib.zip"), pyodide.FS.readFile("/tmp/python_stdlib.zip"));

// The picture. What the page writes where Python looks for it is written here, too.
withoutChance();
const script = join(out, "pyodide.asm.mjs");
writeFileSync(script, hurried(readFileSync(join(pyodideFolder, "pyodide.asm.mjs"), "utf-8")));
const { default: make } = await import(pathToFileURL(script));
const libraries = files().filter(([name]) => name.endsWith(".so"));
const pictured = await loadPyodide({
  indexURL: pyodideFolder,
  stdLibURL: join(out, "python_stdlib.zip"),
  createPyodideModule: linked(make, libraries.map(([name, content]) => [`${PLACE}/${name}`, content])),
  _makeSnapshot: true,
  env: { PYTHONHASHSEED: "0" },
});
unpack(pictured);
pictured.runPython(readFileSync(join(sources, "import_first.py"), "utf-8"));
// Files that are still open in a picture can't be closed any more when it is taken up again.
pictured.runPython("import gc, importlib; importlib.invalidate_caches(); gc.collect()");
// What is in the picture has been read; where there is none, all of it is needed.
const known = new Set(
  pictured.runPython(`
import sys
# Those that Python brings along frozen don't tell a file.
def places(name, module):
    path = "/lib/python314.zip/" + name.replace(".", "/")
    return [module.__file__] if getattr(module, "__file__", None) else [f"{path}.pyc", f"{path}/__init__.pyc"]
[place for name, module in sys.modules.items() for place in places(name, module)]
`).toJs(),
);
const picture = pictured.makeMemorySnapshot();
// Its second word says where the memory begins in it.
differ(readFileSync(join(pyodideFolder, "pyodide.asm.wasm")), picture.subarray(new Uint32Array(picture.buffer)[1]));
writeFileSync(join(out, "snapshot.bin"), squeezed(picture));
writeFileSync(join(out, "rest-python.pack"), packed([...libraries, ...files().filter(([name]) => !known.has(`${PLACE}/${name}`))]));
pyodide.globals.get("write_library")("/tmp/rest.zip", known);
writeFileSync(join(out, "rest-python_stdlib.zip"), pyodide.FS.readFile("/tmp/rest.zip"));
process.exit(0);

// The same sources give the same picture: whatever is drawn at random or read from a clock while it is made is always the same.
// The clock goes on, because Python takes a folder for unchanged that has the same time.
function withoutChance() {
  const day = Date.UTC(2026, 0, 1);
  let passed = 0;
  performance.now = () => (passed += 1000);
  Date.now = () => day + performance.now();
  crypto.randomFillSync = (view) => view.fill(0);
  syncBuiltinESMExports();
}

function files() {
  return unpacked(readFileSync(join(out, "python.pack")));
}

function unpack(python) {
  for (const [name, content] of files()) {
    const path = `${PLACE}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, content);
  }
}
