// Keeps the page itself at hand, so that it opens at once and can say kindly that there is no connection.
// Nothing of a game is kept: tables always come from the server.
const SHELF = 'page-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) {
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

self.addEventListener('push', (event) => {
  const told = event.data ? event.data.json() : {};
  event.waitUntil(self.registration.showNotification(told.title || 'Tabletowers', { body: told.body || '', tag: told.table, icon: '/icon-192.png', data: told }));
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
