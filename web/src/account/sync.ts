// Carries along what is the user's own: this device's personal settings and solved tasks are merged with those of all
// other devices by the server. What a device has is merged at the first login; a guest's stays on the device.
import { api } from '../api/client';
import { session } from '../api/session.svelte';
import type { Synced, SyncWish } from '../api/types';
import { ApiError } from '../base/error';
import { chosenAt, own, OWNER, UNSENT } from '../base/own.svelte';
import { remember, remembered, rememberedKeys } from '../base/remember';
import type { Kind } from '../kit/menus';
import { settings } from '../kit/settings.svelte';
import { tips } from '../kit/tips.svelte';
import { addSolved, solvedAt } from '../parts/solved';
import { dayOfTask, days, KINDS, markSolved, nameOf, today } from '../parts/streak';
import { LANGUAGES, texts, type Language } from '../text/index.svelte';

const SETTINGS = ['language', 'speed', 'confirms', 'sounds', 'letters', 'board', 'tips'] as const;
/** The number of the last change that has arrived. */
const VERSION = 'own-version';
/** How many tasks are sent at a time; how long to wait for further changes, and after a failure, in milliseconds. */
const BATCH = 300;
const SOON = 800;
const LATER = 60_000;

type Task = [kind: Kind, id: string];

/** The kind to which a key of this device belongs. One kind's keys may begin as another's do. */
function kindOf(key: string): Kind | undefined {
  const fitting = KINDS.filter(({ solved }) => key.startsWith(solved));
  return fitting.sort((a, b) => b.solved.length - a.solved.length)[0];
}

/** Everything that this device knows to be solved. */
function allSolved(): Task[] {
  const marked = rememberedKeys().flatMap((key): Task[] => {
    const kind = kindOf(key);
    return kind ? [[kind, key.slice(kind.solved.length)]] : [];
  });
  const known = new Set(marked.map(([kind, id]) => `${nameOf(kind)}/${id}`));
  // Earlier versions of the page kept days without a mark.
  const others = KINDS.flatMap((kind) => [...days(kind)].map((day): Task => [kind, `daily-${day}`]));
  return [...marked, ...others.filter(([kind, id]) => !known.has(`${nameOf(kind)}/${id}`))];
}
/** What the server doesn't know yet. */
function unsent(): Task[] {
  if (remembered(OWNER) === null) return allSolved();
  return (remembered(UNSENT) ?? '').split(' ').flatMap((text): Task[] => {
    const [name, ...id] = text.split('/');
    const kind = KINDS.find((one) => nameOf(one) === name);
    return kind ? [[kind, id.join('/')]] : [];
  });
}

/** The tasks as they are sent, by the names of their kinds. */
function described(tasks: readonly Task[]): SyncWish['solved'] {
  const found: NonNullable<SyncWish['solved']> = {};
  for (const [kind, task] of tasks) {
    const how = kind.results ? solvedAt(kind.results).find(({ id }) => id === task) : undefined;
    const day = how?.on ?? dayOfTask(task) ?? today();
    const { level = null, seconds = null, hints = null } = how ?? {};
    (found[nameOf(kind)] ??= []).push({ task, at: Date.parse(`${day}T12:00:00Z`), level, seconds, hints });
  }
  return found;
}

/** The settings as they are sent: those chosen since the last time; at first also those chosen before. */
function chosen(): SyncWish['settings'] {
  const first = remembered(OWNER) === null;
  return Object.fromEntries(
    SETTINGS.flatMap((name) => {
      const [at, value] = [remembered(chosenAt(name)), remembered(name)];
      return at !== null || (first && value !== null) ? [[name, { value, at: Number(at ?? 0) }]] : [];
    }),
  );
}

