import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { known, marked, synonyms } from '../src/learn/search';
import { finder } from '../src/parts/printed';

const LANGUAGES = ['en', 'it', 'fr', 'nl', 'de'];
const read = (path: string): string =>
  readFileSync(new URL(`../../src/tabletowers/${path}`, import.meta.url), 'utf8').replaceAll('\r', '');
const lines = (language: string): string =>
  /^learn-synonyms =\n((?: {4}.+\n)+)/m
    .exec(read(`text/${language}/learn.ftl`))![1]!
    .trim()
    .replaceAll(/\n +/g, '\n');
const rules = (game: string, language: string): string =>
  read(`games/${game}/text/${language}.ftl`)
    .split('\n')
    .filter((line, at, all) => /-rules-/.test(all.slice(0, at + 1).findLast((one) => /^[a-z]/.test(one)) ?? ''))
    .join('\n');

describe('a search of the rules', () => {
  it.each(LANGUAGES)('finds something in a game by every word that players use (%s)', (language) => {
    const texts = ['clocktowers', 'oldtown', 'babel'].map((game) => rules(game, language));
    for (const { printed } of synonyms(lines(language))) {
      const finds = finder(printed, known(printed, [], lines(language)));
      expect([printed, texts.some(finds)]).toEqual([printed, true]);
    }
  });
  it.each(['clocktowers', 'oldtown', 'babel'])(
    'finds who begins, what points there are and how it ends (%s)',
    (game) => {
      for (const word of ['Startspieler', 'Nachziehstapel', 'Siegpunkte', 'Spielende', 'Mitspieler'])
        expect([word, finder(word, known(word, [], lines('de')))(rules(game, 'de'))]).toEqual([word, true]);
    },
  );
  it('marks the words and not what lies around them', () => {
    const text = 'Nach der Regel beginnt Élise, die älteste Person.';
    const words = (query: string) =>
      marked(text, query, known(query, [], lines('de'))).flatMap(({ words, found }) => (found ? [words] : []));
    expect(words('Startspieler')).toEqual(['beginnt']);
    expect(words('elis')).toEqual(['Élise']);
    expect(words('ALTEST')).toEqual(['älteste']);
    expect(words(' ')).toEqual([]);
    expect(
      marked(text, 'regel', [])
        .map(({ words }) => words)
        .join(''),
    ).toBe(text);
  });
});
