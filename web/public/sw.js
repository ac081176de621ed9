// Caches the page, so that it opens at once and can explain that there is no connection, and also the engine,
// if the server offers it. Nothing about tables on the server is cached.
const SHELF = 'page-1';
const ENGINE = 'engine-1';
const UNPACKED = 'tabletowers-unpacked';

self.addEventListener('install', (event) => {
  // The first visit was before this worker existed, so fetch its page once more.
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
  // Not the page, so it must not be cached as the page.
  if (/^\/(api|embed|preview)\//.test(url.pathname)) return;
  if (url.pathname.startsWith('/engine/')) {
    event.respondWith(url.pathname.endsWith('.json') ? newest(event.request) : engine(event.request));
  } else if (url.pathname.startsWith('/assets/')) {
    // These names contain a hash of the content, so a cached file never becomes outdated.
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

/** Get a file of the engine, whose name changes with its content. Cached once complete, without delaying the page. */
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
/** Get the current list of files, or the last known one without a connection. Drops files that a newer engine no longer has. */
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
