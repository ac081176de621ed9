// Writes the pieces of our boards as pictures for scenes (`npm run pieces`): what the page draws, Python draws, too.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'vite';

const GAMES = new URL('../../src/tabletowers/games/', import.meta.url);
const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' });
const { render } = await vite.ssrLoadModule('svelte/server');

/** Writes one component as a picture: the part of it within a box of [left, top, width, height]. */
async function write(game, name, component, props, [left, top, width, height], style = '') {
  const { default: drawn } = await vite.ssrLoadModule(`/src/boards/${game}/${component}.svelte`);
  const inner = render(drawn, { props })
    .body.replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/ class="svelte-\w+"| svelte-\w+(?=")/g, '')
    .replaceAll(/\s+/g, ' ');
  const folder = new URL(`${game}/pictures/`, GAMES);
  mkdirSync(folder, { recursive: true });
  const head = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}">`;
  writeFileSync(new URL(`${name}.svg`, folder), `${head}${style}${inner.trim()}</svg>\n`);
}

for (const card of ['F1', 'F1c', 'F1m', 'F2', 'F2c', 'F2m', 'K', 'Km', 'Rr', 'Rb', 'Rg', 'Ry', 'Rp'])
  await write('clocktowers', card, 'Part', { card }, [-40, -80, 80, 80]);
for (const suit of ['camel', 'ship', 'crane', 'mason'])
  await write('babel', suit, 'Sign', { suit, colour: '#4a3018' }, [-13, -13, 26, 26]);
const WONDERS = ['pyramids', 'gardens', 'temple', 'statue', 'mausoleum', 'colossus', 'lighthouse', 'tower'];
const PLANNED = '<style>.planned{opacity:.3}</style>';
for (const name of WONDERS)
  for (const stage of [0, 1, 2, 3])
    await write('babel', `${name}-${stage}`, 'Relief', { name, stage }, [-80, -100, 160, 104], PLANNED);
await vite.close();
