// Python in a worker: Pyodide's core with the package and the kernels of the games, nothing else.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { Files, unpacked } from './files';
import { linked } from './linking';
import { differ } from './segments';

/** What of Pyodide is used here. */
interface Pyodide {
  FS: { writeFile: (path: string, bytes: Uint8Array) => void; mkdirTree: (path: string) => void };
  runPython: (code: string) => unknown;
  pyimport: (module: string) => Record<string, (...given: unknown[]) => unknown>;
  loadedPackages: Record<string, string>;
}
type Load = (options: Record<string, unknown>) => Promise<Pyodide>;

const PLACE = '/lib/python3.14/site-packages';

export class Python {
  #fetched = new Set<string>();

  private constructor(
    readonly files: Files,
    readonly pyodide: Pyodide,
    readonly page: Record<string, (...given: unknown[]) => unknown>,
  ) {}

  static async start(files: Files): Promise<Python> {
    const manifest = await files.manifest();
    const names = Object.values(manifest.games).flatMap(({ kernels }) => kernels);
    const wasm = files.bytes('pyodide.asm.wasm');
    const snapshot = 'snapshot.bin' in manifest.core ? picture(files, wasm) : null;
    const pack = files.bytes('python.pack').then(unpacked);
    const needed = names.map((name) => files.bytes(name));
    // What fails is told where it is waited for.
    for (const promise of [wasm, snapshot, pack, ...needed]) promise?.catch(() => undefined);
    const pyodide = await withUnpacked(files, wasm, async () => {
      const made = await imported(await files.bytes('pyodide.asm.mjs'));
      const { loadPyodide } = (await import(/* @vite-ignore */ `${files.base}${manifest.pyodide}/pyodide.mjs`)) as { loadPyodide: Load };
      const libraries = (await pack).filter(([name]) => name.endsWith('.so')).map(([name, bytes]): [string, Uint8Array] => [`${PLACE}/${name}`, bytes]);
      return loadPyodide({ indexURL: `${files.base}${manifest.pyodide}/`, createPyodideModule: linked(made.default, libraries), ...(snapshot ? { _loadSnapshot: await snapshot } : {}) });
    });
    const kernels = await Promise.all(needed);
    write(pyodide, PLACE, await pack);
    write(pyodide, '/kernels', names.map((name, place) => [name, kernels[place]!]));
    pyodide.runPython('import importlib, os; os.environ["TABLETOWERS_KERNELS"] = "/kernels"; importlib.invalidate_caches()');
    const page = pyodide.pyimport('tabletowers.offline.page');
    page.speak_with!((language: string, text: string) => formatter(language, text));
    return new Python(files, pyodide, page);
  }

  /** Have the texts of a language at hand. */
  async speak(language: unknown): Promise<void> {
    const { texts } = await this.files.manifest();
    if (typeof language === 'string' && language in texts) await this.#have(PLACE, texts[language]!);
  }

  /** Have at hand what draws tables in letters. */
  async draw(): Promise<void> {
    await this.#have(PLACE, 'drawing.pack');
  }

  /** Have the positions to solve at hand. */
  async pose(): Promise<void> {
    await this.#have(PLACE, 'positions.pack');
  }

  /** Have the net of a game at hand. */
  async practise(game: unknown): Promise<void> {
    const { games } = await this.files.manifest();
    const net = typeof game === 'string' ? games[game]?.net : null;
    if (net) await this.#have(`${PLACE}/tabletowers/nets/weights`, net);
  }

  async #have(place: string, name: string): Promise<void> {
    if (this.#fetched.has(name)) return;
    const bytes = await this.files.bytes(name);
    write(this.pyodide, place, name.endsWith('.pack') ? unpacked(bytes) : [[name, bytes]]);
    this.pyodide.runPython('importlib.invalidate_caches()');
    this.#fetched.add(name);
  }
}

function write(pyodide: Pyodide, place: string, files: [string, Uint8Array][]): void {
  for (const [name, bytes] of files) {
    const path = `${place}/${name}`;
    pyodide.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
    pyodide.FS.writeFile(path, bytes);
  }
}

/** A module that was fetched packed. */
async function imported(bytes: Uint8Array<ArrayBuffer>): Promise<{ default: unknown }> {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'text/javascript' }));
  try {
    return (await import(/* @vite-ignore */ address)) as { default: unknown };
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The picture of Python's memory, which is kept as its difference from what the module puts there. */
async function picture(files: Files, wasm: Promise<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await files.bytes('snapshot.bin');
  // Its second word says where the memory begins in it.
  differ(await wasm, bytes.subarray(new DataView(bytes.buffer).getUint32(4, true)));
  return bytes;
}

/** While Pyodide starts, its own files come unpacked from ours; its program is compiled as soon as it is here. */
async function withUnpacked<T>(files: Files, wasm: Promise<Uint8Array<ArrayBuffer>>, start: () => Promise<T>): Promise<T> {
  const [fetch, instantiateStreaming] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  const program = wasm.then((bytes) => WebAssembly.compile(bytes));
  program.catch(() => undefined);
  const { core } = await files.manifest();
  globalThis.fetch = async (wanted: RequestInfo | URL, options?: RequestInit) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const name = address.slice(address.lastIndexOf('/') + 1);
    if (!address.startsWith(files.base) || !(name in core)) return fetch(wanted, options);
    return new Response(name.endsWith('.wasm') ? null : await files.bytes(name));
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** The page's own formatter for texts that Python puts together. */
function formatter(language: string, text: string) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return {
    has: (id: string) => bundle.hasMessage(id),
    text: (id: string, names: Iterable<string>, values: Iterable<FluentVariable>) => {
      const message = bundle.getMessage(id);
      if (!message?.value) return { text: '', missing: 'there is no such message' };
      const given = [...values];
      const errors: Error[] = [];
      const shown = bundle.formatPattern(message.value, Object.fromEntries([...names].map((name, place) => [name, given[place]!])), errors);
      return { text: shown, missing: errors.length ? String(errors[0]) : '' };
    },
  };
}
