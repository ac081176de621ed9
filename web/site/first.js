// Runs before anything else is fetched, to start fetching early what the page will need next.
const TEXTS = __TEXTS__;
const MODULES = __MODULES__;
let chosen = null;
try {
  chosen = localStorage.getItem('language');
  // A returning visitor will probably play: the engine starts while they choose a game (src/local/cache.svelte.ts).
  // Not while the site is being updated, which any download would delay (src/local/update.ts).
  if (localStorage.getItem('kept') && !sessionStorage.getItem('newer-site') && !navigator.connection?.saveData) {
    window.engine = new Worker('__WORKER__', { type: 'module' });
    window.engine.postMessage({ kind: 'prepare', base: new URL('engine/', document.baseURI).href });
  }
} catch {
  // Without storage, use the language that the browser prefers.
}
const wishes = [
  new URLSearchParams(location.search).get('lang'),
  chosen,
  ...navigator.languages.map((tag) => tag.slice(0, 2)),
  'en',
];
// How a phone shows the installed site.
const manifest = document.querySelector('link[rel=manifest]');
if (manifest) manifest.href = `./manifest-${wishes.find((wish) => wish in TEXTS)}.webmanifest`;
function ask(settings) {
  document.head.append(Object.assign(document.createElement('link'), settings));
}
for (const href of [TEXTS[wishes.find((wish) => wish in TEXTS)], ...MODULES]) ask({ rel: 'modulepreload', href });
// The start page lists the games.
if (/^(#\/?)?$/.test(location.hash))
  ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: './engine/games.json' });
