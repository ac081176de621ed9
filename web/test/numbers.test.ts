import { describe, expect, it } from 'vitest';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { LANGUAGES } from '../src/text/index.svelte';
import { clockOf } from '../src/text/days';
import { numberText, shownAs } from '../src/text/numbers';

describe('a number in a message', () => {
  const bundleOf = (language: string): FluentBundle => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource('points = { $n } { $n ->\n    [one] point\n   *[other] points\n  }'));
    return bundle;
  };
  const said = (bundle: FluentBundle, n: FluentVariable): string =>
    bundle.formatPattern(bundle.getMessage('points')!.value!, { n });

  for (const language of LANGUAGES) {
    it(`is written as the browser writes it, with a true minus (${language})`, () => {
      const bundle = bundleOf(language);
      const written = (n: number): string => said(bundle, n).replace('-', '−');
      for (let n = -1001; n <= 1001; n++) expect(said(bundle, shownAs(n))).toBe(written(n));
      for (const n of [0.5, -2.25, 12345, 1e9]) expect(said(bundle, shownAs(n))).toBe(written(n));
    });
  }
  it('has a true minus outside a message, too', () => {
    expect(numberText(-8, 'en', { signDisplay: 'exceptZero' })).toBe('−8');
    expect(numberText(3, 'de', { signDisplay: 'exceptZero' })).toBe('+3');
    expect(numberText(1234.5, 'de')).toBe('1.234,5');
  });
  it('leaves words alone', () => expect(shownAs('7')).toBe('7'));
});

describe('the time left on a clock', () => {
  it('is told in minutes and seconds, by days in hours and days', () => {
    expect(clockOf(29.9)).toBe('0:29');
    expect(clockOf(45 * 60)).toBe('45:00');
    expect(clockOf(2 * 3600 - 1)).toBe('119:59');
    expect(clockOf(47 * 3600 + 59)).toBe('47 hr');
    expect(clockOf(3 * 86_400)).toBe('3 days');
  });
});
