import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Bundles what is needed together: the pieces of a board, the table around it. */
function together(module: string): string | null {
  const board = /\/src\/(?:boards|tabletowers\/games)\/(\w+)\/(?!index\.ts)(?:options\/)?[^/]+$/.exec(module);
  if (board) return `${board[1]!}-board`;
  if (module.includes('/src/tabletowers/scene/')) return 'drawn-board';
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

/** The lines of a message after its first. */
const MORE = '.*\\n(?:(?![a-zA-Z#-]).*\\n)*';
/** The messages that only terminals, statistics and mails have, and comments. */
const UNSAID = new RegExp(`^(?:#|(?:mail|\\w+-(?:terminal|statistics))-)${MORE}`, 'gm');
/** A game's rules and introduction, which the page loads when somebody learns it. */
const LESSONS = new RegExp(`^\\w+-(?:rules|intro)-${MORE}`, 'gm');

/** Takes out of a catalogue what the page never says. */
export const said = (catalogue: string): string => catalogue.replace(UNSAID, '');
/** Splits what the page says of a game into its lessons and the rest. */
export const split = (catalogue: string): { lessons: string; rest: string } => ({
  lessons: (catalogue.match(LESSONS) ?? []).join(''),
  rest: catalogue.replace(LESSONS, ''),
});

/** Puts the catalogues into the page without what it never says, and those of games in two parts. */
function catalogues(): Plugin {
  return {
    name: 'catalogues',
    enforce: 'pre',
    load(id) {
      const [file, query] = id.split('?');
      if (!file!.endsWith('.ftl') || (query !== 'raw' && query !== 'lessons')) return null;
      this.addWatchFile(file!);
      const spoken = said(readFileSync(file!, 'utf8'));
      const { lessons, rest } = file!.includes('/games/') ? split(spoken) : { lessons: '', rest: spoken };
      return `export default ${JSON.stringify(query === 'raw' ? rest : lessons)}`;
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
