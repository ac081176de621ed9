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

/** Loaded only by the pages that need them. */
const LATER = ['learn', 'puzzles'];

const files = import.meta.glob<string>('../../../src/tabletowers/text/*/*.ftl', { query: '?raw', import: 'default' });

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));

  /** Files that were asked for besides. */
  #also = new Set<string>();

  /** Load a language and speak it from now on. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const wanted = Object.entries(files).filter(([path]) => {
      const [folder, file] = path.split('/').slice(-2) as [string, string];
      const name = file.replace('.ftl', '');
      return folder === language && (!LATER.includes(name) || this.#also.has(name));
    });
    for (const text of await Promise.all(wanted.map(([, load]) => load()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of a subject too, now and in every language that is spoken later. */
  async also(file: string): Promise<void> {
    if (this.#also.has(file)) return;
    this.#also.add(file);
    const load = Object.entries(files).find(([path]) => path.endsWith(`/${this.language}/${file}.ftl`))?.[1];
    if (load) this.#bundle.addResource(new FluentResource(await load()));
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
