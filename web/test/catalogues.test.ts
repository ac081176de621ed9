import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { expect, it } from 'vitest';
import { said, split } from '../vite.config';

const read = (folder: URL, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf-8' })
    .filter((path) => ending.test(path))
    .map((path) => readFileSync(fileURLToPath(new URL(path, folder)), 'utf-8'));
const names = (catalogue: string): string[] => new FluentResource(catalogue).body.map(({ id }) => id);
const UNSAID = /(?<![\w-])(?:mail|[a-z]+-(?:terminal|statistics))-/;

it('leaves out messages of terminals, statistics and mails with all their lines, and comments', () => {
  const catalogue = `mail-test = Hello
# How many are left.
halma-left = { $count ->
    [one] one
   *[other] { $count }
}{ $far ->
    [yes] , far
   *[no] {""}
}

halma-terminal-rows = { $rows ->
    [one] row
   *[other] rows
}{ $more ->
    [yes] , more

   *[no] {""}
}
halma-statistics-column-jumps = jumps
web-puzzle-statistics = Statistics
halma-title = Halma
`;
  expect(said(catalogue)).toBe(`halma-left = { $count ->
    [one] one
   *[other] { $count }
}{ $far ->
    [yes] , far
   *[no] {""}
}

web-puzzle-statistics = Statistics
halma-title = Halma
`);
});

it('keeps every other message of all catalogues as it is', () => {
  const catalogues = read(new URL('../../src/tabletowers/', import.meta.url), /\.ftl$/);
  expect(catalogues.length).toBeGreaterThan(40);
  for (const catalogue of catalogues) {
    const all = new FluentResource(catalogue).body.filter(({ id }) => !UNSAID.test(id));
    expect(new FluentResource(said(catalogue)).body).toEqual(all);
    expect(said(catalogue)).not.toMatch(UNSAID);
  }
  expect(catalogues.flatMap(names).filter((name) => UNSAID.test(name)).length).toBeGreaterThan(100);
});

it('splits every game into its lessons and the rest, with nothing twice and nothing lost', () => {
  const games = read(new URL('../../src/tabletowers/games/', import.meta.url), /^[a-z]+\/text\/..\.ftl$/);
  expect(games.length).toBe(15);
  for (const catalogue of games) {
    const { lessons, rest } = split(said(catalogue));
    expect([...names(rest), ...names(lessons)].sort()).toEqual(names(said(catalogue)).sort());
    expect(names(lessons).filter((name) => !/^[a-z]+-(rules|intro)-/.test(name))).toEqual([]);
    expect(names(rest).filter((name) => /^[a-z]+-(rules|intro)-/.test(name))).toEqual([]);
    // What everybody reads needs nothing of what is loaded later.
    expect(names(lessons).filter((name) => rest.includes(`{ ${name} }`))).toEqual([]);
  }
});

it('leaves out nothing that the page names', () => {
  for (const source of read(new URL('../src/', import.meta.url), /(?<!schema)\.(ts|svelte)$/))
    expect(source).not.toMatch(new RegExp(`['"\`](?:\\$\\{[\\w.]+\\}-(?:terminal|statistics)|${UNSAID.source})`));
});
