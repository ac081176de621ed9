// Runs before anything else is fetched, so that what the page will ask for next is on its way at once.
const TEXTS = __TEXTS__;
const MODULES = __MODULES__;
let chosen = null;
try {
  chosen = localStorage.getItem('language');
  // Whoever comes back will play: by the time they have chosen a game, the engine runs (src/local/cache.svelte.ts, house.svelte.ts).
  // Not where a newer site is wanted, which any download would hold up (src/local/update.ts).
  if (localStorage.getItem('kept') && !sessionStorage.getItem('newer-site') && !navigator.connection?.saveData) {
    window.engine = new Worker('__WORKER__', { type: 'module' });
    window.engine.postMessage({ kind: 'prepare', base: new URL('engine/', document.baseURI).href });
  }
} catch {
  // A browser that keeps nothing says itself which language it prefers.
}
const wishes = [
  new URLSearchParams(location.search).get('lang'),
  chosen,
  ...navigator.languages.map((tag) => tag.slice(0, 2)),
  'en',
];
// What a phone shows of the site once it is installed there.
const manifest = document.querySelector('link[rel=manifest]');
if (manifest) manifest.href = `./manifest-${wishes.find((wish) => wish in TEXTS)}.webmanifest`;
function ask(settings) {
  document.head.append(Object.assign(document.createElement('link'), settings));
}
for (const href of [TEXTS[wishes.find((wish) => wish in TEXTS)], ...MODULES]) ask({ rel: 'modulepreload', href });
// The first page shows which games there are.
if (/^(#\/?)?$/.test(location.hash))
  ask({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: './engine/games.json' });
