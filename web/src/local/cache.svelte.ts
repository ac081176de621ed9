// Makes the site work offline: the service worker, its cache, and updates.
import { remember, remembered } from '../base/remember';
import { inTurn } from '../base/turns';
import { Files } from './files';
import { house } from './house.svelte';
import { SITE } from './site';
import { isUnpacked } from './start';
import { change } from './update';

/** The cache in which the service worker of the site, or of the server, keeps files with a hash in their names. */
const SHELF = SITE ? 'tabletowers-files' : 'engine-1';
/** Whether everything that the games need was cached at the last visit. */
const KEPT = 'kept';

class Keeping {
  /** Whether the browser can cache the site at all. */
  possible = $state(false);
  /** The bytes that the games need and that everything needs, and how many of them are cached. */
  needed = $state(0);
  everything = $state(0);
  here = $state(0);
  busy = $state(false);
  failed = $state(false);
  /** Whether an update of the site has been fetched, which takes over when the page is reopened. */
  outdated = $state(false);
  #waiting: ServiceWorker | null = null;
  readonly #files = new Files(house.base);

  get complete(): boolean {
    return this.everything > 0 && this.here >= this.everything;
  }
  get playable(): boolean {
    return this.needed > 0 && this.here >= this.needed;
  }

  async begin(): Promise<void> {
    // With a data saver, ask before fetching anything.
    const saves = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;
    // A returning visitor will probably play: the engine starts while they choose a game.
    if (SITE && remembered(KEPT) !== null && !saves) void house.start(true).catch(() => undefined);
    try {
      if (!('serviceWorker' in navigator) || typeof caches === 'undefined') return;
      // After the page has been drawn: a worker that starts earlier would only delay it.
      await idle();
      await new Promise<void>((go) => inTurn(go));
      const registration = await navigator.serviceWorker.register(
        SITE ? new URL('sw.js', document.baseURI) : '/sw.js',
        { updateViaCache: 'none' },
      );
      this.possible = true;
      const look = (): void => {
        if (registration.waiting && navigator.serviceWorker.controller) {
          this.#waiting = registration.waiting;
          this.outdated = true;
        }
      };
      look();
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', look),
      );
      await navigator.serviceWorker.ready;
      await this.look();
      // Fetch in the background what every game needs.
      if (!this.playable && !saves) await this.fetch(false);
      if (this.playable && !(await isUnpacked(this.#files))) {
        // Not while a game begins.
        if (house.state === 'starting') await house.start(true);
        await house.unpack();
      }
      // The list of games, for when the server can't be reached.
      if (!SITE) await fetch(`${house.base}games.json`);
    } catch {
      // Without a cache, everything is fetched when it is needed.
    }
  }

  /** Check what is cached. */
  async look(): Promise<void> {
    const { core, more } = await this.#files.manifest();
    const kept = new Set<string>();
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) kept.add(url.slice(url.lastIndexOf('/') + 1));
    const files = [...Object.values(core), ...Object.values(more)];
    this.needed = sum(Object.values(core));
    this.everything = sum(files);
    const present = files.filter(({ file }) => kept.has(file));
    this.here = sum(present);
    // Other cached files don't make up for a missing one that every game needs.
    if (!Object.values(core).every(({ file }) => kept.has(file))) this.here = Math.min(this.here, this.needed - 1);
    remember(KEPT, this.playable ? '1' : null);
  }

  /** Fetch what every game needs, or everything, into the service worker's cache. */
  async fetch(everything: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = false;
    try {
      const { core, more } = await this.#files.manifest();
      const shelf = await caches.open(SHELF);
      for (const { file } of [...Object.values(core), ...(everything ? Object.values(more) : [])]) {
        const address = `${house.base}${file}`;
        if (!(await shelf.match(address))) await shelf.put(address, await whole(address));
        await this.look();
      }
    } catch {
      this.failed = true;
    } finally {
      this.busy = false;
    }
  }

  /** Switch to the updated site. Games are saved after every move, so nothing is lost. */
  renew(): void {
    if (this.#waiting) change(this.#waiting);
  }
}

/** Wait for a complete file: a browser can't read from a cache entry that is still being written. */
async function whole(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Response(await answer.arrayBuffer(), { headers: answer.headers });
}
/** Until the page has nothing else to do, or for three seconds. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 3000 });
    else setTimeout(resolve, 1000);
  });
const sum = (files: { packed: number }[]): number => files.reduce((total, { packed }) => total + packed, 0);
export const keeping = new Keeping();
