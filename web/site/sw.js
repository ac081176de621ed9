// Keeps a site without a server on the device, so that it opens and plays without a network. `tabletowers build site` puts
// in what to cache: FILES have a hash of their content in their names and never change; PAGE belongs to a VERSION.
const VERSION = '__VERSION__';
const PAGE = __PAGE__;
const ASSETS = __ASSETS__;
const LATER = __LATER__;

const HERE = new URL('./', self.location).href;
const SHELF = `tabletowers-page-${VERSION}`;
const FILES = 'tabletowers-files';
const immutable = new Set([...ASSETS, ...LATER].map((name) => HERE + name));

self.addEventListener('install', (event) => event.waitUntil(install()));
async function install() {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(PAGE.map((name) => new Request(HERE + name, { cache: 'reload' })));
  const files = await caches.open(FILES);
  await Promise.all(
    ASSETS.map(async (name) => {
      if (!(await files.match(HERE + name))) await files.add(HERE + name);
    }),
  );
}

// The first worker takes over at once. A newer one waits for the page's permission: an open page keeps using its own files.
self.addEventListener('activate', (event) => event.waitUntil(activate()));
async function activate() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('tabletowers-page-') && name !== SHELF).map((name) => caches.delete(name)),
  );
  const files = await caches.open(FILES);
  const kept = await files.keys();
  await Promise.all(kept.filter(({ url }) => !immutable.has(url)).map((request) => files.delete(request)));
  await self.clients.claim();
}
let downloads = new AbortController();
self.addEventListener('message', (event) => {
  if (event.data === 'take over') self.skipWaiting();
  // A newer worker takes over only when this one has answered every request, and a download may never end.
  if (event.data === 'let go') {
    downloads.abort();
    downloads = new AbortController();
  }
});

self.addEventListener('fetch', (event) => {
  const address = event.request.url.split(/[?#]/)[0];
  if (event.request.method !== 'GET' || !address.startsWith(HERE)) return;
  if (event.request.mode === 'navigate')
    event.respondWith(fromShelf(address.endsWith('.html') ? address : `${HERE}index.html`, event.request));
  else if (immutable.has(address)) event.respondWith(fromFiles(address));
  else event.respondWith(fromShelf(address, event.request));
});

async function fromShelf(address, request) {
  return (await (await caches.open(SHELF)).match(address)) ?? fetch(request);
}
async function fromFiles(address) {
  const files = await caches.open(FILES);
  const kept = await files.match(address);
  if (kept) return kept;
  const answer = await fetch(address, { signal: downloads.signal });
  if (!answer.ok || !answer.body) return answer;
  // Cached only once it has arrived completely, without delaying the response.
  const [one, other] = answer.body.tee();
  const headers = answer.headers;
  void new Response(other, { headers })
    .arrayBuffer()
    .then((whole) => files.put(address, new Response(whole, { headers })))
    .catch(() => undefined);
  return new Response(one, { headers });
}
