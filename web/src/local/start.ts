// What Python starts with: its program compiled, and its files as they are used. Once they have been unpacked they are kept so,
// beside what was fetched and where there is room for it; a start takes about a quarter of a second less then.
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
  /** The picture of Python's memory, where the site has one. */
  picture: Promise<Bytes> | null;
}
export interface Start extends Unpacked {
  program: Promise<WebAssembly.Module>;
  /** The script of that program, which makes Pyodide's module. */
  make: Promise<Make>;
}

/** What Python starts with: as it was kept, or else fetched and unpacked. */
export async function begin(files: Files): Promise<Start> {
  const manifest = await files.manifest();
  const found = await kept(files, manifest);
  if (found) return found;
  const wasm = files.bytes(PROGRAM);
  const program = wasm.then((bytes) => WebAssembly.compile(bytes));
  const rest = fetched(files, manifest, wasm);
  const make = rest.files.then((found) => imported(found.get(SCRIPT)!));
  // What fails is told where it is waited for.
  for (const promise of [program, make]) promise.catch(() => undefined);
  return { program, make, ...rest };
}

/** Keep unpacked what Python starts with. Where there is no room for it nothing is kept, and nothing is missing. */
export async function keepUnpacked(files: Files): Promise<void> {
  const manifest = await files.manifest();
  const [program, script, rest] = addresses(files.base, manifest);
  const shelf = await caches.open(SHELF);
  if (await shelf.match(rest)) return;
  try {
    // What an older site left.
    for (const request of await shelf.keys()) await shelf.delete(request);
    const wasm = files.bytes(PROGRAM);
    const start = fetched(files, manifest, wasm);
    const ready = new Map(await start.files);
    if (start.picture) ready.set(PICTURE, squeezed(await start.picture));
    await shelf.put(program, new Response(await wasm, { headers: { 'Content-Type': 'application/wasm' } }));
    // By itself, because it is read and compiled while the rest is still on its way.
    await shelf.put(script, new Response(ready.get(SCRIPT)));
    ready.delete(SCRIPT);
    await shelf.put(rest, new Response(packed([...ready])));
  } catch {
    await caches.delete(SHELF);
  }
}

/** Whether it is kept unpacked. */
export async function isUnpacked(files: Files): Promise<boolean> {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(addresses(files.base, await files.manifest())[2])) !== undefined;
}

/** Under which names the program, its script and the rest are kept. */
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
    // A browser that keeps nothing, or something that was kept and is not whole.
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

/** The picture of Python's memory, which comes as its difference from what the program puts there. */
async function pictured(files: Files, wasm: Promise<Bytes>): Promise<Bytes> {
  const bytes = expanded(await files.bytes(PICTURE));
  // Its second word says where the memory begins in it.
  differ(await wasm, bytes.subarray(new DataView(bytes.buffer).getUint32(4, true)));
  return bytes;
}

/** A script that comes as its bytes. */
async function imported(bytes: Bytes): Promise<Make> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
  try {
    return ((await import(/* @vite-ignore */ address)) as { default: Make }).default;
  } finally {
    URL.revokeObjectURL(address);
  }
}
