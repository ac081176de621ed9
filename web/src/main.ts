import { mount } from 'svelte';
import './theme.css';
import App from './App.svelte';
import { session } from './api/session.svelte';
import { preferredLanguage, texts } from './text/index.svelte';

await Promise.all([texts.speak(preferredLanguage()), session.resume()]);
mount(App, { target: document.getElementById('app')! });

if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
