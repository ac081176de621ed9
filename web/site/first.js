// Runs before anything else is fetched, so that what the page will ask for next is on its way at once.
const TEXTS = __TEXTS__;
const MODULES = __MODULES__;
let chosen = null;
try {
  chosen = localStorage.getItem('language');
  // Whoever comes back will play: by the time they have chosen a game, the engine runs (src/local/keeping.svelte.ts, house.svelte.ts).
  if (localStorage.getItem('kept') && !navigator.connection?.saveData) {
    window.engine = new Worker('__WORKER__', { type: 'module' });
    window.engine.postMessage({ kind: 'prepare', base: new URL('engine/', document.baseURI).href });
  }
} catch {
  // A browser that keeps nothing says itself which language it prefers.
}
const wishes = [new URLSearchParams(location.search).get('lang'), chosen, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en'];
for (const file of [TEXTS[wishes.find((wish) => wish in TEXTS)], ...MODULES]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = file;
  document.head.append(link);
}
