import { beforeEach, expect, test, vi } from 'vitest';
import type { Files } from '../src/local/files';
import { packed, unpacked } from '../src/local/packs';
import { expanded, squeezed } from '../src/local/segments';
import { begin, isUnpacked, keepUnpacked } from '../src/local/start';

/** The shortest valid program. */
const PROGRAM = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

/** A snapshot whose memory begins after 16 bytes, with one page that is not empty. */
function picture(): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(16 + 3 * 4096);
  bytes[4] = 16;
  bytes[9000] = 7;
  return bytes;
}
const PICTURE = picture();

/** Files of a site, with the number of requests for each. */
function site(digest: string): { files: Files; asked: string[] } {
  const asked: string[] = [];
  const content: Record<string, Uint8Array> = { 'pyodide.asm.wasm': PROGRAM, 'snapshot.bin': squeezed(PICTURE) };
  const files = {
    base: 'http://here/engine/',
    manifest: () =>
      Promise.resolve({ digest, core: { 'snapshot.bin': {} }, games: { a: { kernels: ['a.so'], net: null } } }),
    bytes: (name: string) => (asked.push(name), Promise.resolve(content[name] ?? new TextEncoder().encode(name))),
  };
  return { files: files as unknown as Files, asked };
}

/** The browser's cache storage; `room` is the number of entries that still fit. */
function shelves(room: number): Map<string, Map<string, Response>> {
  const all = new Map<string, Map<string, Response>>();
  const opened = (name: string): object => {
    const shelf = all.get(name) ?? new Map<string, Response>();
    all.set(name, shelf);
    return {
      match: (address: string) => Promise.resolve(shelf.get(address)?.clone()),
      keys: () => Promise.resolve([...shelf.keys()]),
      delete: (address: string) => Promise.resolve(shelf.delete(address)),
      put: (address: string, answer: Response) =>
        room-- > 0
          ? Promise.resolve(void shelf.set(address, answer))
          : Promise.reject(new DOMException('full', 'QuotaExceededError')),
    };
  };
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(opened(name)),
    delete: (name: string) => Promise.resolve(all.delete(name)),
  });
  return all;
}
beforeEach(() => vi.unstubAllGlobals());

test('a picture without its empty pages is the same again', () => {
  expect(squeezed(PICTURE).length).toBe(8 + 2 * (4 + 4096));
  expect(expanded(squeezed(PICTURE))).toEqual(PICTURE);
});

test('files in a pack are found again, and a pack that is cut off is noticed', () => {
  const files: [string, Uint8Array][] = [
    ['a', Uint8Array.of(1, 2, 3)],
    ['b', Uint8Array.of()],
    ['c', Uint8Array.of(4)],
  ];
  expect(unpacked(packed(files))).toEqual(files);
  expect(() => unpacked(packed(files).slice(0, -1))).toThrow(RangeError);
});

test('what is kept unpacked is used the next time, and nothing is fetched', async () => {
  shelves(3);
  await keepUnpacked(site('one').files);
  const { files, asked } = site('one');
  expect(await isUnpacked(files)).toBe(true);
  const start = await begin(files);
  expect(await start.program).toBeInstanceOf(WebAssembly.Module);
  expect(await start.picture).toEqual(PICTURE);
  expect([...(await start.files).keys()]).toContain('a.so');
  // Node.js can't import a script from bytes, so a second attempt is made.
  expect(asked.filter((name) => name !== 'pyodide.asm.mjs')).toEqual([]);
});

test('a newer site takes the place of what an older one kept', async () => {
  const all = shelves(6);
  await keepUnpacked(site('one').files);
  await keepUnpacked(site('two').files);
  expect([...all.get('tabletowers-unpacked')!.keys()]).toEqual([
    'http://here/engine/two.wasm',
    'http://here/engine/two.mjs',
    'http://here/engine/two.pack',
  ]);
  expect(await isUnpacked(site('one').files)).toBe(false);
});

test('where there is no room for all of it nothing is kept, and it is fetched', async () => {
  const all = shelves(1);
  const { files, asked } = site('one');
  await keepUnpacked(files);
  expect(all.has('tabletowers-unpacked')).toBe(false);
  asked.length = 0;
  expect(await (await begin(files)).picture).toEqual(PICTURE);
  expect(asked).toContain('snapshot.bin');
});

test('a browser that keeps nothing fetches it', async () => {
  const { files } = site('one');
  expect(await (await begin(files)).picture).toEqual(PICTURE);
});