/** Take over what has arrived, except settings chosen here since then. */
function apply(answer: Synced): void {
  for (const name of SETTINGS) {
    const arrived = answer.settings[name];
    if (arrived && arrived.at >= Number(remembered(chosenAt(name)) ?? 0)) remember(name, arrived.value);
  }
  for (const kind of KINDS) {
    const tasks = answer.solved[nameOf(kind)] ?? [];
    markSolved(
      kind,
      tasks.map(({ task }) => task),
    );
    if (kind.results)
      addSolved(
        kind.results,
        tasks.flatMap(({ task, at, level, seconds, hints }) =>
          level === null || seconds === null || hints === null
            ? []
            : [{ id: task, level, seconds, hints, on: today(new Date(at)) }],
        ),
      );
  }
  show();
}
/** Show what this device remembers now. */
function show(): void {
  own.arrived += 1;
  settings.read();
  tips.read();
  const language = remembered('language') as Language | null;
  if (language !== null && LANGUAGES.includes(language) && language !== texts.language) void texts.speak(language);
}

const textOf = ([kind, id]: Task): string => `${nameOf(kind)}/${id}`;

/** For how many tasks there still is room at the server, if that is why it refuses them; otherwise null. */
const roomLeft = (error: unknown): number | null =>
  error instanceof ApiError && error.code === 'too_large' ? Number(error.details.room ?? 0) : null;

/** Exchange everything with the server for a person. What it has no room for stays here, to be sent again later. */
async function exchange(person: string): Promise<void> {
  const tasks = unsent();
  const changes = chosen();
  let settings = changes;
  let start = 0;
  let end = tasks.length;
  let size = BATCH;
  do {
    const part = tasks.slice(start, Math.min(end, start + size));
    try {
      const since = Number(remembered(VERSION) ?? 0);
      const answer = await api.sync({ since, settings, solved: described(part) });
      if (session.me?.id !== person) return;
      apply(answer);
      remember(VERSION, String(answer.version));
      start += part.length;
      settings = {};
    } catch (error) {
      const room = roomLeft(error);
      if (room === null || !part.length) throw error;
      if (room > 0) size = Math.min(room, part.length - 1);
      else end = start;
    }
  } while (start < end || Object.keys(settings ?? {}).length);
  const seen = new Set(tasks.map(textOf));
  const left = (remembered(UNSENT) ?? '').split(' ').filter((task) => task && !seen.has(task));
  remember(UNSENT, [...tasks.slice(end).map(textOf), ...left].join(' ') || null);
  for (const [name, { at }] of Object.entries(changes ?? {}))
    if (Number(remembered(chosenAt(name)) ?? 0) <= at) remember(chosenAt(name), null);
  remember(OWNER, person);
}

let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> = Promise.resolve();
/** Exchange changes after a while, and again if that fails. */
function plan(person: string, wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(() => exchange(person)).catch(() => plan(person, LATER));
  }, wait);
}

/** Carry along what is the user's own, now and after every change. */
export function follow(person: string): void {
  if (![null, person].includes(remembered(OWNER))) leave();
  own.changed = () => plan(person, SOON);
  plan(person, 0);
}

/** The person has gone: what is theirs is removed from this device. What only the device knows stays. */
export function leave(): void {
  clearTimeout(timer);
  own.changed = () => undefined;
  if (remembered(OWNER) === null) return;
  const kept = unsent();
  const results = KINDS.map(({ results }) => (results ? solvedAt(results) : []));
  for (const [{ solved }, id] of allSolved()) remember(`${solved}${id}`, null);
  for (const [number, kind] of KINDS.entries()) {
    const ids = kept.flatMap(([one, id]) => (one === kind ? [id] : []));
    remember(kind.days, null);
    markSolved(kind, ids);
    if (kind.results) {
      remember(kind.results, null);
      addSolved(
        kind.results,
        results[number]!.filter(({ id }) => ids.includes(id)),
      );
    }
  }
  for (const name of SETTINGS) if (name !== 'language' && remembered(chosenAt(name)) === null) remember(name, null);
  for (const key of [OWNER, UNSENT, VERSION]) remember(key, null);
  show();
}
