import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Bundles what is needed together: the pieces of a board, the table around it. */
function together(module: string): string | null {
  const board = /\/src\/(?:boards|tabletowers\/games)\/(\w+)\/(?!index\.ts)(?:options\/)?[^/]+$/.exec(module);
  if (board) return `${board[1]!}-board`;
  return /\/src\/(kit|play|parts|learn)\/|\/src\/boards\/contract\.ts|\/node_modules\//.test(module) ? 'play' : null;
}

/** Puts the licences of the typefaces beside them, as the licences ask. */
function licences(...typefaces: string[]): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      for (const typeface of typefaces) {
        const licence = new URL(`node_modules/@fontsource-variable/${typeface}/LICENSE`, import.meta.url);
        this.emitFile({
          type: 'asset',
          fileName: `assets/${typeface}-OFL.txt`,
          source: readFileSync(licence, 'utf8'),
        });
      }
    },
  };
}

/** The messages that only terminals, statistics and mails have, and comments. */
const UNSAID = /^(?:#|(?:mail|\w+-(?:terminal|statistics))-).*\n(?:(?![a-zA-Z#-]).*\n)*/gm;

/** Takes out of a catalogue what the page never says. */
export const said = (catalogue: string): string => catalogue.replace(UNSAID, '');

/** Puts the catalogues into the page without what it never says. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (!file!.endsWith('.ftl') || query !== 'raw') return null;
      this.addWatchFile(file!);
      return `export default ${JSON.stringify(said(readFileSync(file!, 'utf8')))}`;
    },
  };
}

// The built page lies inside the Python package, which serves it. While developing, `npm run dev` shows the page and passes
// everything else on to a table that runs on the usual port.
export default defineConfig({
  plugins: [svelte(), catalogues(), licences('fraunces', 'inter')],
  worker: { format: 'es' },
  base: '/',
  build: {
    outDir: '../src/tabletowers/web_dist',
    emptyOutDir: true,
    // For the server, which lists in its headers the files that a table will need.
    manifest: 'chunks.json',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // No warnings about slow plug-ins: nothing can be done about them.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            { name: together, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
