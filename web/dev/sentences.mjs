// Puts events into words as the page does: reads them from one file and writes the sentences to another. For the tests.
//   node dev/sentences.mjs CASES.json SAID.json
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const [cases, said] = process.argv.slice(2);
const { languages, names, events, catalogues } = JSON.parse(readFileSync(cases, 'utf8'));
// Stand-ins for the parts of a browser and a server that the texts use: the catalogue of a game that the page lacks.
globalThis.document = { documentElement: {}, querySelector: () => null };
globalThis.fetch = async (path) => {
  const [, game, language] = /games\/(\w+)\/text\/(\w+)$/.exec(path);
  return new Response(catalogues[game][language]);
};

const vite = await createServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
  optimizeDeps: { noDiscovery: true },
});
const { texts } = await vite.ssrLoadModule('/src/text/index.svelte.ts');
const { sentence } = await vite.ssrLoadModule('/src/kit/events.ts');

const answers = {};
for (const language of languages) {
  await texts.speak(language);
  for (const game of Object.keys(catalogues)) await texts.ofGame(game);
  answers[language] = events.map(({ game, event, reader }) => sentence(event, game, names, reader));
}
writeFileSync(said, JSON.stringify(answers));
await vite.close();
