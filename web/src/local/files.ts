// The files of the engine: Python, the package, the kernels. They are fetched compressed, however the host serves
// files, and then cached by the service worker.

export interface Described {
  /** The path of the compressed file; its name contains a hash of the content. */
  file: string;
  /** The size in bytes, compressed and uncompressed. */
  packed: number;
  bytes: number;
}
export interface Manifest {
  version: string;
  /** The version of the files that every game needs; it changes when any of them does. */
  digest: string;
  /** The folder with Pyodide's own modules. */
  pyodide: string;
  /** The files that every game needs offline, and those fetched on first use, by name. */
  core: Record<string, Described>;
  more: Record<string, Described>;
  /** The kernels and the net of each game. */
  games: Record<string, { kernels: string[]; net: string | null; value: string | null }>;
  /** The catalogues of each language. */
  texts: Record<string, string>;
}

/** A file could not be fetched, or not completely. */
export class Unfetched extends Error {
  constructor(readonly file: string) {
    super(`${file} could not be fetched`);
  }
}

export class Files {
  #manifest: Promise<Manifest> | null = null;
  #fetched = 0;
  #wanted = 0;
  /** The browser's own function, even if a library has replaced it. */
  readonly #fetch = globalThis.fetch.bind(globalThis);

  constructor(
    readonly base: string,
    readonly told: (fetched: number, wanted: number) => void = () => undefined,
  ) {}

  manifest(): Promise<Manifest> {
    this.#manifest ??= this.#fetch(`${this.base}engine.json`).then(
      (answer) => {
        if (!answer.ok) throw new Unfetched('engine.json');
        return answer.json() as Promise<Manifest>;
      },
      () => {
        throw new Unfetched('engine.json');
      },
    );
    this.#manifest.catch(() => (this.#manifest = null));
    return this.#manifest;
  }

  /** Fetch and decompress a file. Throws Unfetched if it is incomplete after two attempts. */
  async bytes(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const { core, more } = await this.manifest();
    const described = core[name] ?? more[name];
    if (!described) throw new Unfetched(name);
    this.#wanted += described.packed;
    for (const cache of ['default', 'reload'] as const) {
      const before = this.#fetched;
      try {
        const found = new Uint8Array(await new Response(await this.#stream(described.file, cache)).arrayBuffer());
        if (found.byteLength === described.bytes) return found;
      } catch {
        // Truncated or damaged.
      }
      this.#fetched = before;
      await forget(`${this.base}${described.file}`);
    }
    throw new Unfetched(name);
  }

  /** Decompress a file as it arrives, counting its bytes. */
  async #stream(file: string, cache: RequestCache): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
    const answer = await this.#fetch(`${this.base}${file}`, { cache });
    if (!answer.ok || !answer.body) throw new Unfetched(file);
    const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (chunk, controller) => {
        this.#fetched += chunk.byteLength;
        this.told(this.#fetched, this.#wanted);
        controller.enqueue(chunk);
      },
    });
    return answer.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'));
  }
}

/** Remove an incomplete file from the cache. */
async function forget(address: string): Promise<void> {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // Without a cache, there is nothing to remove.
  }
}
