import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The built page lies inside the Python package, which serves it. While developing, `npm run dev` shows the page and passes
// everything else on to a table that runs on the usual port.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/tabletowers/web_dist',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
