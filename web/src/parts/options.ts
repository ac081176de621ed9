// The options of a table: the printed rules, and sentences for deviations from them.
import type { GameInfo, TableState } from '../api/types';
import { say, texts } from '../text/index.svelte';

type Option = GameInfo['options'][number];

/** An option with one chosen value; the first value is the printed rule. */
export interface Choosable {
  name: string;
  label: string;
  values: { value: unknown; key: string; text: string; printed: boolean }[];
  /** The default value. */
  usual: string;
  /** Why the default differs from the printed rule, if it does. */
  note: string | null;
}

/** The options whose values can be listed, for correspondence tables or others. */
export function choosable(info: GameInfo, days: boolean): Choosable[] {
  return info.options.flatMap((option) =>
    option.values && !option.free ? [listed(info.name, option, option.values, days)] : [],
  );
}

/** The options to send to the server: all chosen values, so that nothing depends on a default. */
export function chosen(
  options: readonly Choosable[],
  picked: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    options.map(({ name, values, usual }) => [name, values.find(({ key }) => key === (picked[name] ?? usual))!.value]),
  );
}

/** The options whose values can't be listed, each with a label and its default. */
export function free(info: GameInfo): { name: string; label: string; usual: unknown }[] {
  return info.options.flatMap((option) =>
    option.free ? [{ name: option.name, label: labelOf(info.name, option), usual: option.default }] : [],
  );
}

/** How a table deviates from the printed rules, in sentences. */
export function departures(info: GameInfo, options: Readonly<Record<string, unknown>>): string[] {
  const listed = choosable(info, false).flatMap(({ name, values }) => {
    const other = values.find(({ value, printed }) => !printed && value === options[name]);
    return other ? [other.text] : [];
  });
  const written = free(info).flatMap(({ name, label, usual }) => {
    if (!(name in options) || JSON.stringify(options[name]) === JSON.stringify(usual)) return [];
    const id = `${info.name}-option-${name}-other`;
    return [texts.has(id) ? say(id) : `${label}.`];
  });
  return [...listed, ...written];
}

function labelOf(game: string, option: Option): string {
  const id = `${game}-option-${option.name}`;
  return texts.has(id) ? say(id) : option.name;
}

function listed(game: string, option: Option, values: readonly unknown[], days: boolean): Choosable {
  const id = `${game}-option-${option.name}`;
  const label = labelOf(game, option);
  const all = values.map((value) => {
    const key = String(value);
    return {
      value,
      key,
      text: texts.has(`${id}-${key}`) ? say(`${id}-${key}`) : say('web-option-value', { value: key }),
      printed: value === option.default,
    };
  });
  const unusual = days && option.by_days !== option.default;
  return {
    name: option.name,
    label,
    values: all.sort((a, b) => Number(b.printed) - Number(a.printed)),
    usual: String(days ? option.by_days : option.default),
    note: unusual && texts.has(`${id}-by_days`) ? say(`${id}-by_days`) : null,
  };
}

/** The time for thinking at a table with a clock. */
export const clockText = (clock: NonNullable<TableState['clock']>): string =>
  say('web-clock-told', { ...clock, minutes: 'seconds' in clock ? Math.round(clock.seconds / 60) : 0 });
