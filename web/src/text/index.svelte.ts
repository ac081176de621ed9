// All texts come from the same Fluent catalogues as in the terminal; a language is loaded when it is chosen.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { shownAs } from './numbers';
import { plain } from './plain';

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

/** The texts of a language that every page needs, including those of all games, and files that only some pages need. */
const languages = import.meta.glob<string[]>('./??.ts', { import: 'default' });
const subjects = import.meta.glob<string>('../../../src/tabletowers/text/*/{learn,company,circles,drawn}.ftl', {
  query: '?raw',
  import: 'default',
});

/** The rules and introductions of all games, which come with the subject `learn`. */
const lessons = import.meta.glob<string>('../../../src/tabletowers/games/*/text/*.ftl', {
  query: '?lessons',
  import: 'default',
});

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en'));
  #ids = new Set<string>();

  /** Additional subjects, and games whose texts this page lacks, that have been requested. */
  #also = new Map<string, Promise<void>>();
  #games = new Set<string>();
  #speaking: Promise<void> = Promise.resolve();

  /** Load a language and use it from now on. */
  speak(language: Language): Promise<void> {
    return (this.#speaking = this.#speak(language));
  }
  async #speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const fetched = [
      ...[...this.#also.keys()].map((subject) => load(language, subject)),
      ...[...this.#games].map((game) => fetchGame(language, game)),
    ];
    const found = (await Promise.all([languages[`./${language}.ts`]!(), ...fetched])).flat();
    this.#ids = new Set(found.flatMap((text) => add(bundle, text)));
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Load the texts of a subject, now and in every language chosen later. */
  also(subject: string): Promise<void> {
    const known = this.#also.get(subject) ?? this.#add(subject);
    this.#also.set(subject, known);
    return known;
  }
  async #add(subject: string): Promise<void> {
    await this.#speaking;
    this.#extend(await load(this.language, subject));
  }

  /** Load the texts of a game, from the server if this page lacks them. */
  async ofGame(game: string): Promise<void> {
    await this.#speaking;
    if (this.has(`${game}-title`) || this.#games.has(game)) return;
    const text = await fetchGame(this.language, game);
    this.#games.add(game);
    this.#extend(text);
  }

  #extend(text: string): void {
    for (const id of add(this.#bundle, text)) this.#ids.add(id);
  }

  /** The names of all messages with this beginning and end, in the order of the catalogues. */
  between(first: string, last: string): string[] {
    return [...this.#ids]
      .filter((id) => id.startsWith(first) && id.endsWith(last))
      .map((id) => id.slice(first.length, -last.length));
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text of a message, or its name if there is none, so that a gap is visible but breaks nothing. */
  say(id: string, values: Values = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) return id;
    const shown = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, shownAs(plain(value))]));
    return this.#bundle.formatPattern(message.value, shown, []);
  }
}

/** Add a catalogue to a bundle. Returns the names of its messages. */
function add(bundle: FluentBundle, text: string): string[] {
  const resource = new FluentResource(text);
  bundle.addResource(resource);
  return resource.body.map(({ id }) => id);
}

async function load(language: Language, subject: string): Promise<string> {
  const files = subject === 'learn' ? Object.keys(lessons).filter((file) => file.endsWith(`/${language}.ftl`)) : [];
  const found = [
    subjects[`../../../src/tabletowers/text/${language}/${subject}.ftl`],
    ...files.map((file) => lessons[file]),
  ];
  return (await Promise.all(found.map((read) => read?.() ?? ''))).join('\n');
}

/** The game's own catalogue; empty if it has none, so that it can still be played. */
async function fetchGame(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/v1/games/${encodeURIComponent(game)}/text/${language}`).catch(() => null);
  return answer?.ok ? answer.text() : '';
}

export const texts = new Texts();
export const say = (id: string, values?: Values): string => texts.say(id, values);

/** The language given by the address, chosen before, or preferred by the browser. */
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
