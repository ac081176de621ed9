// Python in a worker: Pyodide's core with the package and the kernels of the games, nothing else.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Files } from './files';
import { linked } from './linking';
import { unpacked } from './packs';
import { begin } from './start';

/** The part of Pyodide's interface that is used here. */
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
    const { pyodide: folder, games } = await files.manifest();
    const loading = import(/* @vite-ignore */ `${files.base}${folder}/pyodide.mjs`) as Promise<{ loadPyodide: Load }>;
    loading.catch(() => undefined);
    const start = await begin(files);
    const found = await start.files;
    const pack = unpacked(found.get('python.pack')!);
    const pyodide = await withUnpacked(files.base, start.program, found, async () => {
      const [make, { loadPyodide }] = await Promise.all([start.make, loading]);
      const libraries = pack
        .filter(([name]) => name.endsWith('.so'))
        .map(([name, bytes]): [string, Uint8Array] => [`${PLACE}/${name}`, bytes]);
      return loadPyodide({
        indexURL: `${files.base}${folder}/`,
        createPyodideModule: linked(make, libraries),
        ...(start.picture ? { _loadSnapshot: await start.picture } : {}),
      });
    });
    write(pyodide, PLACE, pack);
    for (const { kernels } of Object.values(games))
      write(
        pyodide,
        '/kernels',
        kernels.map((name) => [name, found.get(name)!]),
      );
    pyodide.runPython(
      'import importlib, os; os.environ["TABLETOWERS_KERNELS"] = "/kernels"; importlib.invalidate_caches()',
    );
    const page = pyodide.pyimport('tabletowers.offline.page');
    page.speak_with!((language: string, text: string) => formatter(language, text));
    return new Python(files, pyodide, page);
  }

  /** Load the texts of a language. Throws Unfetched if that fails. */
  async speak(language: unknown): Promise<void> {
    const { texts } = await this.files.manifest();
    if (typeof language === 'string' && language in texts) await this.#have(PLACE, texts[language]!);
  }

  /** Load the code that draws tables as text. */
  async draw(): Promise<void> {
    await this.#have(PLACE, 'drawing.pack');
  }

  /** Load the positions to solve. */
  async pose(): Promise<void> {
    await this.#have(PLACE, 'positions.pack');
  }

  /** Load the net of a game. */
  async practise(game: unknown): Promise<void> {
    const { games } = await this.files.manifest();
    const net = typeof game === 'string' ? games[game]?.net : null;
    if (net) await this.#have(`${PLACE}/tabletowers/nets/weights`, net);
  }

  /** Load the value function of a game. */
  async appraise(game: unknown): Promise<void> {
    const { games } = await this.files.manifest();
    const value = typeof game === 'string' ? games[game]?.value : null;
    if (value) await this.#have(`${PLACE}/tabletowers/luck/values`, value);
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

/** While Pyodide starts, serve its files from memory. */
async function withUnpacked<T>(
  base: string,
  program: Promise<WebAssembly.Module>,
  files: Map<string, Uint8Array<ArrayBuffer>>,
  start: () => Promise<T>,
): Promise<T> {
  const [fetch, instantiateStreaming] = [globalThis.fetch, WebAssembly.instantiateStreaming];
  globalThis.fetch = (wanted: RequestInfo | URL, options?: RequestInit) => {
    const address = wanted instanceof Request ? wanted.url : String(wanted);
    const name = address.slice(address.lastIndexOf('/') + 1);
    if (!address.startsWith(base)) return fetch(wanted, options);
    if (name.endsWith('.wasm')) return Promise.resolve(new Response(null));
    return files.has(name) ? Promise.resolve(new Response(files.get(name))) : fetch(wanted, options);
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

/** The page's formatter for texts composed in Python. */
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
      const shown = bundle.formatPattern(
        message.value,
        Object.fromEntries([...names].map((name, place) => [name, given[place]!])),
        errors,
      );
      return { text: shown, missing: errors.length ? String(errors[0]) : '' };
    },
  };
}
