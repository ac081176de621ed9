// What Python needs to start: its compiled program, and its files. They are stored uncompressed beside the fetched files,
// if there is room; this makes a start about a quarter of a second faster.
import type { Files, Manifest } from './files';
import type { Make } from './linking';
import { packed, unpacked } from './packs';
import { differ, expanded, squeezed } from './segments';

const SHELF = 'tabletowers-unpacked';
const PROGRAM = 'pyodide.asm.wasm';
const SCRIPT = 'pyodide.asm.mjs';
const PICTURE = 'snapshot.bin';

type Bytes = Uint8Array<ArrayBuffer>;
interface Unpacked {
  files: Promise<Map<string, Bytes>>;
  /** The snapshot of Python's memory, if the site has one. */
  picture: Promise<Bytes> | null;
}
export interface Start extends Unpacked {
  program: Promise<WebAssembly.Module>;
  /** The script of that program, which makes Pyodide's module. */
  make: Promise<Make>;
}

/** Everything that Python needs to start: stored, or else fetched and decompressed. */
export async function begin(files: Files): Promise<Start> {
  const manifest = await files.manifest();
  const found = await kept(files, manifest);
  if (found) return found;
  const wasm = files.bytes(PROGRAM);
  const program = wasm.then((bytes) => WebAssembly.compile(bytes));
  const rest = fetched(files, manifest, wasm);
  const make = rest.files.then((found) => imported(found.get(SCRIPT)!));
  // Errors are reported where the result is awaited.
  for (const promise of [program, make]) promise.catch(() => undefined);
  return { program, make, ...rest };
}

/** Store uncompressed what Python needs to start. Without enough room nothing is stored, which does no harm. */
export async function keepUnpacked(files: Files): Promise<void> {
  const manifest = await files.manifest();
  const [program, script, rest] = addresses(files.base, manifest);
  const shelf = await caches.open(SHELF);
  if (await shelf.match(rest)) return;
  try {
    // Left by an older site.
    for (const request of await shelf.keys()) await shelf.delete(request);
    const wasm = files.bytes(PROGRAM);
    const start = fetched(files, manifest, wasm);
    const ready = new Map(await start.files);
    if (start.picture) ready.set(PICTURE, squeezed(await start.picture));
    await shelf.put(program, new Response(await wasm, { headers: { 'Content-Type': 'application/wasm' } }));
    // Separately, because it is read and compiled while the rest is still being fetched.
    await shelf.put(script, new Response(ready.get(SCRIPT)));
    ready.delete(SCRIPT);
    await shelf.put(rest, new Response(packed([...ready])));
  } catch {
    await caches.delete(SHELF);
  }
}

/** Whether it is stored uncompressed. */
export async function isUnpacked(files: Files): Promise<boolean> {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(addresses(files.base, await files.manifest())[2])) !== undefined;
}

/** The names under which the program, its script and the rest are stored. */
const addresses = (base: string, { digest }: Manifest): [string, string, string] => [
  `${base}${digest}.wasm`,
  `${base}${digest}.mjs`,
  `${base}${digest}.pack`,
];

async function kept(files: Files, manifest: Manifest): Promise<Start | null> {
  try {
    const shelf = await caches.open(SHELF);
    const [program, script, rest] = await Promise.all(
      addresses(files.base, manifest).map((address) => shelf.match(address)),
    );
    if (!program || !script || !rest) return null;
    const make = script
      .arrayBuffer()
      .then((bytes) => imported(new Uint8Array(bytes)))
      .catch(async () => {
        await caches.delete(SHELF);
        return imported(await files.bytes(SCRIPT));
      });
    const compiled = WebAssembly.compileStreaming(program).catch(async () => {
      await caches.delete(SHELF);
      return WebAssembly.compile(await files.bytes(PROGRAM));
    });
    for (const promise of [compiled, make]) promise.catch(() => undefined);
    const found = new Map(unpacked(new Uint8Array(await rest.arrayBuffer())));
    const picture = found.get(PICTURE);
    return {
      program: compiled,
      make,
      files: Promise.resolve(found),
      picture: picture ? Promise.resolve(expanded(picture)) : null,
    };
  } catch {
    // The browser has no storage, or a stored file is incomplete.
    if (typeof caches !== 'undefined') await caches.delete(SHELF).catch(() => undefined);
    return null;
  }
}

function fetched(files: Files, { core, games }: Manifest, wasm: Promise<Bytes>): Unpacked {
  const names = [SCRIPT, 'python.pack', 'python_stdlib.zip', ...Object.values(games).flatMap(({ kernels }) => kernels)];
  const start = {
    files: Promise.all(names.map(async (name): Promise<[string, Bytes]> => [name, await files.bytes(name)])).then(
      (found) => new Map(found),
    ),
    picture: PICTURE in core ? pictured(files, wasm) : null,
  };
  for (const promise of Object.values(start)) promise?.catch(() => undefined);
  return start;
}

/** The snapshot of Python's memory, restored from its difference from the program's initial memory. */
async function pictured(files: Files, wasm: Promise<Bytes>): Promise<Bytes> {
  const bytes = expanded(await files.bytes(PICTURE));
  // Its second word is the offset of the memory in it.
  differ(await wasm, bytes.subarray(new DataView(bytes.buffer).getUint32(4, true)));
  return bytes;
}

/** Import a script from its bytes. */
async function imported(bytes: Bytes): Promise<Make> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: Make }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
