import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';
import { session } from './api/session.svelte';
import { SITE } from './local/site';
import { askAgain, isWanted } from './local/update';
import { prepare } from './pages';
import { router } from './router.svelte';
import { preferredLanguage, texts } from './text/index.svelte';

// Not awaited here: the pages import this module, which has to finish loading first.
function open(): void {
  void Promise.all([prepare(router.path), texts.speak(preferredLanguage()), session.resume()]).then(() => {
    mount(App, { target: document.getElementById('app')! });
    if (!SITE && import.meta.env.PROD && 'serviceWorker' in navigator)
      atLeisure(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
  });
  if (SITE) void import('./local/cache.svelte').then(({ keeping }) => keeping.begin());
}
if (SITE && isWanted()) void askAgain().then(open);
else open();

/** Run a function once the page has been drawn and is idle: a worker that starts earlier would only delay it. */
function atLeisure(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: 3000 });
  else setTimeout(action, 1000);
}
