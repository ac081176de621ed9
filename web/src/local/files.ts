// The files of the engine: Python, the package, the kernels. They are fetched compressed, from any host whatever it does
// with files, and kept by the service worker from then on.

export interface Described {
  /** Where it lies, packed; the name has a hash of what it holds. */
  file: string;
  /** Bytes as they are fetched, and as they are used. */
  packed: number;
  bytes: number;
}
export interface Manifest {
  version: string;
  /** Of what every game needs: another if any of that is another. */
  digest: string;
  /** The folder with Pyodide's own modules. */
  pyodide: string;
  /** What every game needs without a network, and what is fetched when it is first asked for: by the name of the file. */
  core: Record<string, Described>;
  more: Record<string, Described>;
  /** The kernels and the net of each game. */
  games: Record<string, { kernels: string[]; net: string | null }>;
  /** The catalogues of each language. */
  texts: Record<string, string>;
}

/** Something could not be fetched, or not completely. */
export class Unfetched extends Error {
  constructor(readonly file: string) {
    super(`${file} could not be fetched`);
  }
}

export class Files {
  #manifest: Promise<Manifest> | null = null;
  #fetched = 0;
  #wanted = 0;
  /** The browser's own, whatever others put in its place. */
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

  /** A file, unpacked; Unfetched if it did not arrive whole, not even at the second try. */
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
        // Cut off in the middle, or not what it was.
      }
      this.#fetched = before;
      await forget(`${this.base}${described.file}`);
    }
    throw new Unfetched(name);
  }

  /** What arrives of a file, unpacked and counted. */
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

/** What was kept and is not whole must not be found again. */
async function forget(address: string): Promise<void> {
  try {
    for (const name of await caches.keys()) await (await caches.open(name)).delete(address);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
