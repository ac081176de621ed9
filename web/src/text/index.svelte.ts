// Everything people read comes from the same Fluent catalogues as in the terminal; a language is loaded when it is chosen.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'it', 'fr', 'nl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  it: 'Italiano',
  fr: 'Français',
  nl: 'Nederlands',
  de: 'Deutsch',
};

type Values = Record<string, unknown>;

/** The texts of a language that every page needs; a file that only some pages need. */
const languages = import.meta.glob<string[]>('./??.ts', { import: 'default' });
const subjects = import.meta.glob<string>('../../../src/tabletowers/text/*/{learn,puzzles}.ftl', { query: '?raw', import: 'default' });

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

  /** Subjects that were asked for besides. */
  #also = new Set<string>();

  /** Load a language and speak it from now on. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    // While the texts are on their way: making the first of these takes a browser longer than anything else here.
    void [new Intl.NumberFormat(language), new Intl.PluralRules(language)];
    const loading = [languages[`./${language}.ts`]!(), ...[...this.#also].map((subject) => load(language, subject))];
    for (const text of (await Promise.all(loading)).flat()) bundle.addResource(new FluentResource(text));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of a subject too, now and in every language that is spoken later. */
  async also(subject: string): Promise<void> {
    if (this.#also.has(subject)) return;
    this.#also.add(subject);
    this.#bundle.addResource(new FluentResource(await load(this.language, subject)));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message; its name where there is none, so that a gap is seen and nothing breaks. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const plain = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, variable(value)]));
    return this.#bundle.formatPattern(message.value, plain, []);
  }
}

function load(language: Language, subject: string): Promise<string> {
  return subjects[`../../../src/tabletowers/text/${language}/${subject}.ftl`]!();
}

function variable(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined) return '-';
  if (Array.isArray(value)) return value.map((item) => variable(item)).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, item]) => `${key} ${String(variable(item))}`)
      .join(', ');
  }
  return String(value);
}

export const texts = new Texts();
export const say = (id: string, values?: Values): string => texts.say(id, values);

/** The language asked for by the address, chosen before, or wanted by the browser. */
export function preferredLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const wishes = [asked, stored('language'), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find((wish): wish is Language => LANGUAGES.includes(wish as Language)) ?? 'en';
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
