// This device as its own host: tables, bots and extras in workers of the page. Nothing of it is loaded before it is
// needed.
import { ApiError } from '../base/error';
import { remembered } from '../base/remember';
import type { FromWorker, ToWorker } from './messages';
import { Shelf, type Line } from './shelf';
import { ENGINE, isOutdated } from './site';

type Listener = (text: string) => void;

/** The most workers that run bots. Each takes memory, so a small device has two. */
const small = ((navigator as { deviceMemory?: number }).deviceMemory ?? 8) < 4;
const MINDS = Math.max(1, Math.min(navigator.hardwareConcurrency || 2, small ? 2 : 4));

/** Milliseconds in which the first table is shown. */
const SHOWING = 700;

/** Take the worker that was started before the page had loaded (site/first.js), once. */
function begun(): Worker | null {
  const page = globalThis as { engine?: Worker | null };
  const worker = page.engine ?? null;
  page.engine = null;
  return worker;
}

class House {
  /** `idle` before it is needed. */
  state = $state<'idle' | 'starting' | 'ready' | 'failed'>('idle');
  /** Whether the user is waiting for it to start. */
  awaited = $state(false);
  fetched = $state(0);
  wanted = $state(0);
  /** Why it can't start: the code of a message. */
  trouble = $state<string | null>(null);
  /** The tables that could not be saved so far. */
  unkept = $state.raw<Line[]>([]);
  readonly #shelf = new Shelf();
  #tables: Worker | null = null;
  /** The version of the engine that runs the tables. */
  #digest = '';
  #workers: Worker[] = [];
  #ready: Promise<void> | null = null;
  #answers = new Map<number, (answer: { status: number; body: string }) => void>();
  #listeners = new Set<Listener>();
  #next = 1;
  #name = '';

  /** The folder of the engine's files. */
  readonly base = ENGINE!;

  /** The player on this device. */
  rename(name: string): void {
    this.#name = name;
    this.#say({ kind: 'rename', name });
  }

  /** Start it, unless it has been started. Throws an ApiError that says why it can't. `quietly` if the user isn't waiting. */
  start(quietly = false): Promise<void> {
    if (!quietly) this.awaited = true;
    this.#ready ??= this.#start().catch((error: unknown) => {
      this.#ready = null;
      throw error;
    });
    return this.#ready;
  }
  #start(): Promise<void> {
    if (typeof WebAssembly !== 'object' || typeof Worker !== 'function' || typeof DecompressionStream !== 'function') {
      this.state = 'failed';
      this.trouble = 'no_webassembly';
      return Promise.reject(new ApiError('no_webassembly'));
    }
    this.state = 'starting';
    this.trouble = null;
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    const tables = this.#begin((data) => {
      if (data.kind === 'progress') [this.fetched, this.wanted] = [data.fetched, data.wanted];
      else this.#heard(data);
    });
    this.#tables = tables.worker;
    this.#say({
      kind: 'tables',
      base: this.base,
      name: this.#name,
      quick: remembered('quick-bots') !== null,
      minds: MINDS,
    });
    return tables.ready.then(
      (digest) => {
        this.state = 'ready';
        this.#digest = digest;
        // A table can be shown before bots are ready, and with few processors it appears sooner if their workers start later.
        setTimeout(() => this.#tables === tables.worker && this.#hire(), SHOWING);
      },
      async (error: unknown) => {
        // The files that this page would start with were replaced while it was open.
        const code = (await isOutdated()) ? 'outdated' : error instanceof ApiError ? error.code : 'engine_broken';
        this.state = 'failed';
        this.trouble = code;
        throw new ApiError(code);
      },
    );
  }

  /** A worker without any messages yet; `ready` resolves to its engine's version once it has started. */
  #begin(heard: (message: FromWorker) => void): { worker: Worker; ready: Promise<string> } {
    const worker = begun() ?? new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.#workers.push(worker);
    const ready = new Promise<string>((resolve, reject) => {
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new ApiError('engine_broken'));
      };
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'ready') resolve(data.digest ?? '');
        else if (data.kind === 'failed') reject(new ApiError(data.code));
        else heard(data);
      };
    });
    return { worker, ready };
  }

  /** Add a worker for bots. The tables use it once it is ready; without the first one, bots would never move. */
  #hire(): void {
    const first = this.#workers.length === 1;
    const tables = this.#tables;
    const { worker, ready } = this.#begin(() => undefined);
    const between = new MessageChannel();
    worker.postMessage(
      { kind: 'think', base: this.base, tables: between.port1, digest: this.#digest } satisfies ToWorker,
      [between.port1],
    );
    ready.then(
      () => {
        if (this.#tables === tables)
          tables?.postMessage({ kind: 'mind', port: between.port2 } satisfies ToWorker, [between.port2]);
      },
      (error: unknown) => {
        worker.terminate();
        if (first && this.#tables === tables) this.trouble = error instanceof ApiError ? error.code : 'engine_broken';
      },
    );
  }

  /** Store the engine's files uncompressed, so that it starts sooner the next time. */
  async unpack(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    await new Promise((done) => {
      worker.onmessage = worker.onerror = done;
      worker.postMessage({ kind: 'unpack', base: this.base } satisfies ToWorker);
    });
    worker.terminate();
  }

  #heard(message: FromWorker): void {
    if (message.kind === 'answer') {
      this.#answers.get(message.id)?.(message);
      this.#answers.delete(message.id);
    } else if (message.kind === 'heard') for (const listener of this.#listeners) listener(message.text);
    else if (message.kind === 'unkept') this.unkept = message.lines;
    else if (message.kind === 'busy') while (this.#workers.length <= MINDS) this.#hire();
  }
  #say(message: ToWorker): void {
    this.#tables?.postMessage(message);
  }

  async call(method: string, path: string, body: string): Promise<{ status: number; body: string }> {
    await this.start();
    return new Promise((resolve) => {
      const id = this.#next++;
      this.#answers.set(id, resolve);
      this.#say({ kind: 'call', id, method, path, body });
    });
  }

  /** A list entry for every table of this device, saved or not. */
  async lines(): Promise<Line[]> {
    const kept = await this.#shelf.lines();
    return [...kept.filter(({ table }) => !this.unkept.some((line) => line.table === table)), ...this.unkept];
  }

  /** Live messages: sent ones go to the tables, and the tables' messages to the listener. */
  async connect(listener: Listener): Promise<{ say: (text: string) => void; stop: () => void }> {
    await this.start();
    this.#listeners.add(listener);
    return { say: (text) => this.#say({ kind: 'say', text }), stop: () => this.#listeners.delete(listener) };
  }
}

export const house = new House();
