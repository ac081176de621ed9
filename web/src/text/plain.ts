// Values in the form that messages can show, the same as in Python (`_plain` in `src/tabletowers/text/__init__.py`).
import type { FluentVariable } from '@fluent/bundle';

/** Booleans become 1 and 0, null becomes empty, and lists are joined. */
export function plain(value: unknown): FluentVariable {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (typeof value === 'boolean') return Number(value);
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => String(plain(item))).join(', ');
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([key, item]) => `${key} ${String(plain(item))}`)
      .join(', ');
  }
  return String(value);
}
