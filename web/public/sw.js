// Keeps the page itself at hand, so that it opens at once and can say kindly that there is no connection; and what it plays
// with by itself, where the server hands that out. Nothing of a table at the server is kept.
const SHELF = 'page-1';
const ENGINE = 'engine-1';
const UNPACKED = 'tabletowers-unpacked';

self.addEventListener('install', (event) => {
  // The first visit came before this did, so its page is fetched once more.
  const page = caches.open(SHELF).then((shelf) => shelf.add('/'));
  event.waitUntil(page.catch(() => undefined).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => ![SHELF, ENGINE, UNPACKED].includes(name)).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  // What is not the page: it must not be kept in its place.
  if (/^\/(api|embed|preview)\//.test(url.pathname)) return;
  if (url.pathname.startsWith('/engine/')) {
    event.respondWith(url.pathname.endsWith('.json') ? newest(event.request) : engine(event.request));
  } else if (url.pathname.startsWith('/assets/')) {
    // These names contain a hash of what they hold: once there, they are right for ever.
    event.respondWith(
      caches.match(event.request).then(
        (kept) =>
          kept ||
          fetch(event.request).then((answer) => {
            if (answer.ok) {
              const copy = answer.clone();
              caches.open(SHELF).then((shelf) => shelf.put(event.request, copy));
            }
            return answer;
          }),
      ),
    );
  } else if (event.request.mode === 'navigate') {
    event.respondWith(
      fetch(event.request)
        .then((answer) => {
          if (answer.ok) {
            const copy = answer.clone();
            caches.open(SHELF).then((shelf) => shelf.put('/', copy));
          }
          return answer;
        })
        .catch(() => caches.match('/').then((kept) => kept || Response.error())),
    );
  }
});

/** A file of the engine, whose name changes with what it holds. Kept when all of it has arrived, and in nobody's way. */
async function engine(request) {
  const shelf = await caches.open(ENGINE);
  const kept = await shelf.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (!answer.ok || !answer.body) return answer;
  const [one, other] = answer.body.tee();
  const headers = answer.headers;
  void new Response(other, { headers })
    .arrayBuffer()
    .then((whole) => shelf.put(request.url, new Response(whole, { headers })))
    .catch(() => undefined);
  return new Response(one, { headers });
}
/** A list of what there is, as it is now; without a connection, as it was. What a newer engine no longer has is dropped. */
async function newest(request) {
  const shelf = await caches.open(ENGINE);
  try {
    const answer = await fetch(request);
    if (!answer.ok) return answer;
    const copy = answer.clone();
    void copy
      .text()
      .then(async (text) => {
        await shelf.put(request.url, new Response(text, { headers: answer.headers }));
        if (!request.url.endsWith('/engine.json')) return;
        const { core, more, pyodide } = JSON.parse(text);
        const wanted = new Set([...Object.values(core), ...Object.values(more)].map(({ file }) => file));
        const gone = (await shelf.keys()).filter(
          ({ url }) =>
            !url.endsWith('.json') && !url.includes(`/${pyodide}/`) && !wanted.has(url.slice(url.lastIndexOf('/') + 1)),
        );
        await Promise.all(gone.map((old) => shelf.delete(old)));
      })
      .catch(() => undefined);
    return answer;
  } catch (error) {
    const kept = await shelf.match(request.url);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(
    self.registration.showNotification(told.title || 'Tabletowers', {
      body: told.body || '',
      tag: told.table,
      icon: '/icon-192.png',
      data: told,
    }),
  );
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { table } = event.notification.data || {};
  const path = table ? `/t/${table}` : '/';
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === path);
      return there ? there.focus() : self.clients.openWindow(path);
    }),
  );
});
