// The Python that a page runs, made ready ahead of time: bytecode instead of sources, a standard library without what nobody
// imports, and a picture of its memory once everything that can be is imported. node engine.mjs PYODIDE SOURCES OUT
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, sources, out] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(pyodideFolder, "pyodide.mjs")));
const PLACE = "/lib/python3.14/site-packages";

// Bytecode.
const pyodide = await loadPyodide({ indexURL: pyodideFolder });
pyodide.FS.mkdirTree("/sources");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: sources }, "/sources");
pyodide.globals.set("PLACE", PLACE);
pyodide.runPython(`
import json, os, py_compile, pathlib
packs = json.loads(pathlib.Path("/sources/packs.json").read_text())
def compiled(name):
    file = pathlib.Path("/sources", name)
    # Kernels are not run here, but read.
    if not name.endswith(".py") or "/kernels/" in name:
        return name, file.read_bytes()
    # Named by the place where it will lie, so that nothing tells where it was made.
    made = py_compile.compile(str(file), "/tmp/made.pyc", dfile=f"{PLACE}/{name}", doraise=True, optimize=2,
                              invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH)
    return name + "c", pathlib.Path(made).read_bytes()
for pack, names in packs.items():
    files = [compiled(name) for name in names]
    listed = json.dumps([[name, len(content)] for name, content in files]).encode()
    pathlib.Path("/tmp", pack).write_bytes(len(listed).to_bytes(4, "little") + listed + b"".join(content for _, content in files))
`);
const packs = Object.keys(JSON.parse(readFileSync(join(sources, "packs.json"), "utf-8")));
for (const pack of packs) writeFileSync(join(out, pack), pyodide.FS.readFile(`/tmp/${pack}`));

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
with zipfile.ZipFile("/tmp/python_stdlib.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as slim:
    for info in sorted(whole.infolist(), key=lambda info: info.filename):
        first, _, rest = info.filename.partition("/")
        module = info.filename.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        wanted = module in sys.modules if first in single else first.removesuffix(".py") in parts
        if wanted and not info.is_dir():
            slim.writestr(zipfile.ZipInfo(info.filename, (2026, 1, 1, 0, 0, 0)), whole.read(info), zipfile.ZIP_DEFLATED, 9)
`);
writeFileSync(join(out, "python_stdlib.zip"), pyodide.FS.readFile("/tmp/python_stdlib.zip"));

// The picture. What the page writes where Python looks for it is written here, too.
const pictured = await loadPyodide({ indexURL: pyodideFolder, stdLibURL: join(out, "python_stdlib.zip"), _makeSnapshot: true });
unpack(pictured);
pictured.runPython(readFileSync(join(sources, "import_first.py"), "utf-8"));
// What is in the picture has been read; where there is none, all of it is needed.
const known = new Set(pictured.runPython("import sys; [module.__file__ for module in sys.modules.values() if getattr(module, '__file__', None)]").toJs());
writeFileSync(join(out, "snapshot.bin"), pictured.makeMemorySnapshot());
writeFileSync(join(out, "rest.pack"), packed(files().filter(([name]) => !known.has(`${PLACE}/${name}`))));
process.exit(0);

function files() {
  const pack = readFileSync(join(out, "python.pack"));
  let at = 4 + pack.readUInt32LE(0);
  return JSON.parse(pack.subarray(4, at).toString()).map(([name, size]) => [name, pack.subarray(at, (at += size))]);
}

function packed(chosen) {
  const listed = Buffer.from(JSON.stringify(chosen.map(([name, content]) => [name, content.length])));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(listed.length);
  return Buffer.concat([length, listed, ...chosen.map(([, content]) => content)]);
}

function unpack(python) {
  for (const [name, content] of files()) {
    const path = `${PLACE}/${name}`;
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    python.FS.writeFile(path, content);
  }
}
