import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';
import { session } from './api/session.svelte';
import { SITE } from './local/site';
import { prepare } from './pages';
import { router } from './router.svelte';
import { preferredLanguage, texts } from './text/index.svelte';

// Not awaited here: the pages are built on this module, which has to be done for them to be loaded.
void Promise.all([prepare(router.path), texts.speak(preferredLanguage()), session.resume()]).then(() => {
  mount(App, { target: document.getElementById('app')! });
  // Once the page is there: a worker that starts meanwhile would only hold it up.
  if (!SITE && import.meta.env.PROD && 'serviceWorker' in navigator) setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
});

if (SITE) void import('./local/keeping.svelte').then(({ keeping }) => keeping.begin());
