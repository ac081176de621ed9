import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../src/text/index.svelte';
import { shownAs } from '../src/text/numbers';

describe('a number in a message', () => {
  const bundleOf = (language: string): FluentBundle => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource('points = { $n } { $n ->\n    [one] point\n   *[other] points\n  }'));
    return bundle;
  };
  const said = (bundle: FluentBundle, n: FluentVariable): string =>
    bundle.formatPattern(bundle.getMessage('points')!.value!, { n });

  for (const language of LANGUAGES) {
    it(`is written as the browser writes it (${language})`, () => {
      const bundle = bundleOf(language);
      for (let n = -1001; n <= 1001; n++) expect(said(bundle, shownAs(n))).toBe(said(bundle, n));
      for (const n of [0.5, -2.25, 12345, 1e9]) expect(said(bundle, shownAs(n))).toBe(said(bundle, n));
    });
  }
  it('leaves words alone', () => expect(shownAs('7')).toBe('7'));
});
